import { mainKeysIn, objectPathOf } from '../../media/domain/image-name.js';
import type { RowColumns } from '../../platform/domain/tracked-table.js';

export interface RowKey {
  readonly table: string;
  readonly rowId: string;
}

/**
 * What one change did to one row. An update has only the columns that differ; `before` is null for an added row, `after`
 * for one that was removed for good.
 */
export interface RowChange extends RowKey {
  readonly before: RowColumns | null;
  readonly after: RowColumns | null;
}

// The columns that every write moves on, also a write that undoes another.
const HEAD: ReadonlySet<string> = new Set(['version', 'updated_at']);

// Both values come from `jsonb`, which sorts the keys of objects.
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const withoutHead = (columns: RowColumns): RowColumns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !HEAD.has(name)));

export const keyOf = ({ table, rowId }: RowKey): string => `${table}:${rowId}`;

/** What a change did to each row as a whole, in the order in which it touched the rows last. */
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
 * Whether a row is as the change left it. Changes that were undone since do not count.
 * @param later what later changes did to the row, the earliest first.
 */
export function isAsLeft(
  change: RowChange,
  current: RowColumns,
  later: readonly Pick<RowChange, 'before'>[],
): boolean {
  // The first later change of a column holds the value that this change left.
  const left = [change.after, ...later.map(({ before }) => before)].reduceRight<RowColumns>(
    (columns, one) => ({ ...columns, ...one }),
    {},
  );
  return isSameState(left, current);
}

/** The row before changes. @param steps what they and all later ones did to it, the earliest first. */
export function stateBefore(
  current: RowColumns,
  steps: readonly Pick<RowChange, 'before'>[],
  removed: RowColumns,
): RowColumns {
  return steps.reduceRight<RowColumns>(
    (columns, { before }) => ({ ...columns, ...(before ?? removed) }),
    current,
  );
}

/** Whether one has the values of the other. When a row was deleted does not matter. */
export const isSameState = (one: RowColumns, other: RowColumns): boolean =>
  Object.entries(withoutHead(one)).every(([name, value]) =>
    name === 'deleted_at' ? isDeleted(one) === isDeleted(other) : isSame(other[name], value),
  );

export const isDeleted = (columns: RowColumns): boolean => (columns['deleted_at'] ?? null) !== null;

/**
 * The columns to write so that the row has an earlier state; the version goes on.
 * @param removed what a deletion writes. A row that goes back to the bin stays there as long as any other.
 */
export function columnsOf(
  earlier: RowColumns | null,
  current: RowColumns,
  removed: RowColumns,
  now: Date,
): RowColumns {
  const state = earlier === null || isDeleted(earlier) ? { ...earlier, ...removed } : earlier;
  const head = { version: Number(current['version']) + 1, updated_at: now.toISOString() };
  const known = Object.entries({ ...withoutHead(state), ...head });
  return Object.fromEntries(known.filter(([name]) => name in current));
}

/** The paths of the published images that the columns name. */
export function imagesIn(...columns: readonly (RowColumns | null)[]): string[] {
  return [...new Set(mainKeysIn(JSON.stringify(columns)).map(objectPathOf))];
}
