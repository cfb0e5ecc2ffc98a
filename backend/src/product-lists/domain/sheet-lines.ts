import { DomainError } from '../../platform/domain/domain-error.js';
import { excerpt, shortened } from '../../platform/domain/text.js';
import { type Cell, cutCell, isBlank, isUnreadable, type SheetRow, textOf } from './cells.js';
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

/** Where the headings are, and what the columns mean. */
export interface Heading {
  readonly row: number;
  readonly columns: readonly (Column | null)[];
}

/** The first cells of a sheet. */
export interface Outline extends Pick<Table, 'rows'> {
  /** The names of the visible sheets. */
  readonly sheets: readonly string[];
  readonly sheet: string;
}

export interface Line {
  readonly row: number;
  readonly kind: RowKind;
  readonly cells: SheetRow;
  /** Whether an ignored row is between this row of a price list and the product above. */
  readonly isAfterIgnored?: boolean;
  /** The merged range in which the line's name or price is not the first cell. */
  readonly merged?: string;
}

export interface IgnoredLine {
  readonly row: number;
  readonly text: string;
  readonly reason: string;
}

export interface Sheet {
  readonly columns: readonly Column[];
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
 * Recognizes columns by their headings, unless they are given, and what is not a product.
 * @throws DomainError 'invalid' for a table without headings or products.
 */
export function sheetOf(table: Table, given?: Heading): Sheet {
  const position = given
    ? table.rows.findIndex(({ row }) => row === given.row)
    : table.rows.slice(0, HEADING_WITHIN).findIndex(({ cells }) => isHeading(cells));
  const heading = table.rows[position];
  if (!heading) throw new DomainError('invalid', messages.noHeading);
  const columns = given
    ? heading.cells.map((_, at) => given.columns[at] ?? undefined)
    : columnsOf(heading.cells);
  const known = columns.filter((column) => column !== undefined);
  const twice = known.find((column, at) => known.indexOf(column) !== at);
  if (twice !== undefined) throw new DomainError('invalid', messages.columnTwice(COLUMN_LABELS[twice]));
  if (isOneColumn(table, heading, known.length)) throw new DomainError('invalid', messages.oneColumn);

  const ignored = table.rows
    .slice(0, position)
    .map(({ row, cells }) => ({ row, text: firstText(cells), reason: messages.beforeHeading }));
  const lines: Line[] = [];
  const merged = table.merged.map(rangeOf);
  const body = table.rows.slice(position + 1);
  let isAfterIgnored = false;
  const shared = merged.flatMap((range) => sharedIn(range, columns, body));
  for (const { row, cells } of body) {
    const named: Partial<Record<Column, Cell>> = {};
    columns.forEach((column, at) => {
      if (column !== undefined) named[column] = cutCell(column, inOneLine(column, cells[at] ?? null));
    });
    for (const {
      column,
      cell,
      rows: [top, bottom],
    } of shared)
      if (row > top && row <= bottom && isBlank(named[column])) named[column] = cell;
    const reason = reasonToIgnore(cells, named, columns);
    if (reason !== undefined) {
      ignored.push({ row, text: firstText(cells), reason });
      isAfterIgnored = true;
      continue;
    }
    const kind = kindOf(named);
    if (kind === 'product') isAfterIgnored = false;
    lines.push({
      row,
      kind,
      cells: named,
      ...(isAfterIgnored && { isAfterIgnored }),
      ...mergedInto(merged, row, columns),
    });
  }
  if (lines.length === 0) throw new DomainError('invalid', messages.noRows);
  return {
    columns: known,
    lines,
    ignored,
    notes: notesOf(table, heading, columns, shared),
    questions: [],
    recognized: [],
  };
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
function isOneColumn({ rows }: Table, heading: Table['rows'][number], columns: number): boolean {
  return rows.some(({ row, cells }) => {
    const [only, ...others] = cells.filter((cell) => !isBlank(cell)).map(textOf);
    if (row === heading.row) return cells.some((cell) => /,$/u.test(textOf(cell)));
    return row > heading.row && others.length === 0 && (only ?? '').split(';').length >= Math.max(3, columns);
  });
}

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
): string | undefined {
  if (!isBlank(named.id)) return undefined;
  const filled = cells.filter((cell) => !isBlank(cell));
  const repeated = cells.filter((cell, at) => columns[at] !== undefined && headingOf(cell) === columns[at]);
  if (repeated.length >= 2) return messages.repeatedHeading;
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

function notesOf(
  table: Table,
  heading: Table['rows'][number],
  columns: readonly unknown[],
  shared: readonly Shared[],
): string[] {
  const numbers = table.rows.map(({ row }) => row);
  const last = numbers.at(-1) ?? 0;
  const present = new Set(numbers);
  const blank: string[] = [];
  for (let row = heading.row; row < last; row += 1) if (!present.has(row)) blank.push(String(row));
  const skipped = heading.cells.filter((cell, at) => columns[at] === undefined && !isBlank(cell));
  const unknown = skipped.filter((cell) => headingOf(cell) === undefined);
  const lost = skipped.filter((cell) => headingOf(cell) !== undefined);
  const single = table.merged.filter((range) => !shared.some(({ text }) => text === range));
  return [
    ...(blank.length > 0 ? [messages.blankRows(messages.listOf(blank))] : []),
    ...(unknown.length > 0 ? [messages.unknownColumns(messages.listOf(unknown.map(shownIn)))] : []),
    ...lost.map((cell) => messages.columnLost(shownIn(cell), COLUMN_LABELS[headingOf(cell) ?? 'name'])),
    ...(single.length > 0 ? [messages.mergedCells(messages.listOf(single))] : []),
  ];
}

const shownIn = (cell: Cell): string => excerpt(textOf(cell));

interface Range {
  readonly text: string;
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

function rangeOf(text: string): Range {
  const [, left = '', top = '', right = '', bottom = ''] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/u.exec(text) ?? [];
  return {
    text,
    rows: [Number(top), Number(bottom)],
    columns: [columnNumber(left), columnNumber(right)],
  };
}

/** A merged range of one column whose value counts for its rows. */
interface Shared extends Range {
  readonly column: Column;
  readonly cell: Cell;
}

function sharedIn(range: Range, columns: readonly (Column | undefined)[], rows: Table['rows']): Shared[] {
  const [left, right] = range.columns;
  const column = columns[left - 1];
  const cell = rows.find(({ row }) => row === range.rows[0])?.cells[left - 1];
  if (left !== right || column === undefined || OF_ONE_ROW.has(column) || isBlank(cell)) return [];
  return [{ ...range, column, cell: cell ?? null }];
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
