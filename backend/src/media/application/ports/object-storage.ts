import { DomainError } from '../../../platform/domain/domain-error.js';

export interface NewObject {
  contentType: string;
  /** All of it, or the pieces as they arrive; a source that throws leaves nothing behind. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/**
 * Where bytes are kept: the five calls that every object storage has. Objects are small by rule (5 MB in,
 * re-encoded out), so they are read whole: an outage halfway is an honest error, never half an image.
 */
export abstract class ObjectStorage {
  /** Complete or not at all; replaces what was there. */
  abstract put(key: string, object: NewObject): Promise<void>;
  abstract get(key: string): Promise<Buffer | undefined>;
  abstract head(key: string): Promise<{ size: number } | undefined>;
  /** Removing what is not there is fine. */
  abstract remove(key: string): Promise<void>;
  /** Keys that start with `prefix`, in no particular order. */
  abstract list(prefix: string): AsyncIterable<string>;
}

const KEY = /^(?=.{1,200}$)[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;

/** Every adapter takes only keys that are one and the same thing for a file system and for S3. */
export function isStorageKey(key: string): boolean {
  return KEY.test(key);
}

export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key)}`);
}

export function storageUnavailable(cause: unknown): DomainError {
  return new DomainError(
    'unavailable',
    'Penyimpanan foto sedang tidak dapat dihubungi. Coba lagi sebentar lagi.',
    {
      retryAfterSeconds: 5,
      cause,
    },
  );
}

export function storageFull(cause: unknown): DomainError {
  return new DomainError('disk-full', 'Ruang penyimpanan foto penuh. Hubungi pengelola situs.', { cause });
}
