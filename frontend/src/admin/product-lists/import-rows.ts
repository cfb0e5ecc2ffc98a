import { isByChat, readAmount, readCount } from '@etalase/backend/rules/list-cells';
import { COLUMN_LABELS } from '@etalase/backend/rules/list-columns';
import type {
  ApplyImportBody,
  ImportField,
  ImportNameAnswer,
  ImportReportResponse,
  ImportRowSchema,
  ImportStatus,
} from '../../api/generated/models';
import * as text from '../../text/admin-lists';

export const FIELD_LABELS: Readonly<Record<ImportField, string>> = {
  ...COLUMN_LABELS,
  pricing: text.pricing,
};

export const FILTERS = ['refused', 'changed', 'new', 'same', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

/** What the owner typed for a row by the field's name, or 'skip'. Undefined means as in the file. */
export type Correction = Readonly<Record<string, string>> | 'skip' | undefined;
export type Corrections = Readonly<Record<number, Correction>>;

/** Returns the rows of products with a status. Of their price lists, only what changes or is refused is shown. */
export function rowsToShow(rows: readonly ImportRowSchema[], filter: Filter): readonly ImportRowSchema[] {
  if (filter === 'all') return rows;
  const statuses = statusesOf(rows);
  return rows.filter((row) => {
    if (statuses.get(productOf(row)) !== filter) return false;
    if (row.product === null) return true;
    return filter === 'refused' ? row.problems.length > 0 : filter === 'changed' && row.status !== 'same';
  });
}

const productOf = ({ row, product }: ImportRowSchema): number => product ?? row;

const statusesOf = (rows: readonly ImportRowSchema[]): ReadonlyMap<number, ImportStatus> =>
  new Map(rows.filter(({ product }) => product === null).map(({ row, status }) => [row, status]));

/** Returns why a typed correction cannot be read; undefined if it is blank, or if only the server can tell. */
export function refusalOf(field: string, typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const read =
    field === 'price' && !isByChat(typed) ? readAmount(typed) : field === 'from' ? readCount(typed) : 0;
  return typeof read === 'number' ? undefined : read.message;
}

/** Returns the rows whose missing category is one of those to be made. */
export const coveredRows = (
  newCategories: ImportReportResponse['newCategories'],
  categories: readonly string[],
): ReadonlySet<number> =>
  new Set(newCategories.filter(({ name }) => categories.includes(name)).flatMap(({ rows }) => rows));

/** Whether products of a list can only be known by their names. */
export const hasNoIds = ({ recognized }: ImportReportResponse): boolean => {
  const columns = recognized.filter(({ kind }) => kind === 'column');
  return columns.length > 0 && !columns.some(({ value }) => value === 'id');
};

/**
 * Returns the rows as the answers make them: with the categories to be made, and with the answer about known names. In
 * a list with IDs, the report does not say which rows are new.
 */
export function withAnswers(
  report: ImportReportResponse,
  covered: ReadonlySet<number>,
  names: string | undefined,
): readonly ImportRowSchema[] {
  const { rows } = report;
  const statuses = statusesOf(rows);
  const isSure = hasNoIds(report);
  const isOther = names !== undefined && names !== 'update';
  const open = new Set(
    rows.filter(({ problems }) => problems.some(({ field }) => field !== 'category')).map(productOf),
  );
  return rows.map((row) => {
    const product = productOf(row);
    if (covered.has(product)) {
      const status = isSure && !open.has(product) ? 'new' : row.status;
      const problems = row.problems.filter(({ field }) => field !== 'category');
      const notes = [row.note, row.product === null ? text.categoryIsMade : null];
      return { ...row, status, problems, note: notes.filter(Boolean).join('. ') };
    }
    const isKnown = isSure && ['changed', 'same'].includes(statuses.get(product) ?? '');
    if (!isKnown || !isOther) return row;
    return { ...row, status: names === 'add' ? 'new' : 'ignored', changes: [] };
  });
}

export function countsOf(rows: readonly ImportRowSchema[]): Readonly<Record<ImportStatus, number>> {
  const counts = { new: 0, changed: 0, same: 0, refused: 0, ignored: 0 };
  for (const status of statusesOf(rows).values()) counts[status] += 1;
  return counts;
}

/** Returns how many products would be added or changed, if all corrections are right. */
export function appliedCount(rows: readonly ImportRowSchema[], corrections: Corrections): number {
  const parts = new Map<number, ImportRowSchema[]>();
  for (const one of rows) {
    const product = productOf(one);
    parts.set(product, [...(parts.get(product) ?? []), one]);
  }
  return [...parts.values()].filter((group) => {
    const [first] = group;
    if (!first || first.status === 'same' || first.status === 'ignored') return false;
    if (corrections[first.row] === 'skip') return false;
    // A problem without a field leads to the row that has one. Alone, it cannot be corrected.
    const problems = group.flatMap((row) => row.problems);
    if (problems.length > 0 && problems.every(({ field }) => field === null)) return false;
    return group.every((row) => isCorrected(row, corrections[row.row]));
  }).length;
}

const isCorrected = ({ problems }: ImportRowSchema, correction: Correction): boolean =>
  problems.every(
    ({ field }) =>
      field === null || (typeof correction === 'object' && isValue(field, correction[field] ?? '')),
  );

const isValue = (field: string, typed: string): boolean =>
  typed.trim() !== '' && refusalOf(field, typed) === undefined;

export const toBody = (
  corrections: Corrections,
  categories: readonly string[],
  names: string | undefined,
): ApplyImportBody => ({
  rows: Object.fromEntries(Object.entries(corrections).flatMap(([row, one]) => (one ? [[row, one]] : []))),
  categories: [...categories],
  ...(names && { names: names as ImportNameAnswer }),
});
