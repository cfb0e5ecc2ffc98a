import { CsvError, type Info, parse } from 'csv-parse/sync';
import { withoutApostrophe } from '../../../platform/domain/csv.js';
import { columnOf } from '../../domain/columns.js';
import { type Book, Rows, Unreadable } from './reading.js';

const DELIMITERS = [';', ',', '\t'] as const;
const EMPTY = new Set([...DELIMITERS, '\r', '\n', ' ']);
const ENOUGH = new Error('Enough records are read');
const FIRST_ROWS = 30;
const FIRST_CHARACTERS = 20_000;
// A longer row has a quotation mark without its end, or more columns than a list has.
const MAX_ROW_BYTES = 200_000;

export function openCsv(file: Uint8Array): Book {
  const text = withoutEmptyEnd(decoded(file));
  const [, stated, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/u.exec(text) ?? [];
  const delimiter = stated ?? delimiterOf(rest);
  return {
    sheets: [''],
    hidden: [],
    table: (_, bounds) => {
      const rows = new Rows(bounds);
      // Excel counts the line that states the delimiter, too.
      const before = stated === undefined ? 0 : 1;
      recordsOf(rest, delimiter, (cells, row) => rows.add(before + row, cells.map(withoutApostrophe)));
      return Promise.resolve({ rows: rows.rows, merged: [], hidden: [] });
    },
  };
}

/** Drops the empty rows at the end, of which a spreadsheet may write a million. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && EMPTY.has(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Decodes UTF-8, UTF-16 or, if the bytes are neither, windows-1252. */
function decoded(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(file);
  const sample = file.subarray(0, 1000);
  const zeros = sample.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  if (zeros > sample.length / 4) {
    const isLittle = sample.findIndex((byte) => byte === 0) % 2 === 1;
    return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(file);
  }
  if (file.includes(0)) throw new Unreadable('not-a-list');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** Chooses the delimiter that separates the most known headings in the first rows. */
function delimiterOf(text: string): string {
  const start = text.slice(0, FIRST_CHARACTERS);
  let best: string = DELIMITERS[0];
  let most = -1;
  for (const delimiter of DELIMITERS) {
    let known = 0;
    try {
      recordsOf(start, delimiter, (cells, row) => {
        known = Math.max(known, cells.filter((cell) => columnOf(cell) !== undefined).length);
        return row < FIRST_ROWS;
      });
    } catch (error) {
      // The start of a text may end within a quoted cell.
      if (!(error instanceof Unreadable)) throw error;
    }
    if (known > most) [best, most] = [delimiter, known];
  }
  return best;
}

/** @param onRecord gets the number of the row, too, and returns whether more records are wanted. */
function recordsOf(
  text: string,
  delimiter: string,
  onRecord: (cells: string[], row: number) => boolean,
): void {
  let last = 0;
  try {
    parse(text, {
      delimiter,
      relaxColumnCount: true,
      relaxQuotes: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
      maxRecordSize: MAX_ROW_BYTES,
      skipEmptyLines: true,
      onRecord: (cells: string[], { records, empty_lines: empty }: Info) => {
        last = records + empty;
        if (!onRecord(cells, last)) throw ENOUGH;
        return null;
      },
    });
  } catch (error) {
    if (error === ENOUGH) return;
    if (error instanceof CsvError)
      throw error.code === 'CSV_MAX_RECORD_SIZE'
        ? new Unreadable('row-too-long', last + 1)
        : new Unreadable('broken');
    throw error;
  }
}
