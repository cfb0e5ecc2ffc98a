import { DomainError } from '../../../platform/domain/domain-error.js';
import * as messages from '../../domain/messages.js';

export interface NewObject {
  contentType: string;
  /** The bytes, or their chunks; when the iterable throws, nothing is stored. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/**
 * Storage for files by key, with the five operations that every object storage has. Objects are small (uploads have at
 * most 5 MB), so they are read completely before they are sent: an outage is an error, never half an image.
 * @throws DomainError 'unavailable' or 'disk-full'.
 */
export abstract class ObjectStorage {
  /** Stores the object completely or not at all; replaces an object with the same key. */
  abstract put(key: string, object: NewObject): Promise<void>;
  abstract get(key: string): Promise<Buffer | undefined>;
  abstract head(key: string): Promise<{ size: number } | undefined>;
  /** Does nothing when there is no such object. */
  abstract remove(key: string): Promise<void>;
  /** Keys that start with `prefix`, in no particular order. */
  abstract list(prefix: string): AsyncIterable<string>;
}

const KEY = /^(?=.{1,200}$)[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** Whether the key is allowed: lower-case segments that mean the same in a file system and in S3. */
export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

export function storageUnavailable(cause: unknown): DomainError {
  return new DomainError('unavailable', messages.storageUnavailable, { retryAfterSeconds: 5, cause });
}

export function storageFull(cause: unknown): DomainError {
  return new DomainError('disk-full', messages.storageFull, { cause });
}
