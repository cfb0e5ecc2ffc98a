import { groupDigits } from '../../platform/domain/rupiah.js';
import { cutText, excerpt, withoutInvisible } from '../../platform/domain/text.js';
import { BY_CHAT, type Column, lengthOf, wordOf } from './columns.js';
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

const THOUSANDS: Readonly<Record<string, number>> = { rb: 1000, ribu: 1000, k: 1000, jt: 1e6, juta: 1e6 };

/** Reads whole rupiah: '35000', '35.000', '35 000', 'Rp 1.250.000,00' or '35.000,-'. */
export function readAmount(cell: Cell | undefined): number | CellProblem {
  if (typeof cell === 'number')
    return isAmount(cell) ? cell + 0 : { message: messages.amountNotWhole(String(cell)) };
  const typed = textOf(cell).trim();
  const text = withoutInvisible(typed)
    .replace(/^(?:rp|idr)\b\.?/iu, '')
    .replace(/(?:,\s*-|\bidr)$/iu, '')
    .trim()
    .replace(/\s/gu, ' ');
  if (/^\d+$/u.test(text)) return amountOf(text, typed);
  if (/^\d{1,3}(?:([. ])\d{3})(?:\1\d{3})*(?:,0{1,2})?$|^\d+,00$/u.test(text))
    return amountOf(text.replace(/,0+$/u, '').replaceAll(/[. ]/gu, ''), typed);
  return { message: messages.amountUnclear(excerpt(typed)), ...suggested(text.replaceAll(' ', ''), typed) };
}

/** Reads a whole number such as '1.000'. */
export function readCount(cell: Cell | undefined): number | CellProblem {
  const text = textOf(cell).trim();
  const isWhole = /^\d+$|^\d{1,3}(?:\.\d{3})+$/u.test(text);
  const count = isWhole ? Number(typeof cell === 'number' ? text : text.replaceAll('.', '')) : NaN;
  return Number.isSafeInteger(count) ? count : { message: messages.countUnclear(excerpt(text)) };
}

const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

function amountOf(digits: string, typed: string): number | CellProblem {
  const amount = Number(digits);
  return isAmount(amount) ? amount : { message: messages.amountNotWhole(excerpt(typed)) };
}

/** Suggests the amount that '12rb', '1,5jt', '35k' or '1,250,000' may mean. */
function suggested(text: string, typed: string): CellProblem | undefined {
  const [, figure = '', word = ''] = /^(\d+(?:[.,]\d{1,3})?)(rb|ribu|k|jt|juta)$/iu.exec(text) ?? [];
  const factor = THOUSANDS[word.toLowerCase()];
  const amount = factor
    ? Math.round(Number(figure.replace(',', '.')) * factor)
    : /^\d{1,3}(?:,\d{3})+(?:\.00?)?$/u.test(text)
      ? Number(text.replace(/\.0+$/u, '').replaceAll(',', ''))
      : NaN;
  if (!isAmount(amount)) return undefined;
  return { message: messages.amountAsked(excerpt(typed), groupDigits(amount)), suggestion: amount };
}
