import type { Cell } from '../../domain/cells.js';
import { columnNumber } from '../../domain/columns.js';
import type { Table } from '../../domain/sheet-lines.js';
import { readXml } from './read-xml.js';
import { type Book, type Bounds, Rows, Unreadable } from './reading.js';
import { CellText, readWorkbook, type Workbook } from './workbook.js';
import { openParts } from './zip-parts.js';

const MAX_MERGED = 200;
const MAX_HIDDEN = 200;
// What every spreadsheet has at most.
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
const DAY_MS = 86_400_000;
const RANGE = /^[A-Z]{1,3}\d{1,7}:[A-Z]{1,3}\d{1,7}$/u;
const FORMULA: Cell = { unreadable: 'formula', text: '' };

export async function openXlsx(file: Buffer): Promise<Book> {
  const parts = await openParts(file).catch(broken);
  const workbook = await readWorkbook(parts).catch(broken);
  return {
    sheets: workbook.sheets.map(({ name }) => name),
    hidden: workbook.hidden,
    table: (sheet, bounds) => {
      const path = workbook.sheets.find(({ name }) => name === sheet)?.path ?? '';
      return readTable(parts.textOf(path), bounds, workbook).catch(broken);
    },
  };
}

/** What the libraries cannot read is broken. */
function broken(error: unknown): never {
  throw error instanceof Unreadable ? error : new Unreadable('broken');
}

async function readTable(xml: AsyncIterable<string>, bounds: Bounds, workbook: Workbook): Promise<Table> {
  const rows = new Rows(bounds);
  const merged: string[] = [];
  const hidden: number[] = [];
  const text = new CellText();
  let [row, column, isInRow] = [0, 0, false];
  let cells: Cell[] = [];
  let [type, style, hasFormula] = ['n', 0, false];
  await readXml(xml, {
    open: (tag, { r: address, ref = '', t = 'n', s = '0', hidden: isHidden = '' }) => {
      text.open(tag);
      if (tag === 'f') hasFormula = true;
      if (tag === 'mergeCell' && merged.length < MAX_MERGED && RANGE.test(ref)) merged.push(ref);
      if (tag === 'row') {
        if (isInRow) throw new Unreadable('broken');
        [row, column, isInRow, cells] = [rowAt(address, row), 0, true, []];
        if (/^(?:1|true)$/u.test(isHidden) && hidden.length < MAX_HIDDEN) hidden.push(row);
      } else if (tag === 'c') {
        column = columnAt(address, row, column);
        [type, style, hasFormula] = [t, Number(s), false];
        text.take();
      }
    },
    text: (typed) => text.add(typed),
    close: (tag) => {
      text.close(tag);
      if (tag === 'c') cells[column - 1] = cellOf(text.take(), type, style, hasFormula, workbook);
      if (tag !== 'row') return true;
      isInRow = false;
      return rows.add(row, cells);
    },
  });
  const kept = new Set(rows.rows.map((one) => one.row));
  return { rows: rows.rows, merged, hidden: hidden.filter((one) => kept.has(one)) };
}

/** Returns the number of a row, from 1. A row without an address follows the one before. */
function rowAt(address: string | undefined, before: number): number {
  if (address === undefined) return before + 1;
  const row = /^\d{1,7}$/u.test(address) ? Number(address) : 0;
  if (row <= before || row > LAST_ROW) throw new Unreadable('bad-address', address.slice(0, 40));
  return row;
}

/** Returns the number of a cell's column, from 1. */
function columnAt(address: string | undefined, row: number, before: number): number {
  if (address === undefined) return before + 1;
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/u.exec(address) ?? [];
  const column = columnNumber(letters);
  if (Number(digits) !== row || column > LAST_COLUMN)
    throw new Unreadable('bad-address', address.slice(0, 40));
  return column;
}

function cellOf(text: string, type: string, style: number, hasFormula: boolean, workbook: Workbook): Cell {
  if (type === 'e') return FORMULA;
  if (type === 'str' || type === 'inlineStr') return text || null;
  if (text.trim() === '') return hasFormula ? FORMULA : null;
  if (type === 's') return workbook.strings[Number(text)] ?? null;
  if (type === 'b') return text.trim() === '1';
  if (type === 'd') return { unreadable: 'date', text: text.slice(0, 10) };
  // Spreadsheets show 15 digits of what a formula has calculated.
  const stored = Number(text);
  const number = Number.isInteger(stored) ? stored : Number(stored.toPrecision(15));
  if (!Number.isFinite(number)) return text;
  if (!workbook.dateStyles.has(style)) return number;
  const date = new Date(Math.round((number - workbook.epoch) * DAY_MS));
  return { unreadable: 'date', text: Number.isNaN(date.getTime()) ? text : date.toISOString().slice(0, 10) };
}
