import type { RowColumns, TrackedTable } from '../../platform/domain/tracked-table.js';
import type { RowChange, RowKey } from '../domain/row-change.js';

// What the services need from outside. Each port has an adapter in adapters/.

export interface ChangeOrigin {
  /** The operation of the contract, such as `updateProduct`. */
  readonly kind: string;
  /** The browser's name, as `browserName` of the login returns it. */
  readonly browser: string | null;
}

/** Records what the panel changes. What is written outside of a change is not recorded. */
export abstract class Changes {
  /** Runs `work` as one change, in one transaction. Within a change it only runs `work`, which belongs to that change. */
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
  /** How many rows the change touched; `steps` may have fewer. */
  readonly rowCount: number;
}

export abstract class ChangeStore {
  /** The newest first. With a subject, the steps are those of its row. */
  abstract list(query: ChangeQuery, hidden: readonly string[]): Promise<ListedChange[]>;
  /** The steps of a change in their order; undefined when there is no such change. */
  abstract stepsOf(id: number): Promise<RowChange[] | undefined>;
  /** What a change and all later ones did to a row, the earliest first; nothing when the change did not touch it. */
  abstract stepsSince(id: number, key: RowKey): Promise<RowChange[]>;
  /**
   * Removes at most `atMost` of the oldest changes, those that are older than `until` or not among the newest `keep`.
   */
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
  /** What the changes since then did to it, without the undone one, the earliest first. */
  readonly later: readonly RowChange[];
  /** An earlier state, with the names of other rows as they are today. */
  readonly follow: (earlier: RowColumns) => RowColumns;
}

export interface LockedRows {
  /** Undefined when the row does not exist. */
  find(key: RowKey): LockedRow | undefined;
  /** @throws DomainError 'conflict', without a change, when a constraint refuses the columns. */
  write(key: RowKey, columns: RowColumns): Promise<void>;
}

export interface TakenBack {
  /** The id of the first change that is taken back. */
  readonly since: number;
  /** The change that is undone; null when all since then are taken back. */
  readonly undoes: number | null;
}

/** The rows of tracked tables. */
export abstract class TrackedRows {
  abstract table(name: string): TrackedTable | undefined;
  abstract hiddenTables(): string[];
  /** The names by which the owner knows the rows, by `keyOf`. */
  abstract namesOf(keys: readonly RowKey[]): Promise<ReadonlyMap<string, string>>;
  /** Locks the rows and runs `work`, which takes them back to an earlier state. */
  abstract takeBack<T>(
    to: TakenBack,
    keys: readonly RowKey[],
    work: (rows: LockedRows) => Promise<T>,
  ): Promise<T>;
}

/** The published images. */
export abstract class HistoryImages {
  /** Restarts the grace period of the images. @returns those that still exist. */
  abstract protectExisting(paths: readonly string[]): Promise<string[]>;
  /** Which of these images are no longer published. */
  abstract missingAmong(paths: readonly string[]): Promise<string[]>;
}
