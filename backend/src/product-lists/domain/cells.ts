import * as amounts from '../../platform/domain/amounts.js';
import { required } from '../../platform/domain/field-messages.js';
import { cutText, excerpt } from '../../platform/domain/text.js';
import { BY_CHAT, type Column, COLUMN_LABELS, lengthOf, wordOf } from './columns.js';
import * as messages from './messages.js';

/** A cell that has no value to read. `text` is what the spreadsheet shows instead. */
export interface UnreadableCell {
  readonly unreadable: 'date' | 'formula';
  readonly text: string;
}

export type Cell = string | number | boolean | null | UnreadableCell;

/** A row of a sheet. A missing column is blank. */
export type SheetRow = Partial<Readonly<Record<Column, Cell>>>;

export const isUnreadable = (cell: Cell | undefined): cell is UnreadableCell =>
  typeof cell === 'object' && cell !== null;

/** Returns what a cell shows; a missing cell is blank. */
export function textOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'ya' : 'tidak';
  return isUnreadable(cell) ? cell.text : String(cell);
}

/** Returns a cell that is not much longer than the texts of its column may be. */
export const cutCell = (column: Column, cell: Cell): Cell =>
  typeof cell === 'string' ? cutText(cell, lengthOf(column)) : cell;

/** Whether a price is told by chat. */
export const isByChat = (cell: Cell | undefined): boolean =>
  typeof cell === 'string' && wordOf(cell).includes(BY_CHAT);

export const isBlank = (cell: Cell | undefined): boolean => !isUnreadable(cell) && textOf(cell).trim() === '';

/** Whether two cells show the same text. Spreadsheets change line breaks and drop spaces at the ends. */
export const isSameText = (one: Cell | undefined, other: Cell | undefined): boolean =>
  shown(one) === shown(other);

const shown = (cell: Cell | undefined): string => textOf(cell).replace(/\r\n?/gu, '\n').trim();

/** What is wrong with a cell. `suggestion` is a value that the owner may have meant. */
export interface CellProblem {
  readonly message: string;
  readonly suggestion?: number;
}

/** Reads whole rupiah. A blank cell has none. */
export function readAmount(cell: Cell | undefined): number | CellProblem {
  const read = amounts.readAmount(typeof cell === 'number' ? cell : textOf(cell));
  if (!read) return { message: required(COLUMN_LABELS.price) };
  if ('amount' in read) return read.amount;
  return 'meant' in read ? { message: read.message, suggestion: read.meant } : { message: read.refused };
}

/** Reads a whole number such as '1.000'. */
export function readCount(cell: Cell | undefined): number | CellProblem {
  const text = textOf(cell).trim();
  const isWhole = /^\d+$|^\d{1,3}(?:\.\d{3})+$/u.test(text);
  const count = isWhole ? Number(typeof cell === 'number' ? text : text.replaceAll('.', '')) : NaN;
  return Number.isSafeInteger(count) ? count : { message: messages.countUnclear(excerpt(text)) };
}
