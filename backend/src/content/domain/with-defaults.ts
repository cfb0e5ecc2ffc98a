import { isObject } from '../../platform/domain/is-object.js';

/**
 * Converts an object that an older release stored to the current structure. Missing fields get their defaults,
 * recursively. Fields without a default are dropped. Arrays, null and simple values are kept as they are. If the
 * default is an object and the stored value is neither an object nor null, the default is returned.
 */
export function withDefaults<T>(defaults: T, stored: unknown): T {
  if (!isObject(defaults)) return stored === undefined ? defaults : (stored as T);
  if (stored === null) return null as T;
  if (!isObject(stored)) return defaults;
  const entries = Object.entries(defaults).map(([key, value]) => [key, withDefaults(value, stored[key])]);
  return Object.fromEntries(entries) as T;
}

/**
 * Adds to a value the stored fields without a default, recursively. A newer release has stored them, and reads them
 * again when the shop returns to that release.
 */
export function withUnknown<T>(defaults: unknown, stored: unknown, value: T): T {
  if (!isObject(defaults) || !isObject(stored) || !isObject(value)) return value;
  const unknown = Object.entries(stored).filter(([key]) => !(key in defaults));
  const known = Object.entries(value).map(([key, field]) => [
    key,
    withUnknown(defaults[key], stored[key], field),
  ]);
  return Object.fromEntries([...unknown, ...known]) as T;
}
