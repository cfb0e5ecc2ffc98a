import { mainKeysIn, objectPathOf } from '../../media/domain/image-name.js';
import { ERASED_AT } from '../../platform/domain/bin.js';
import type { RowColumns } from '../../platform/domain/table-entry.js';

export interface RowKey {
  readonly table: string;
  readonly rowId: string;
}

/**
 * What one change did to one row. For an update, `before` and `after` contain only the columns that differ. `before` is
 * null for an added row, and `after` is null for an erased row.
 */
export interface RowChange extends RowKey {
  readonly before: RowColumns | null;
  readonly after: RowColumns | null;
}

// Every write, including an undo, changes these columns. So comparisons ignore these columns.
const VERSION_COLUMNS: ReadonlySet<string> = new Set(['version', 'updated_at']);

// Both values come from `jsonb`, which sorts the keys of objects.
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutVersion = (columns: RowColumns): RowColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !VERSION_COLUMNS.has(name)));

export const keyOf = ({ table, rowId }: RowKey): string => `${table}:${rowId}`;

/** Combines the steps on each row into one net change. The rows are ordered by their last steps. */
export function netChanges(steps: readonly RowChange[]): RowChange[] {
  const rows = new Map<string, RowChange>();
  for (const step of steps) {
    const key = keyOf(step);
    const earlier = rows.get(key);
    rows.delete(key);
    rows.set(key, earlier ? combine(earlier, step) : step);
  }
  return [...rows.values()];
}

function combine(earlier: RowChange, later: RowChange): RowChange {
  return {
    ...later,
    before: earlier.before && { ...later.before, ...earlier.before },
    after: later.after && { ...earlier.after, ...later.after },
  };
}

/**
 * Whether a row still has the values that the change left. Later changes that were undone do not count.
 * @param later the later steps on the row, the earliest first.
 */
export function isUnchangedSince(
  change: RowChange,
  current: RowColumns,
  later: readonly Pick<RowChange, 'before'>[],
): boolean {
  // Reconstructs the row as it was directly after this change. `after` has the columns that this change wrote. Every
  // other column has the `before` value of the first later step that wrote it. So earlier steps override later ones.
  const valuesAfter = [change.after, ...later.map(({ before }) => before)].reduceRight<RowColumns>(
    (columns, values) => ({ ...columns, ...values }),
    {},
  );
  return isSameState(valuesAfter, current);
}

/**
 * Returns the row as it was before the given changes.
 * @param steps the steps of these and all later changes on the row, the earliest first.
 * @param absent the columns that mark a row as absent, such as the time of deletion. They are added to the state if one
 * of these steps added the row.
 */
export function stateBefore(
  current: RowColumns,
  steps: readonly Pick<RowChange, 'before'>[],
  absent: RowColumns,
): RowColumns {
  return steps.reduceRight<RowColumns>(
    (columns, { before }) => ({ ...columns, ...(before ?? absent) }),
    current,
  );
}

/** Whether two states have the same values in the columns of `one`. Version, update and deletion times may differ. */
export const isSameState = (one: RowColumns, other: RowColumns): boolean =>
  Object.entries(withoutVersion(one)).every(([name, value]) =>
    name === 'deleted_at' ? isDeleted(one) === isDeleted(other) : isSame(other[name], value),
  );

/** Whether the row was erased, and stays only because other rows refer to it. */
export const isErased = (columns: RowColumns): boolean =>
  isDeleted(columns) && new Date(String(columns['deleted_at'])).getTime() === ERASED_AT.getTime();

export const deletedRow = (now: Date): RowColumns => ({ deleted_at: now.toISOString() });

export const isDeleted = (columns: RowColumns): boolean => (columns['deleted_at'] ?? null) !== null;

export const isDeletedAfter = (columns: RowColumns, since: Date): boolean =>
  isDeleted(columns) && new Date(String(columns['deleted_at'])) > since;

/**
 * Returns the columns that restore an earlier state of a row. The version is the current version plus one.
 * @param absent the columns that mark a row as absent, such as the current time as the time of deletion. This time
 * replaces an earlier time of deletion, so that the row stays in the bin for the full time.
 */
export function columnsOf(
  earlier: RowColumns | null,
  current: RowColumns,
  absent: RowColumns,
  now: Date,
): RowColumns {
  const state = earlier === null || isDeleted(earlier) ? { ...earlier, ...absent } : earlier;
  const newVersion = { version: Number(current['version']) + 1, updated_at: now.toISOString() };
  const columns = Object.entries({ ...withoutVersion(state), ...newVersion });
  // A column that the table no longer has is left out.
  return Object.fromEntries(columns.filter(([name]) => name in current));
}

/** Returns the paths of the published images that are mentioned in the columns. */
export function imagesIn(...columns: readonly (RowColumns | null)[]): string[] {
  return [...new Set(mainKeysIn(JSON.stringify(columns)).map(objectPathOf))];
}
