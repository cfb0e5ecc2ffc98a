import { inflateRawSync } from 'node:zlib';
import { Unreadable } from './reading.js';

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 65_535;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const DEFLATED = 8;
const MAX_ENTRIES = 1000;

/**
 * Unpacks an archive within a limit, which holds whatever the archive says about its sizes.
 * @throws Unreadable if the archive is broken, or larger than the limit.
 */
export function unzip(file: Buffer, maxBytes: number): Map<string, Buffer> {
  const entries = new Map<string, Buffer>();
  try {
    let left = maxBytes;
    for (const { name, method, start, packed } of entriesOf(file)) {
      const bytes = file.subarray(start, start + packed);
      const content =
        method === DEFLATED ? inflateRawSync(bytes, { maxOutputLength: Math.max(left, 1) }) : bytes;
      left -= content.length;
      if (left <= 0) throw new Unreadable('unpacks-too-large');
      entries.set(name, content);
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Unreadable(isTooLarge ? 'unpacks-too-large' : 'broken');
  }
  return entries;
}

function* entriesOf(file: Buffer) {
  const end = endOfDirectory(file);
  const count = file.readUInt16LE(end + 10);
  let at = file.readUInt32LE(end + 16);
  if (count > MAX_ENTRIES) throw new Unreadable('unpacks-too-large');
  for (let entry = 0; entry < count; entry += 1) {
    if (file.readUInt32LE(at) !== ENTRY) throw new Unreadable('broken');
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    if (file.readUInt32LE(local) !== LOCAL) throw new Unreadable('broken');
    yield {
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      start: local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28),
    };
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
}

function endOfDirectory(file: Buffer): number {
  const first = Math.max(0, file.length - END_LENGTH - MAX_COMMENT);
  for (let at = file.length - END_LENGTH; at >= first; at -= 1)
    if (file.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  throw new Unreadable('broken');
}
