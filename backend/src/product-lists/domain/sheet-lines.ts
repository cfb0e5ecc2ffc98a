import { shortened } from '../../platform/domain/text.js';
import { type Cell, cutCell, isBlank, isUnreadable, readCount, type SheetRow, textOf } from './cells.js';
import {
  type Column,
  columnNumber,
  columnOf,
  KIND_WORDS,
  choiceOf,
  type RowKind,
  wordOf,
} from './columns.js';
import * as messages from './messages.js';
import type { Question } from './questions.js';

/** The rows of a spreadsheet that are not blank, with their numbers from 1. */
export interface Table {
  readonly rows: readonly { readonly row: number; readonly cells: readonly Cell[] }[];
  /** Ranges such as 'A3:A6'. Only the first cell of a range has the value. */
  readonly merged: readonly string[];
  /** The numbers of rows that a filter hides. They are read. */
  readonly hidden: readonly number[];
}

/** Where a row stands in a list of several sheets, or one that makes several rows of one. */
interface Place {
  readonly sheet?: string;
  readonly sheetRow?: number;
}

export interface Line extends Place {
  readonly row: number;
  readonly kind: RowKind;
  readonly cells: SheetRow;
  /** Whether an ignored row is between this row of a price list and the product above. */
  readonly isAfterIgnored?: boolean;
  /** Whether the product was found by its name, so that only its prices are read. */
  readonly isByName?: boolean;
  /** Why nothing of the product is taken. */
  readonly refusal?: string;
  readonly note?: string;
  /** The merged range in which the line's name or price is not the first cell. */
  readonly merged?: string;
}

export interface IgnoredLine extends Place {
  readonly row: number;
  readonly text: string;
  readonly reason: string;
}

export interface Sheet {
  readonly lines: readonly Line[];
  readonly ignored: readonly IgnoredLine[];
  readonly notes: readonly string[];
  readonly questions: readonly Question[];
  readonly recognized: readonly Question[];
}

const MAX_SHOWN = 300;
const TOTAL = /^(?:(?:grand |sub )?total|subtotal|jumlah)$/u;

/** Whether rows of prices stand apart from their products, and no ID tells which they belong to. */
export function isSortedWithoutIds(lines: readonly Line[]): boolean {
  if (!lines.every(({ cells }) => isBlank(cells.id))) return false;
  const isProduct = (at: number): boolean => lines[at]?.kind === 'product';
  const hasRows = (at: number): boolean => at + 1 < lines.length && !isProduct(at + 1);
  const isPriced = ({ cells }: Line): boolean => !isBlank(cells.price);
  const isPriceless = lines.some((line, at) => isProduct(at) && !isPriced(line) && !hasRows(at));
  const isFalling = ({ kind, cells }: Line, at: number): boolean => {
    const above = lines[at - 1];
    if (kind !== 'tier' || above?.kind !== 'tier') return false;
    const isSame = wordOf(textOf(above.cells.name)) === wordOf(textOf(cells.name));
    return isSame && Number(readCount(above.cells.from)) >= Number(readCount(cells.from));
  };
  const isTorn = lines.some(
    (line, at) =>
      isFalling(line, at) || (isProduct(at) && isPriced(line) && isBlank(line.cells.from) && hasRows(at)),
  );
  return !isProduct(0) || (isPriceless && isTorn);
}

export const aboveHeading = ({ rows }: Table, heading: number): IgnoredLine[] =>
  rows
    .filter(({ row }) => row < heading)
    .map(({ row, cells }) => ({ row, text: firstText(cells), reason: messages.beforeHeading }));

/** Reads rows of which the columns are known. Those that are no products are ignored. */
export function entriesIn(
  table: Table,
  headings: readonly string[],
  columns: readonly (Column | undefined)[],
): (Line | IgnoredLine)[] {
  const merged = table.merged.map(rangeOf);
  const words = headings.map(wordOf);
  let isAfterIgnored = false;
  return table.rows.map(({ row, cells }) => {
    const named: Partial<Record<Column, Cell>> = {};
    columns.forEach((column, at) => {
      if (column !== undefined) named[column] = cutCell(column, inOneLine(column, cells[at] ?? null));
    });
    const reason = reasonToIgnore(cells, named, columns, words);
    if (reason !== undefined) {
      isAfterIgnored = true;
      return { row, text: firstText(cells), reason };
    }
    const kind = kindOf(named);
    if (kind === 'product') isAfterIgnored = false;
    return {
      row,
      kind,
      cells: named,
      ...(isAfterIgnored && { isAfterIgnored }),
      ...mergedInto(merged, row, columns),
    };
  });
}

