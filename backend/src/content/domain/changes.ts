import { isObject } from './with-defaults.js';

/** An object in which fields may be missing, also in nested objects. Lists are complete. */
export type Changes<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Changes<T[K]> | undefined }
    : T;

/** A missing field keeps its stored value, so that clients older than a field do not erase it. */
export function withChanges<T>(stored: T, changes: Changes<T> | undefined): T {
  if (changes === undefined) return stored;
  if (!isObject(stored) || !isObject(changes)) return changes as T;
  const names = new Set([...Object.keys(stored), ...Object.keys(changes)]);
  const entries = [...names].map((name) => [name, withChanges(stored[name], changes[name])]);
  return Object.fromEntries(entries) as T;
}
