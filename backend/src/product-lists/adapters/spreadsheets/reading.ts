import { DomainError } from '../../../platform/domain/domain-error.js';
import { cutText } from '../../../platform/domain/text.js';
import { type Cell, isBlank } from '../../domain/cells.js';
import { LONGEST_CELL } from '../../domain/columns.js';
import { MAX_IMPORT_ROWS } from '../../domain/import-report.js';
import * as messages from '../../domain/messages.js';
import type { Answers } from '../../domain/questions.js';
import type { Sheet, Table } from '../../domain/sheet-lines.js';

/** What the shop asks about a file. */
export interface ReadRequest {
  readonly file: Uint8Array;
  readonly answers: Answers;
}

export type ReadResponse =
  | { kind: 'ready' }
  | { kind: 'read'; sheet: Sheet }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; message: string };

/** Why a file is no list that can be read. */
type UnreadableReason = keyof typeof messages.unreadable;

export class Unreadable extends DomainError {
  readonly reason: UnreadableReason;

  /** @param detail the number of a row, or the address of a cell. */
  constructor(reason: UnreadableReason, detail?: string | number) {
    super('invalid', messages.unreadable[reason](String(detail)));
    this.reason = reason;
  }
}

/** A file with sheets. A CSV file has one, without a name. */
export interface Book {
  /** The names of the visible sheets. */
  readonly sheets: readonly string[];
  readonly hidden: readonly string[];
  table(sheet: string, bounds: Bounds): Promise<Table>;
}

export interface Bounds {
  readonly rows: number;
  readonly columns: number;
  readonly characters: number;
  /** Whether a file with more rows or columns is refused; otherwise they are left out. */
  readonly isWhole: boolean;
}

export const OUTLINE: Bounds = { rows: 30, columns: 60, characters: 60, isWhole: false };
export const WHOLE: Bounds = {
  // The heading is no row of the list.
  rows: MAX_IMPORT_ROWS + 1,
  columns: 1000,
  characters: LONGEST_CELL,
  isWhole: true,
};
// A sheet that was once longer has many rows without a cell.
const LAST_ROW = 50_000 + MAX_IMPORT_ROWS;
export const MAX_CELLS = 500_000;
const MAX_BYTES = 6 * 1024 * 1024;

/** Collects the rows of a sheet that are not blank, and counts what they hold. */
export class Rows {
  readonly rows: { readonly row: number; readonly cells: readonly Cell[] }[] = [];
  private readonly bounds: Bounds;
  private cells = 0;
  private bytes = 0;

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /**
   * @param row its number from 1, greater than those before.
   * @returns whether more rows are wanted.
   * @throws Unreadable for too many rows, columns, cells or characters.
   */
  add(row: number, cells: readonly Cell[]): boolean {
    const { rows, columns, characters, isWhole } = this.bounds;
    if (row > LAST_ROW) return this.isBeyond('empty-rows');
    if (cells.every(isBlank)) return true;
    if (this.rows.length === rows) return this.isBeyond('too-many-rows');
    if (isWhole && cells.length > columns && !cells.slice(columns).every(isBlank))
      throw new Unreadable('too-many-columns', row);
    // A row of a workbook has holes.
    const kept = Array.from(cells.slice(0, columns), (cell: Cell | undefined) =>
      typeof cell === 'string' ? cutText(cell, characters) : (cell ?? null),
    );
    for (const cell of kept) if (cell !== null && cell !== '') this.count(cell);
    this.rows.push({ row, cells: kept });
    return isWhole || this.rows.length < rows;
  }

  private count(cell: Cell): void {
    this.cells += 1;
    this.bytes += typeof cell === 'string' ? Buffer.byteLength(JSON.stringify(cell)) : 0;
    if (this.cells > MAX_CELLS) throw new Unreadable('too-many-cells');
    if (this.bytes > MAX_BYTES) throw new Unreadable('too-much-text');
  }

  private isBeyond(reason: 'empty-rows' | 'too-many-rows'): false {
    if (this.bounds.isWhole) throw new Unreadable(reason);
    return false;
  }
}
