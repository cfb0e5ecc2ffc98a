import type { RowKind } from './columns.js';
import type { FieldChange } from './price-changes.js';
import type { Problem } from './problems.js';
import type { Question } from './questions.js';
import type { Line } from './sheet-lines.js';

export const IMPORT_KEPT_MS = 24 * 60 * 60 * 1000;
export const MAX_IMPORT_ROWS = 5000;
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

export type LineStatus = 'new' | 'changed' | 'same' | 'refused';

/** What is kept of a list until it is applied. */
export interface ImportedList {
  readonly lines: readonly Line[];
  /** The versions of the products that the report compared, by id. */
  readonly versions: Readonly<Record<string, number>>;
}

export interface ReportedRow {
  readonly row: number;
  readonly sheet: string | null;
  readonly sheetRow: number;
  /** The row of the product that a row of a price list belongs to. */
  readonly product: number | null;
  readonly kind: RowKind | null;
  readonly name: string;
  readonly status: LineStatus | 'ignored';
  readonly changes: readonly FieldChange[];
  readonly problems: readonly Problem[];
  readonly note: string | null;
}

export interface ImportReport {
  /** The numbers of products by their status, and of ignored rows. */
  readonly counts: Readonly<Record<LineStatus | 'ignored', number>>;
  readonly newCategories: readonly { readonly name: string; readonly rows: readonly number[] }[];
  readonly notes: readonly string[];
  readonly questions: readonly Question[];
  readonly recognized: readonly Question[];
  readonly names: Question | null;
  readonly rows: readonly ReportedRow[];
}

export interface ImportResult {
  readonly added: number;
  readonly changed: number;
  readonly categories: number;
  readonly leftOut: readonly { readonly row: number; readonly name: string; readonly reason: string }[];
  /** The id under which the history records the change; null if nothing changed. */
  readonly change: number | null;
}

/** New values of cells by the column's name, or 'skip' for a product to leave out. */
export type Correction = Readonly<Record<string, string | number | boolean | null>> | 'skip';
export type Corrections = Readonly<Record<string, Correction>>;
