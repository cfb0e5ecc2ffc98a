import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isNativeError } from 'node:util/types';
import { extract, pack, type Pack } from 'tar-stream';
import { flushFolder } from '../../platform/index.js';
import type { BackupFile, BackupSink } from './backup-service.js';
import { BackupRefused } from './format.js';

/**
 * Returns a tar archive with these files. The archive is generated only as fast as it is read. Destroying the stream
 * ends the iteration of the files.
 */
export function tarOf(files: AsyncIterable<BackupFile>): Readable {
  const tar = pack();
  fill(tar, files).catch((error: unknown) =>
    tar.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  // `pipeline` and HTTP responses expect a stream of Node. tar-stream has its own kind of streams.
  return Readable.from(tar, { objectMode: false });
}

async function fill(tar: Pack, files: AsyncIterable<BackupFile>): Promise<void> {
  for await (const { name, bytes } of files)
    await new Promise<void>((done, fail) => {
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const entry = tar.entry({ name, mode: 0o600 }, content, (error) => (error ? fail(error) : done()));
      // The callback of `tar.entry` reports the error.
      entry.on('error', () => undefined);
    });
  tar.finalize();
}

export interface TarFileOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Called with the path of the complete file before the file gets its final name. If the check rejects, the file is
   * removed.
   */
  readonly check?: (path: string) => Promise<void>;
}

/** Writes a tar file under a temporary name (`….partial`), flushes it to the disk, checks it, and renames it. */
export class TarFileSink implements BackupSink {
  constructor(
    private readonly path: string,
    private readonly options: TarFileOptions = {},
  ) {}

  async store(files: AsyncIterable<BackupFile>): Promise<void> {
    const { signal, check } = this.options;
    const partial = `${this.path}.partial`;
    try {
      await pipeline(tarOf(files), createWriteStream(partial, { mode: 0o600, flush: true }), { signal });
      await check?.(partial);
      signal?.throwIfAborted();
      await rename(partial, this.path);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    await flushFolder(dirname(this.path));
  }
}

/** An entry of an archive that has not been checked yet. */
export interface ArchiveEntry {
  readonly name: string;
  /** The type as tar names it: 'file', 'symlink', 'directory' … */
  readonly type: string;
  readonly size: number;
  /** Reads the whole content into memory. May be called once, before the next entry is read. */
  read(): Promise<Buffer>;
}

export class TarArchive {
  constructor(private readonly path: string) {}

  /**
   * Reads the entries one after the other.
   * @throws BackupRefused when the file cannot be read as an archive.
   */
  async *entries(): AsyncGenerator<ArchiveEntry> {
    const file = createReadStream(this.path);
    const tar = extract();
    file.on('error', (error) => tar.destroy(error)).pipe(tar);
    const fail = (error: unknown): never => {
      throw refusalOf(error, this.path);
    };
    // `for await` is not used. If its loop ended early, the loop would wait for the end of the tar, which never comes.
    const entries = tar[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await entries.next().catch(fail);
        if (next.done === true) return;
        const entry = next.value;
        const { name, type, size } = entry.header;
        yield { name, type: type ?? 'file', size, read: () => buffer(entry).catch(fail) };
        // Skips the content if the caller has not read it. Otherwise the next entry would never come.
        entry.resume();
      }
    } finally {
      file.destroy();
      tar.destroy();
    }
  }
}

function refusalOf(error: unknown, path: string): unknown {
  if (!isNativeError(error) || error instanceof BackupRefused) return error;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${path}.`);
  if (code !== undefined) return new BackupRefused(`The file ${path} cannot be read (${code}).`);
  if (error.message.startsWith('Invalid tar header'))
    return new BackupRefused('The file is not a backup of a shop, or it is damaged.', { cause: error });
  if (error.message === 'Unexpected end of data')
    return new BackupRefused('The backup is damaged: it is incomplete, its end is missing.', {
      cause: error,
    });
  return error;
}
