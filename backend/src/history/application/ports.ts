import type { RowColumns, TrackedTable } from '../../platform/domain/tracked-table.js';
import type { RowChange, RowKey } from '../domain/row-change.js';

// The ports of this module. Each port has an adapter in adapters/.

export interface ChangeOrigin {
  /** The operation of the contract, such as `updateProduct`. */
  readonly kind: string;
  /** The browser's name, as `browserName` of the login returns it. */
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
  /** The change that this one undid. */
  readonly undoes: number | null;
}

export interface ChangeQuery {
  /** Only changes of this row. */
  readonly subject?: RowKey | undefined;
  /** Only changes before this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

export interface ListedChange extends RecordedChange {
  readonly steps: readonly RowChange[];
  /** The number of rows that the change touched; `steps` may have fewer. */
  readonly rowCount: number;
}

export abstract class ChangeStore {
  /** The newest changes first. If the query names a subject, which is one row, `steps` has only the steps on that row. */
  abstract list(query: ChangeQuery, hidden: readonly string[]): Promise<ListedChange[]>;
  /** The steps of a change in their order; undefined when there is no such change. */
  abstract stepsOf(id: number): Promise<RowChange[] | undefined>;
  /**
   * The steps of a change and all later ones on a row, the earliest first; empty when the change did not touch the row.
   */
  abstract stepsSince(id: number, key: RowKey): Promise<RowChange[]>;
  /** Removes at most `atMost` of the oldest changes: changes older than `until` or not among the newest `keep`. */
  abstract removeOldest(limits: {
    readonly until: Date;
    readonly keep: number;
    readonly atMost: number;
  }): Promise<number>;
  /** The keys of main images that changes since the instant name. */
  abstract imageKeysSince(instant: Date): Promise<string[]>;
}

/** A row that is locked until the change ends. */
export interface LockedRow {
  readonly current: RowColumns;
  /** The later changes of the row, without the undone one, the earliest first. */
  readonly later: readonly RowChange[];
  /** Returns an earlier state with the current names of other rows. */
  readonly follow: (earlier: RowColumns) => RowColumns;
}

export interface LockedRows {
  /** Undefined when the row does not exist. */
  find(key: RowKey): LockedRow | undefined;
  /** @throws DomainError 'conflict', without a change, when a constraint refuses the columns. */
  write(key: RowKey, columns: RowColumns): Promise<void>;
}

export interface TakenBack {
  /** The id of the first change that is reverted. */
  readonly since: number;
  /** The change that is undone; null when all changes since then are reverted. */
  readonly undoes: number | null;
}

/** The rows of tracked tables. */
export abstract class TrackedRows {
  abstract table(name: string): TrackedTable | undefined;
  abstract hiddenTables(): string[];
  /** The names of the rows for the owner, by `keyOf`. */
  abstract namesOf(keys: readonly RowKey[]): Promise<ReadonlyMap<string, string>>;
  /** Locks the rows and runs `work`, which restores an earlier state. */
  abstract takeBack<T>(
    to: TakenBack,
    keys: readonly RowKey[],
    work: (rows: LockedRows) => Promise<T>,
  ): Promise<T>;
}

/** The published images. */
export abstract class HistoryImages {
  /** Restarts the grace period of the images. @returns the images that still exist. */
  abstract protectExisting(paths: readonly string[]): Promise<string[]>;
  /** The given images that are no longer published. */
  abstract missingAmong(paths: readonly string[]): Promise<string[]>;
}
