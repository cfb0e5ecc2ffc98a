import { Readable } from 'node:stream';
import { type Entry, Parse } from 'unzipper-esm';
import { Unreadable } from './reading.js';

/**
 * Unpacks an archive within a limit, which holds whatever the archive says about its sizes. It reads the archive as
 * the library for spreadsheets does, so the limit holds for what that library unpacks, too.
 * @throws Unreadable if the archive is broken, or larger than the limit.
 */
export function unzip(file: Buffer, maxBytes: number): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>();
    let left = maxBytes;
    const refuse = () => reject(new Unreadable('broken'));
    const archive = Readable.from([file]).pipe(Parse());
    archive.on('entry', (entry: Entry) => {
      const parts: Buffer[] = [];
      entry.on('data', (part: Buffer) => {
        left -= part.length;
        parts.push(part);
        if (left > 0) return;
        entry.pause();
        reject(new Unreadable('unpacks-too-large'));
      });
      entry.on('end', () => entries.set(entry.path, Buffer.concat(parts)));
      entry.on('error', refuse);
    });
    archive.on('error', refuse);
    archive.on('close', () => resolve(entries));
  });
}
