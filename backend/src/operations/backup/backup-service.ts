import { createHash } from 'node:crypto';
import {
  contentTypeOf,
  type EncodedFile,
  type ImageFiles,
  type ImageInspector,
  type Inspection,
  keysOfImage,
  mainKeysIn,
  MAX_KEY_LENGTH,
} from '../../media/index.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { BackupStatus } from './backup-status.js';
import { findBroken } from './find-broken.js';
import {
  type BackupHeader,
  BackupRefused,
  FORMAT,
  HEADER_FILE,
  imageFile,
  jsonFile,
  MANIFEST_FILE,
  maxBytes,
  PROGRAM,
  TABLE_FILE_BYTES,
  tableFile,
} from './format.js';
import { ManifestBuilder } from './manifest-builder.js';
import type { Snapshot, Snapshots } from './snapshots.js';

export interface BackupFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface BackupSink {
  /**
   * Stores all files. When the sink or the iterable throws, the sink leaves nothing that looks like a complete backup.
   */
  store(files: AsyncIterable<BackupFile>): Promise<void>;
}

export interface BackupSummary {
  readonly rows: number;
  readonly images: number;
  readonly bytes: number;
  /** The number of images that the shop refers to but the storage lacks, or holds with a broken main file. */
  readonly missingImages: number;
  /** The names of tables and columns that were left out, because they are not of the shop. */
  readonly foreign: readonly string[];
}

/** Returns what the operator should know about a backup, as sentences without their full stops. */
export function remarksOn({ missingImages, foreign }: BackupSummary): string[] {
  return [
    ...(missingImages > 0 ? [`${missingImages} images are missing in the storage`] : []),
    ...(foreign.length > 0 ? [`Left out, because they are not of the shop: ${foreign.join(', ')}`] : []),
  ];
}

export interface BackupOptions {
  readonly kind?: 'daily' | 'other';
  /** The longest time, in milliseconds, to wait for the end of another backup or of an image collection. */
  readonly waitMs?: number;
  /** Aborting this signal ends the wait. Once the backup has begun, only the sink can abort it. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Called with the number of finished images and the number of all images, for the first time before the first image.
   */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

// If at least 10 images and more than a tenth are missing, the storage is probably the wrong one or was lost.
const MANY_IMAGES = 10;
const MANY_SHARE = 0.1;
const RETRY_MS = 500;

export class BackupService {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly images: Pick<ImageFiles, 'read' | 'mainKeys'>,
    private readonly inspector: ImageInspector,
    private readonly status: BackupStatus,
    private readonly lock: Lock,
    private readonly clock: Clock,
    private readonly version: string,
  ) {}

  /**
   * Writes a backup to the sink. Holds the lock of the image collection during the whole backup, so that no image to
   * which the snapshot refers is removed.
   * @returns undefined, without starting, when another backup or an image collection still runs after the longest wait.
   * @throws BackupRefused, and errors of database, storage and sink. The sink then holds no backup.
   */
  async write(sink: BackupSink, options: BackupOptions = {}): Promise<BackupSummary | undefined> {
    let summary: BackupSummary | undefined;
    const work = async (): Promise<void> => {
      const result = { rows: 0, images: 0, bytes: 0, missingImages: 0, foreign: [] };
      await sink.store(this.files(result, options));
      await this.status.recordBackup(await this.clock.now(), options.kind ?? 'other');
      summary = result;
    };
    for (let waited = 0; !(await this.lock.tryRun('imageCollection', work)); waited += RETRY_MS) {
      options.signal?.throwIfAborted();
      if (waited >= (options.waitMs ?? 0)) return undefined;
      await new Promise((later) => setTimeout(later, RETRY_MS));
    }
    return summary;
  }

