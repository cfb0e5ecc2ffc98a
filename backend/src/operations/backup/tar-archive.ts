import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { isNativeError } from 'node:util/types';
import { extract } from 'tar-stream';
import { Archive, type ArchiveEntry } from './archive.js';
import { BackupRefused } from './backup-refused.js';

/** A tar file on the disk. */
export class TarArchive extends Archive {
  constructor(private readonly path: string) {
    super();
  }

  override async *entries(): AsyncGenerator<ArchiveEntry> {
    const file = createReadStream(this.path);
    const tar = extract();
    file.on('error', (error) => tar.destroy(error)).pipe(tar);
    const fail = (error: unknown): never => {
      throw refusalOf(error, this.path);
    };
    // Not `for await`: when it is left early it waits for the tar's end, which never comes.
    const entries = tar[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await entries.next().catch(fail);
        if (next.done === true) return;
        const entry = next.value;
        const { name, type, size = 0 } = entry.header;
        yield { name, type: type ?? 'file', size, read: () => buffer(entry).catch(fail) };
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
