import { isObject } from '../../platform/domain/is-object.js';

/**
 * An object in which fields may be missing, also in nested objects. Lists are never partial: a list replaces the whole
 * stored list.
 */
export type Changes<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Changes<T[K]> | undefined }
    : T;

/**
 * Applies changes to a stored value. A missing field keeps its stored value, so that older clients do not erase fields
 * that they do not know.
 */
export function withChanges<T>(stored: T, changes: Changes<T> | undefined): T {
  if (changes === undefined) return stored;
  if (!isObject(stored) || !isObject(changes)) return changes as T;
  const names = new Set([...Object.keys(stored), ...Object.keys(changes)]);
  const entries = [...names].map((name) => [name, withChanges(stored[name], changes[name])]);
  return Object.fromEntries(entries) as T;
}