/** Whether a spreadsheet has saved the rows of a CSV as texts of one column. */
export const isOneColumn = ({ rows }: Pick<Table, 'rows'>, heading: number, columns: number): boolean =>
  rows.some(({ row, cells }) => {
    const [only, ...others] = cells.filter((cell) => !isBlank(cell)).map(textOf);
    if (row === heading) return cells.some((cell) => /,$/u.test(textOf(cell)));
    return row > heading && others.length === 0 && (only ?? '').split(';').length >= Math.max(3, columns);
  });

/** Spreadsheets break the lines of long names. */
const inOneLine = (column: Column, cell: Cell): Cell =>
  typeof cell === 'string' && (column === 'name' || column === 'category')
    ? cell.replace(/\s*[\r\n]+\s*/gu, ' ')
    : cell;

const headingOf = (cell: Cell): Column | undefined => (typeof cell === 'string' ? columnOf(cell) : undefined);

const firstText = (cells: readonly Cell[]): string =>
  shortened(textOf(cells.find((cell) => !isBlank(cell)) ?? '').trim(), MAX_SHOWN);

function reasonToIgnore(
  cells: readonly Cell[],
  named: SheetRow,
  columns: readonly (Column | undefined)[],
  headings: readonly string[],
): string | undefined {
  if (!isBlank(named.id)) return undefined;
  const filled = cells.filter((cell) => !isBlank(cell));
  const repeated = cells.filter((cell, at) => columns[at] !== undefined && headingOf(cell) === columns[at]);
  const isOfHeading = (cell: Cell, at: number): boolean =>
    isBlank(cell) ||
    (typeof cell === 'string' && wordOf(cell) !== '' && (headings[at] ?? '').includes(wordOf(cell)));
  if (repeated.length >= 2 || (filled.length >= 2 && cells.every(isOfHeading)))
    return messages.repeatedHeading;
  const isTotal = (cell: Cell): boolean => TOTAL.test(wordOf(textOf(cell)));
  const words = cells.filter((cell) => typeof cell === 'string' && /\p{L}/u.test(cell));
  if (isBlank(named.kind) && words.length === 1 && words.every(isTotal)) return messages.total;
  return filled.length === 1 && !filled.some(isUnreadable) ? messages.sectionHeading : undefined;
}

/** A row without a kind is the price of another quantity if it has a quantity, but no product of its own. */
function kindOf(cells: SheetRow): RowKind {
  const stated = cells.kind;
  if (!isBlank(stated)) return choiceOf(KIND_WORDS, textOf(stated)) ?? 'product';
  const blank = (column: Column): boolean => isBlank(cells[column]);
  return blank('name') && blank('id') && !blank('from') ? 'tier' : 'product';
}

/** Names the blank rows below the heading. */
export function blankRowsIn({ rows }: Table, heading: number): string[] {
  const present = new Set(rows.map(({ row }) => row));
  const blank: string[] = [];
  for (let row = heading + 1; row < (rows.at(-1)?.row ?? 0); row += 1)
    if (!present.has(row)) blank.push(String(row));
  return blank.length > 0 ? [messages.blankRows(messages.listOf(blank))] : [];
}

export interface Range {
  readonly text: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

export function rangeOf(text: string): Range {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/u.exec(text) ?? [];
  return {
    text,
    rows: [Number(top), Number(bottom)],
    columns: [columnNumber(left), columnNumber(right)],
  };
}

/** Fills merged ranges of one column, whose value counts for all rows. Returns the other ranges, too. */
export function unmerged(
  { rows, merged }: Table,
  isShared: (at: number) => boolean,
): { readonly rows: Table['rows']; readonly single: readonly string[] } {
  if (merged.length === 0) return { rows, single: [] };
  const filled = rows.map(({ row, cells }) => ({ row, cells: [...cells] }));
  const single: string[] = [];
  for (const range of merged.map(rangeOf)) {
    const [left, right] = range.columns;
    const [top, bottom] = range.rows;
    const cell = filled.find(({ row }) => row === top)?.cells[left - 1];
    if (left !== right || !isShared(left - 1) || isBlank(cell)) single.push(range.text);
    else
      for (const { row, cells } of filled) {
        if (row <= top || row > bottom || !isBlank(cells[left - 1])) continue;
        while (cells.length < left) cells.push(null);
        cells[left - 1] = cell ?? null;
      }
  }
  return { rows: filled, single };
}

/** Finds a merged range that hides the name or price of a row, because the row is not the range's first. */
function mergedInto(
  ranges: readonly Range[],
  row: number,
  columns: readonly (Column | undefined)[],
): { merged?: string } {
  const range = ranges.find(({ rows: [top, bottom], columns: [left, right] }) => {
    if (row < top || row > bottom) return false;
    return columns.some(
      (column, at) =>
        (column === 'name' || column === 'price') &&
        at + 1 >= left &&
        at + 1 <= right &&
        (row > top || at + 1 > left),
    );
  });
  return range ? { merged: range.text } : {};
}
