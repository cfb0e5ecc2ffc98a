import { DomainError } from '../../platform/domain/domain-error.js';
import type { Upload } from '../domain/upload.js';
import * as messages from '../domain/messages.js';

// The ports of this module. Each port has an adapter in adapters/, except `ObjectReferences`, which other modules
// implement. Most ports have a fake in testing/.

export interface EncodedFile {
  key: string;
  contentType: string;
  bytes: Uint8Array;
}

export interface EncodedImage {
  key: string;
  files: EncodedFile[];
}

export interface Publishing {
  /**
   * WebP variants stay transparent where the source is transparent, as logos need. By default, transparency becomes
   * white.
   */
  readonly keepsTransparency?: boolean;
}

/** Decodes a photo and encodes it as an image with variants. @throws ImageRefused */
export abstract class ImageEncoder {
  abstract encode(source: Uint8Array, publishing?: Publishing): Promise<EncodedImage>;
}

export interface Inspection {
  /**
   * Compares the header of each file with its key. The key names the format, and for a main image also the size. A file
   * with bytes behind its image differs, too.
   * @returns the key of the first file that differs; undefined when all match.
   * @throws when the files cannot be read, for example because the system has too little memory.
   */
  findBroken(files: readonly EncodedFile[]): Promise<string | undefined>;
  close(): void;
}

export abstract class ImageInspector {
  /** The caller must close the inspection, and must use it for one image at a time. */
  abstract open(): Inspection;
}

export abstract class Installation {
  /** A UUID created once per database. All replicas have the same UUID, and a restored backup keeps it. */
  abstract id(): Promise<string>;
  /** Names the database itself: a copy of the database has the same UUID, and another name. */
  abstract databaseName(): Promise<string>;
}

/** Finds the published images that rows refer to, by path or by absolute URL (as copied from a page). */
export abstract class ImageReferences {
  /**
   * Returns those of the images with these keys that a row refers to. Deleted items count, because they can be
   * restored.
   */
  abstract referencedAmong(keys: readonly string[]): Promise<Set<string>>;
  /** Returns the keys of at most `limit` recorded images that rows refer to. The history does not count. */
  abstract sample(limit: number): Promise<string[]>;
}

export interface NewObject {
  contentType: string;
  /** The bytes, or their chunks. When the iterable throws, nothing is stored. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

/**
 * Stores files by key, with the five operations that every object storage has. Uploads have at most 5 MB, so objects
 * are small. Each object is read completely before its bytes are sent. So an outage causes an error and never half an
 * image.
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

/** Whether the key is allowed: at most 200 characters, in lowercase segments that file systems and S3 accept. */
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

/**
 * Records each published image, and the time since which no data has referred to the image. All keys are keys of main
 * images.
 */
export abstract class PublishedImages {
  /**
   * Records images as published at `now`, also images that are recorded already. Their grace period starts at `now`.
   */
  abstract record(keys: readonly string[], now: Date): Promise<void>;
  /**
   * Restarts the grace period of an image at `now`. From then on, the image counts as unreferenced until it is marked
   * as referenced. Waits for a concurrent `removeIfUnreferenced` of the same image.
   * @returns false for an image that is not recorded.
   */
  abstract restartGracePeriod(key: string, now: Date): Promise<boolean>;
  /** @returns the keys that are not recorded. */
  abstract findUnrecorded(keys: readonly string[]): Promise<string[]>;
  abstract publishedUntil(instant: Date): Promise<string[]>;
  abstract markReferenced(keys: readonly string[]): Promise<void>;
  /** Marks images as unreferenced since `now`. Images that are already marked keep their earlier time. */
  abstract markUnreferenced(keys: readonly string[], now: Date): Promise<void>;
  /**
   * Records that these images are expected to become unreferenced. The garbage collector removes many other images at
   * once only after a command from the panel. Released images need no command.
   * This mark is deleted when an image is recorded again or gets a new grace period. The history may still refer to the
   * image for 30 days.
   */
  abstract release(keys: readonly string[]): Promise<void>;
  /**
   * Returns the keys of images that became unreferenced at or before the instant, and still are unreferenced.
   * `withReleased` is true by default. If false, images for which `release` was called are left out.
   */
  abstract unreferencedSince(instant: Date, options?: { readonly withReleased: boolean }): Promise<string[]>;
  /**
   * Removes the record of an image that became unreferenced at or before `instant`, if `removeFiles` returns true. A
   * concurrent `record` of the same image waits until the removal is complete.
   * @returns whether the record was removed.
   */
  abstract removeIfUnreferenced(
    key: string,
    instant: Date,
    removeFiles: () => Promise<boolean>,
  ): Promise<boolean>;
}

/** The secret that signs upload URLs, the same for all replicas. */
export abstract class SigningSecret {
  abstract read(): Promise<Buffer>;
}

export abstract class UploadRepository {
  abstract add(upload: Upload): Promise<void>;
  abstract find(id: string): Promise<Upload | undefined>;
  /**
   * Saves the new state of an upload if the stored state is the state directly before the new state.
   * @returns false, without a save, if another state is stored.
   */
  abstract advance(upload: Upload): Promise<boolean>;
  abstract remove(id: string): Promise<void>;
  abstract idsIssuedBefore(instant: Date): Promise<string[]>;
  abstract existingAmong(ids: readonly string[]): Promise<Set<string>>;
}
