import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flushFolder } from '../../platform/index.js';
import { type BackupFile, BackupSink } from './backup-sink.js';
import { tarOf } from './tar.js';

export interface TarFileOptions {
  /** Ends the writing. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the path of the complete file before it gets its name; when it rejects, there is no file. */
  readonly check?: (path: string) => Promise<void>;
}

/** A tar file. It is written beside its place as `….partial`, flushed to the disk, checked, and then renamed. */
export class TarFileSink extends BackupSink {
  constructor(
    private readonly path: string,
    private readonly options: TarFileOptions = {},
  ) {
    super();
  }

  override async store(files: AsyncIterable<BackupFile>): Promise<void> {
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
