import { Readable } from 'node:stream';
import { pack, type Pack } from 'tar-stream';
import type { BackupFile } from './backup-sink.js';

/** The bytes of a tar with these files, made only as fast as they are read. Destroying it ends the iteration. */
export function tarOf(files: AsyncIterable<BackupFile>): Readable {
  const tar = pack();
  fill(tar, files).catch((error: unknown) =>
    tar.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return Readable.from(tar, { objectMode: false });
}

async function fill(tar: Pack, files: AsyncIterable<BackupFile>): Promise<void> {
  for await (const { name, bytes } of files)
    await new Promise<void>((done, fail) => {
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      const entry = tar.entry({ name, mode: 0o600 }, content, (error) => (error ? fail(error) : done()));
      // Reported by the callback.
      entry.on('error', () => undefined);
    });
  tar.finalize();
}
