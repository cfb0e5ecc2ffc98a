import type { BinItem } from '../../platform/domain/bin.js';
import type { BinType } from '../../platform/domain/record-types.js';
import type { RowColumns, TableEntry } from '../../platform/domain/table-entry.js';
import type { RowChange, RowKey } from '../domain/row-change.js';

export interface ChangeOrigin {
  /** The name of the API operation, such as `updateProduct`. */
  readonly kind: string;
  /** The browser that logged in, such as 'Chrome di Android'; null for an unknown browser. */
  readonly browser: string | null;
}

/** Records the panel's changes. Writes outside of a change are not recorded. */
export abstract class Changes {
  /** Runs `work` as one change, in one transaction. Within another change, `work` belongs to that change. */
  abstract run<T>(origin: ChangeOrigin, work: () => Promise<T>): Promise<T>;
}

export interface RecordedChange extends ChangeOrigin {
  readonly id: number;
  readonly at: Date;
  /** The id of the change that this change undid; null if this change is not an undo. */
  readonly undoes: number | null;
}

export interface ChangeQuery {
  readonly subject?: RowKey | undefined;
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface ListedChange extends RecordedChange {
  readonly steps: readonly RowChange[];
  /** The number of rows that the change affected. `steps` may leave out some of these rows. */
  readonly rowCount: number;
}

export abstract class ChangeStore {
  /**
   * Lists changes, the newest first. If the query names one row, `steps` contains only the steps on that row.
   * @param hidden the tables whose rows are left out.
   */
  abstract list(query: ChangeQuery, hidden: readonly string[]): Promise<ListedChange[]>;
  /**
   * Returns the steps on some rows of a change, whose rows are in the order of their last steps. Undefined when there is
   * no such change.
   * @param hidden the tables whose rows are left out.
   */
  abstract rowsOf(
    id: number,
    page: { readonly limit: number; readonly offset: number },
    hidden: readonly string[],
  ): Promise<{ readonly steps: RowChange[]; readonly total: number } | undefined>;
  /** Returns the steps of a change in their order; undefined when there is no such change. */
  abstract stepsOf(id: number): Promise<RowChange[] | undefined>;
  /**
   * Returns the steps on one row by this change and all later changes, the earliest first. The list is empty when this
   * change has no step on the row.
   */
  abstract stepsSince(id: number, key: RowKey): Promise<RowChange[]>;
  /**
   * Removes changes that are older than `until`, or that are not among the newest `keep` changes. Starts with the
   * oldest change and stops after `atMost` changes.
   */
  abstract removeOldest(limits: {
    readonly until: Date;
    readonly keep: number;
    readonly atMost: number;
  }): Promise<number>;
}

export interface LockedRow {
  readonly current: RowColumns;
  /**
   * The steps on the row since the first reverted change, the earliest first. The steps of an undone change are left
   * out.
   */
  readonly later: readonly RowChange[];
  /** Adapts an earlier state to the present (see `UndoRules.adapt`). */
  readonly adapt: (earlier: RowColumns, now: Date) => RowColumns;
}

export interface RowWrite extends RowKey {
  readonly columns: RowColumns;
}

export interface LockedRows {
  find(key: RowKey): LockedRow | undefined;
  /**
   * Writes columns of rows in their order.
   * @returns the reasons for the rows that stay as they are, because a constraint refuses their columns. The keys of the
   * map come from `keyOf`.
   */
  writeAll(writes: readonly RowWrite[]): Promise<ReadonlyMap<string, string>>;
}

/** The changes that an undo or a restore reverts. */
export interface RevertedChanges {
  /** The id of the first change that is reverted. */
  readonly since: number;
  /** The change that is undone; null when all changes from `since` on are reverted. */
  readonly undoes: number | null;
}

export abstract class TrackedRows {
  abstract table(name: string): TableEntry | undefined;
  abstract hiddenTables(): string[];
  /** Returns the names by which the owner knows the rows. The keys of the map come from `keyOf`. */
  abstract namesOf(keys: readonly RowKey[]): Promise<ReadonlyMap<string, string>>;
  /** Returns the changes with names in place of the ids of other rows (see `TableEntry.references`). */
  abstract withNamesFor(changes: readonly RowChange[]): Promise<ReadonlyMap<RowChange, RowChange>>;
  /** Locks the rows and runs `work`, which restores an earlier state. */
  abstract takeBack<T>(
    reverted: RevertedChanges,
    keys: readonly RowKey[],
    work: (rows: LockedRows) => Promise<T>,
  ): Promise<T>;
}

export abstract class RecordImages {
  /** Restarts the grace period of the images. @returns the images that still exist. */
  abstract protectExisting(paths: readonly string[]): Promise<string[]>;
  abstract missingAmong(paths: readonly string[]): Promise<string[]>;
  /**
   * Announces that rows with these images will be erased. So the garbage collector needs no operator's command to
   * remove the images, even if they are many.
   */
  abstract release(paths: readonly string[]): Promise<void>;
}

export interface BinQuery {
  readonly type?: BinType;
  /** Whether the items that one change deleted are one line, which one of them stands for. */
  readonly grouped?: boolean;
  readonly limit?: number;
  readonly offset?: number;
}

export abstract class Bin {
  /** Lists the items that were deleted after `since`: the newest deletion first, and by id if the times are equal. */
  abstract list(query: BinQuery, since: Date): Promise<{ items: BinItem[]; total: number }>;
  /** Erases for good what a change deleted after `since`. @returns the number of erased items. */
  abstract eraseDeletedBy(change: number, since: Date): Promise<number>;
  /**
   * Erases an item for good.
   * @returns false if no such item was deleted after `since`.
   */
  abstract erase(type: string, id: string, since: Date): Promise<boolean>;
  /**
   * Erases for good the items that were deleted after `since`, and at or before `until`.
   * @returns the number of erased items.
   */
  abstract empty(type: BinType | undefined, since: Date, until: Date): Promise<number>;
  /**
   * Erases for good at most `limit` items that were deleted at or before `until`, and items without their owner.
   * @returns the number of erased items by type.
   */
  abstract purge(until: Date, limit: number): Promise<Record<string, number>>;
}

export abstract class PurgeRuns {
  abstract lastRunAt(): Promise<Date | null>;
  abstract record(now: Date): Promise<void>;
}
