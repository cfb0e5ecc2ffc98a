import type { Table } from '../../domain/sheet/sheet-lines.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { type Limits, Unreadable, type UnreadableReason } from './reading.js';

// What the first bytes of files say that are no lists.
const SIGNATURES: readonly (readonly [string, UnreadableReason])[] = [
  ['25504446', 'pdf'],
  // The container of encrypted workbooks, and of the format before 2007.
  ['d0cf11e0', 'encrypted'],
  ['ffd8ff', 'image'],
  ['89504e47', 'image'],
  ['47494638', 'image'],
  ['52494646', 'image'],
];
const ZIP = '504b0304';

/**
 * Reads a list from a CSV file or the first sheet of an XLSX file.
 * @throws Unreadable for any other file.
 */
export async function readFile(file: Uint8Array, limits: Limits): Promise<Table> {
  if (file.length === 0) throw new Unreadable('empty');
  const start = Buffer.from(file.subarray(0, 8)).toString('hex');
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (found) throw new Unreadable(found[1]);
  return start.startsWith(ZIP) ? readXlsx(Buffer.from(file), limits) : readCsv(file, limits);
}
