import { parse } from 'csv-parse/sync';
import { withoutApostrophe } from '../../../platform/domain/csv.js';
import { columnOf } from '../../domain/sheet/columns.js';
import type { Table } from '../../domain/sheet/sheet-lines.js';
import { type Limits, Unreadable } from './reading.js';

const DELIMITERS = [';', ',', '\t'] as const;
const EMPTY = new Set([...DELIMITERS, '\r', '\n', ' ']);
const FIRST_ROWS = 30;
const FIRST_CHARACTERS = 20_000;

export function readCsv(file: Uint8Array, { maxRows }: Limits): Table {
  const text = withoutEmptyEnd(decoded(file));
  const [, stated, rest = text] = /^sep=(.)\r?\n([\s\S]*)$/u.exec(text) ?? [];
  const delimiter = stated ?? delimiterOf(rest);
  const rows: { row: number; cells: string[] }[] = [];
  // Excel counts the line that states the delimiter, too.
  let row = stated === undefined ? 0 : 1;
  let filled = 0;
  recordsOf(rest, delimiter, undefined, (cells) => {
    row += 1;
    if (cells.every((cell) => cell.trim() === '')) return;
    filled += 1;
    if (filled <= maxRows + 1) rows.push({ row, cells: cells.map(withoutApostrophe) });
  });
  // The heading is no row of the list.
  if (filled > maxRows + 1) throw new Unreadable('too-many-rows', String(filled - 1));
  return { rows, merged: [] };
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
    recordsOf(start, delimiter, FIRST_ROWS, (cells) => {
      known = Math.max(known, cells.filter((cell) => columnOf(cell) !== undefined).length);
    });
    if (known > most) [best, most] = [delimiter, known];
  }
  return best;
}

function recordsOf(
  text: string,
  delimiter: string,
  to: number | undefined,
  onRecord: (cells: string[]) => void,
): void {
  try {
    parse(text, {
      delimiter,
      ...(to !== undefined && { to }),
      relaxColumnCount: true,
      relaxQuotes: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
      onRecord: (cells: string[]) => {
        onRecord(cells);
        return null;
      },
    });
  } catch {
    // The start of a text may end within a quoted cell.
    if (to === undefined) throw new Unreadable('broken');
  }
}
