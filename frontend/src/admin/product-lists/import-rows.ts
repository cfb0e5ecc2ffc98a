import { isByChat, readAmount, readCount } from '@etalase/backend/rules/list-cells';
import { COLUMN_LABELS } from '@etalase/backend/rules/list-columns';
import type {
  ApplyImportBody,
  ImportField,
  ImportNameAnswer,
  ImportReportResponse,
  ImportRowSchema,
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

export const rowsToShow = (rows: readonly ImportRowSchema[], filter: Filter): readonly ImportRowSchema[] =>
  rows.filter(
    ({ status, problems }) =>
      filter === 'all' ||
      // The rows of a refused price list that are right need no correction.
      (status === filter && (filter !== 'refused' || problems.length > 0)),
  );

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

/**
 * Returns the rows and counts as they are with the categories to be made. Only of a list without IDs it is certain that
 * a product that is not accepted yet is new.
 */
export function withCategories(
  { rows, counts, recognized }: ImportReportResponse,
  covered: ReadonlySet<number>,
) {
  const productOf = ({ row, product }: ImportRowSchema): number => product ?? row;
  const columns = recognized.filter(({ kind }) => kind === 'column');
  if (columns.length === 0 || columns.some(({ value }) => value === 'id')) return { rows, counts };
  const open = new Set(
    rows.filter(({ problems }) => problems.some(({ field }) => field !== 'category')).map(productOf),
  );
  const isReady = (row: ImportRowSchema): boolean => covered.has(productOf(row)) && !open.has(productOf(row));
  const ready = rows.filter((row) => row.product === null && isReady(row)).length;
  return {
    rows: rows.map((row) => (isReady(row) ? { ...row, status: 'new' as const, problems: [] } : row)),
    counts: { ...counts, new: counts.new + ready, refused: counts.refused - ready },
  };
}

/** Returns how many products would be added or changed, if all corrections are right. */
export function appliedCount(
  rows: readonly ImportRowSchema[],
  corrections: Corrections,
  covered: ReadonlySet<number>,
): number {
  const parts = new Map<number, ImportRowSchema[]>();
  for (const one of rows) {
    const product = one.product ?? one.row;
    parts.set(product, [...(parts.get(product) ?? []), one]);
  }
  return [...parts.values()].filter(([first, ...others]) => {
    if (!first || first.status === 'same' || first.status === 'ignored') return false;
    if (corrections[first.row] === 'skip') return false;
    return [first, ...others].every((row) => isCorrected(row, corrections[row.row], covered));
  }).length;
}

const isCorrected = (
  { row, problems }: ImportRowSchema,
  correction: Correction,
  covered: ReadonlySet<number>,
): boolean =>
  problems.every(
    ({ field }) =>
      field === null ||
      (typeof correction === 'object' && isValue(field, correction[field] ?? '')) ||
      (field === 'category' && covered.has(row)),
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
