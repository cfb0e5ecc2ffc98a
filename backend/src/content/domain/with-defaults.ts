function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * An object stored by an older version, completed with the defaults of the fields that it did not
 * know yet; fields that no longer exist are left out.
 */
export function withDefaults<T>(defaults: T, stored: unknown): T {
  if (!isObject(defaults)) return stored === undefined ? defaults : (stored as T);
  if (!isObject(stored)) return defaults;
  const entries = Object.entries(defaults).map(([key, value]) => [key, withDefaults(value, stored[key])]);
  return Object.fromEntries(entries) as T;
}
