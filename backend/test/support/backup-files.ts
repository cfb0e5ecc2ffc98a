import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { extract, pack, type Header } from 'tar-stream';

/** An entry of a tar archive, in a form that tests can change. */
export interface Entry {
  header: Partial<Header> & { name: string };
  content: Buffer;
}

export async function readTar(path: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of createReadStream(path).pipe(extract()))
    entries.push({ header: { name: entry.header.name }, content: await buffer(entry) });
  return entries;
}

export async function tarOf(entries: readonly Entry[]): Promise<Buffer> {
  const tar = pack();
  for (const { header, content } of entries)
    if (header.type && header.type !== 'file') tar.entry(header);
    else tar.entry(header, content);
  tar.finalize();
  return buffer(tar);
}

export const writeTar = async (path: string, entries: readonly Entry[]): Promise<void> =>
  writeFile(path, await tarOf(entries));

/** Returns the entries with a new manifest whose checksums match. Such a forged backup looks complete. */
export function withNewManifest(entries: readonly Entry[]): Entry[] {
  const files = entries.filter(({ header }) => header.name !== 'manifest.json');
  const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  const description = files.find(({ header }) => header.name === 'etalase-backup.json');
  const { tables } = JSON.parse(description?.content.toString() ?? '{}') as { tables: { name: string }[] };
  const manifest = {
    tables: tables.map(({ name }) => {
      const rows = Buffer.concat(
        files.filter((file) => file.header.name.startsWith(`tables/${name}/`)).map(({ content }) => content),
      );
      const lines = rows.toString('latin1').split('\n').length - 1;
      return { name, rows: lines, bytes: rows.length, sha256: sumOf(rows) };
    }),
    // Only main images, because the names of variants contain one more dot.
    images: files.filter(({ header }) => /^images\/[^.]+\.jpg$/u.test(header.name)).length,
    files: files.map(({ header, content }) => ({
      name: header.name,
      bytes: content.length,
      sha256: sumOf(content),
    })),
  };
  const content = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  return [...files, { header: { name: 'manifest.json' }, content }];
}
