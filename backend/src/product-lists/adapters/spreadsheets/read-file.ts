import type { Answers } from '../../domain/questions.js';
import { isHeading, type Sheet, sheetOf } from '../../domain/sheet-lines.js';
import { excerpt } from '../../../platform/domain/text.js';
import * as messages from '../../domain/messages.js';
import { openCsv } from './read-csv.js';
import { openXlsx } from './read-xlsx.js';
import { type Book, OUTLINE, Unreadable, WHOLE } from './reading.js';

// What the first bytes of files say that are no lists.
const SIGNATURES = [
  ['25504446', 'pdf'],
  // The container of encrypted workbooks, and of the format before 2007.
  ['d0cf11e0', 'encrypted'],
  ['ffd8ff', 'image'],
  ['89504e47', 'image'],
  ['47494638', 'image'],
  ['52494646', 'image'],
] as const;
const ZIP = '504b0304';
// The sheets in which headings are looked for.
const MAX_SHEETS = 50;

/**
 * Opens a CSV or an XLSX file.
 * @throws Unreadable for any other file.
 */
export async function openFile(file: Uint8Array): Promise<Book> {
  if (file.length === 0) throw new Unreadable('empty');
  const start = Buffer.from(file.subarray(0, 8)).toString('hex');
  const found = SIGNATURES.find(([signature]) => start.startsWith(signature));
  if (found) throw new Unreadable(found[1]);
  return start.startsWith(ZIP) ? openXlsx(Buffer.from(file)) : openCsv(file);
}

/** Reads the list in the sheets that are chosen or that have headings. */
export async function readList(file: Uint8Array, answers: Answers = {}): Promise<Sheet> {
  const book = await openFile(file);
  const sheet = await sheetIn(book, answers['sheet']);
  const list = sheetOf(await book.table(sheet, WHOLE));
  const others = book.sheets.filter((name) => name !== sheet);
  if (others.length === 0) return list;
  return { ...list, notes: [messages.sheetRead(sheet, messages.listOf(others)), ...list.notes] };
}

async function sheetIn(book: Book, chosen: string | undefined): Promise<string> {
  const [first = ''] = book.sheets;
  if (chosen !== undefined) {
    if (!book.sheets.includes(chosen)) throw new Unreadable('no-sheet', excerpt(chosen));
    return chosen;
  }
  if (book.sheets.length > 1)
    for (const sheet of book.sheets.slice(0, MAX_SHEETS)) {
      const { rows } = await book.table(sheet, OUTLINE);
      if (rows.some(({ cells }) => isHeading(cells))) return sheet;
    }
  return first;
}