  /**
   * Yields the files of a backup in their order.
   * @param result the counts, which increase while the sink takes the files.
   */
  private async *files(
    result: { -readonly [Key in keyof BackupSummary]: BackupSummary[Key] },
    { onProgress }: BackupOptions,
  ): AsyncGenerator<BackupFile> {
    const manifest = new ManifestBuilder(() => createHash('sha256'));
    const scanner = new ImageKeyScanner();
    const file = (name: string, bytes: Uint8Array): BackupFile => {
      manifest.addFile(name, bytes);
      result.bytes += bytes.length;
      return { name, bytes };
    };
    const snapshot = await this.snapshots.open();
    result.foreign = snapshot.foreign;
    try {
      yield file(HEADER_FILE, jsonFile(this.headerOf(snapshot)));
      for (const table of snapshot.tables) {
        // For a table with `imageRows`, only those rows name images that the backup must contain.
        const imageRows = snapshot.imageRows[table.name];
        manifest.beginTable(table.name);
        let fileNumber = 0;
        for await (const chunk of rechunk(snapshot.copy(table), TABLE_FILE_BYTES)) {
          if (!imageRows) scanner.add(chunk);
          manifest.addRows(chunk);
          yield file(tableFile(table.name, (fileNumber += 1)), chunk);
        }
        if (imageRows) for await (const chunk of imageRows()) scanner.add(chunk);
        result.rows += manifest.endTable()?.rows ?? 0;
      }
    } finally {
      // The snapshot is no longer needed, because the lock prevents the removal of images.
      await snapshot.close();
    }
    const { keys, missing } = await this.imagesOf(scanner.keys, snapshot.publishedImages);
    result.missingImages = missing;
    onProgress?.(0, keys.length);
    const inspection = this.inspector.open();
    try {
      for (const [i, key] of keys.entries()) {
        const files = await this.filesOf(key, inspection);
        for (const { key: name, bytes } of files) yield file(imageFile(name), bytes);
        if (files.length > 0) {
          manifest.addImage();
          result.images += 1;
        } else result.missingImages += 1;
        onProgress?.(i + 1, keys.length);
      }
    } finally {
      inspection.close();
    }
    assertFewMissing(result.missingImages, result.images);
    // `file` is not used here, because the manifest does not list itself.
    const manifestBytes = jsonFile(manifest.build());
    result.bytes += manifestBytes.length;
    yield { name: MANIFEST_FILE, bytes: manifestBytes };
  }

  private headerOf({ takenAt, installation, migration, tables }: Snapshot): BackupHeader {
    return {
      program: PROGRAM,
      format: FORMAT,
      version: this.version,
      createdAt: takenAt.toISOString(),
      installation,
      migration,
      tables,
    };
  }

  /**
   * Returns the sorted keys of those named images that have stored files. Also returns the number of named images that
   * are published but have no stored files.
   */
  private async imagesOf(
    named: ReadonlySet<string>,
    published: readonly string[],
  ): Promise<{ keys: string[]; missing: number }> {
    const stored = new Set(await this.images.mainKeys());
    const keys = [...named].filter((key) => stored.has(key)).toSorted();
    const missing = published.filter((key) => named.has(key) && !stored.has(key)).length;
    assertFewMissing(missing, keys.length);
    return { keys, missing };
  }

  /**
   * Returns those files of the image that a restore accepts. Pages also work without some of the smaller sizes.
   * @returns no files if the main file is lost or broken.
   */
  private async filesOf(mainKey: string, inspection: Inspection): Promise<EncodedFile[]> {
    const contents = await Promise.all(
      keysOfImage(mainKey).map(async (key) => ({ key, bytes: await this.images.read(key) })),
    );
    const files = contents.flatMap(({ key, bytes }): EncodedFile[] =>
      bytes && bytes.length <= maxBytes('image', 0) ? [{ key, contentType: contentTypeOf(key), bytes }] : [],
    );
    if (files[0]?.key !== mainKey) return [];
    if ((await findBroken(files, inspection)) === undefined) return files;
    const sound: EncodedFile[] = [];
    for (const file of files) if ((await findBroken([file], inspection)) === undefined) sound.push(file);
    return sound[0]?.key === mainKey ? sound : [];
  }
}

/** @throws BackupRefused when so many images are missing that the storage is probably the wrong one. */
function assertFewMissing(missing: number, stored: number): void {
  if (missing >= MANY_IMAGES && missing > (missing + stored) * MANY_SHARE)
    throw new BackupRefused(
      `The image storage lacks ${missing} of ${missing + stored} images: check DATA_DIR or the S3_ variables.`,
    );
}

/**
 * Collects the keys of all images that occur in any column of the rows in a backup. So a new feature with images needs
 * no change here.
 */
export class ImageKeyScanner {
  readonly keys = new Set<string>();
  /** The end of the last chunk, because a key may begin in one chunk and end in the next. */
  private rest = '';

  add(bytes: Uint8Array): void {
    // The text is decoded as single bytes. Image keys are ASCII, so a multi-byte character is never part of a key.
    const text = this.rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    for (const key of mainKeysIn(text)) this.keys.add(key);
    this.rest = text.slice(-MAX_KEY_LENGTH);
  }
}

/** Yields all bytes again, in chunks of exactly `size` bytes. Only the last chunk may be smaller. */
export async function* rechunk(chunks: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let rest = chunk;
    while (length + rest.length >= size) {
      parts.push(rest.subarray(0, size - length));
      rest = rest.subarray(size - length);
      yield Buffer.concat(parts);
      parts = [];
      length = 0;
    }
    if (rest.length > 0) parts.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(parts);
}
