import { DomainError } from '../../platform/domain/domain-error.js';
import { excerpt, shortened } from '../../platform/domain/text.js';
import { type Cell, cutCell, isBlank, isUnreadable, readCount, type SheetRow, textOf } from './cells.js';
import {
  type Column,
  COLUMN_LABELS,
  columnNumber,
  columnOf,
  isLabel,
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

const HEADING_WITHIN = 30;
const MAX_SHOWN = 300;
const OF_ONE_ROW: ReadonlySet<Column> = new Set(['kind', 'id', 'name', 'from', 'price']);
const TOTAL = /^(?:(?:grand |sub )?total|subtotal|jumlah)$/u;

/**
 * Reads a list in the form of the export, by its headings.
 * @throws DomainError 'invalid' for a table without headings or products.
 */
export function sheetOf(table: Table): Sheet {
  const position = table.rows.slice(0, HEADING_WITHIN).findIndex(({ cells }) => isHeading(cells));
  const heading = table.rows[position];
  if (!heading) throw new DomainError('invalid', messages.noHeading);
  const columns = columnsOf(heading.cells);
  const known = columns.filter((column) => column !== undefined);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice !== undefined) throw new DomainError('invalid', messages.columnTwice(COLUMN_LABELS[twice]));
  if (isOneColumn(table, heading.row, known.length)) throw new DomainError('invalid', messages.oneColumn);
  const { rows, single } = unmerged(table, (at) => columns[at] !== undefined && !OF_ONE_ROW.has(columns[at]));
  const entries = [
    ...aboveHeading(table, heading.row),
    ...entriesIn({ ...table, rows: rows.slice(position + 1) }, heading.cells.map(textOf), columns),
  ];
  const lines = entries.filter((entry): entry is Line => 'kind' in entry);
  if (lines.length === 0) throw new DomainError('invalid', messages.noRows);
  if (isSortedWithoutIds(lines)) throw new DomainError('invalid', messages.sortedWithoutIds);
  const skipped = heading.cells.filter((cell, at) => columns[at] === undefined && !isBlank(cell));
  const unknown = skipped.filter((cell) => headingOf(cell) === undefined);
  const lost = skipped.filter((cell) => headingOf(cell) !== undefined);
  return {
    lines,
    ignored: entries.filter((entry): entry is IgnoredLine => !('kind' in entry)),
    notes: [
      ...blankRowsIn(table, position),
      ...(unknown.length > 0 ? [messages.unknownColumns(messages.listOf(unknown.map(shownIn)))] : []),
      ...lost.map((cell) => messages.columnLost(shownIn(cell), COLUMN_LABELS[headingOf(cell) ?? 'name'])),
      ...(single.length > 0 ? [messages.mergedCells(messages.listOf(single))] : []),
    ],
    questions: [],
    recognized: [],
  };
}

/** Whether rows of prices stand apart from their products, and no ID tells which they belong to. */
function isSortedWithoutIds(lines: readonly Line[]): boolean {
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

/** Whether a table has the form of the export, which says what its rows and columns are. */
export const isOwnForm = ({ rows }: Pick<Table, 'rows'>): boolean =>
  rows
    .slice(0, HEADING_WITHIN)
    .some(
      ({ cells }) => isHeading(cells) && cells.some((cell) => ['kind', 'id'].includes(headingOf(cell) ?? '')),
    );

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

/** Of several headings for one column, its own label is read. 'Jenis' is a category only if nothing else is one. */
function columnsOf(headings: readonly Cell[]): (Column | undefined)[] {
  const columns = headings.map(headingOf);
  return columns.map((column, at) => {
    if (column === undefined || columns.indexOf(column) === columns.lastIndexOf(column)) return column;
    const named = headings.map((cell, other) => columns[other] === column && isLabel(column, textOf(cell)));
    if (named.includes(true)) return named[at] ? column : undefined;
    return wordOf(textOf(headings[at])) === 'jenis' ? undefined : column;
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

export const isHeading = (cells: readonly Cell[]): boolean => {
  const columns = cells.flatMap((cell) => headingOf(cell) ?? []);
  return columns.length >= 2 && (columns.includes('name') || columns.includes('id'));
};

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
export function blankRowsIn({ rows }: Table, position: number): string[] {
  const numbers = rows.map(({ row }) => row);
  const present = new Set(numbers);
  const blank: string[] = [];
  for (let row = numbers[position] ?? 1; row < (numbers.at(-1) ?? 0); row += 1)
    if (!present.has(row)) blank.push(String(row));
  return blank.length > 0 ? [messages.blankRows(messages.listOf(blank))] : [];
}

const shownIn = (cell: Cell): string => excerpt(textOf(cell));

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
