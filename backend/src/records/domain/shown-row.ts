import type { RowColumns, TableEntry } from '../../platform/domain/table-entry.js';
import { isErased, type RowChange } from './row-change.js';

export const ROW_ACTIONS = ['added', 'changed', 'deleted', 'restored', 'removed'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

export interface ShownValue {
  /** The field's name in the API, with dots within an object, such as `hero.title`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

// Technical fields. `deletedAt` is one of these, because `action` already shows deletions.
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'id',
  'key',
  'isSample',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'version',
]);

/**
 * Returns what a change did to a row: 'deleted' if the row was moved to the bin, 'removed' if the row was erased. An
 * update contains only the columns that differ. So `deleted_at` in `after` means a deletion, or a restore if null.
 */
export function actionOf({ before, after }: RowChange): RowAction {
  if (before === null) return 'added';
  if (after === null || isErased(after)) return 'removed';
  if (!('deleted_at' in after)) return 'changed';
  return after['deleted_at'] === null ? 'restored' : 'deleted';
}

/**
 * Returns the values that differ, by field.
 * @param follows the columns that are left out when the column that they follow from differs.
 */
export function shownValues({ before, after }: RowChange, follows: TableEntry['follows'] = {}): ShownValue[] {
  const hasChanged = (column: string): boolean =>
    JSON.stringify(before?.[column] ?? null) !== JSON.stringify(after?.[column] ?? null);
  const leftOut = Object.keys(follows).filter((column) => hasChanged(follows[column] ?? ''));
  const oldFields = fieldsOf(before, leftOut);
  const newFields = fieldsOf(after, leftOut);
  const fields = [...new Set([...oldFields.keys(), ...newFields.keys()])];
  return fields
    .map((field) => ({ field, before: oldFields.get(field) ?? null, after: newFields.get(field) ?? null }))
    .filter((value) => JSON.stringify(value.before) !== JSON.stringify(value.after));
}

function fieldsOf(columns: RowColumns | null, leftOut: readonly string[]): Map<string, unknown> {
  const { body, ...rest } = columns ?? {};
  const shown = Object.entries(rest).filter(([name]) => !leftOut.includes(name));
  const named = shown.map(([name, value]) => [camelCase(name), value] as const);
  const fields = new Map(named.filter(([name]) => !NOT_SHOWN.has(name)));
  // A content part is stored as one JSON object in the column `body`, so this object is split into fields.
  addLeaves(fields, '', body);
  return fields;
}

function addLeaves(fields: Map<string, unknown>, prefix: string, value: unknown): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    if (prefix !== '') fields.set(prefix, value);
    return;
  }
  for (const [name, child] of Object.entries(value))
    addLeaves(fields, prefix === '' ? name : `${prefix}.${name}`, child);
}

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
