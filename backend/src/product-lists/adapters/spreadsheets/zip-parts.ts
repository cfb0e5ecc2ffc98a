import { type Entry, fromBufferPromise } from 'yauzl';
import { MAX_UNPACKED_BYTES } from '../../domain/import-report.js';
import { Unreadable } from './reading.js';

/** The files in an archive. */
export interface Parts {
  has(path: string): boolean;
  /** Yields the text of a file as it is unpacked: UTF-8, or UTF-16. Throws if the file is missing or broken. */
  textOf(path: string): AsyncGenerator<string>;
}

/** Opens the files that the archive's directory lists. Counts what is unpacked, whatever their stated sizes. */
export async function openParts(file: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(file, { decodeStrings: false, validateEntrySizes: false });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileNameRaw.toString()), entry);
  let left = MAX_UNPACKED_BYTES;
  return {
    has: (path) => entries.has(keyOf(path)),
    textOf: async function* (path) {
      const entry = entries.get(keyOf(path));
      if (!entry) throw new Unreadable('broken');
      if (entry.isEncrypted()) throw new Unreadable('encrypted');
      if (entry.uncompressedSize > left) throw new Unreadable('unpacks-too-large');
      let decoder: InstanceType<typeof TextDecoder> | undefined;
      for await (const bytes of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        left -= bytes.length;
        if (left < 0) throw new Unreadable('unpacks-too-large');
        decoder ??= new TextDecoder(encodingOf(bytes));
        yield decoder.decode(bytes, { stream: true });
      }
      yield decoder?.decode() ?? '';
    },
  };
}

/** Names are the same whatever their case. Some programs write backslashes. */
const keyOf = (path: string): string => path.replaceAll('\\', '/').replace(/^\//u, '').toLowerCase();

function encodingOf([first, second]: Buffer): string {
  if (first === 0xff || second === 0) return 'utf-16le';
  return first === 0xfe || first === 0 ? 'utf-16be' : 'utf-8';
}
