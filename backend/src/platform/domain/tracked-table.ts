/** The columns of a row by name, as PostgreSQL's `to_jsonb` writes them. */
export type RowColumns = Readonly<Record<string, unknown>>;

/**
 * Returns the current name of the row that had the given name in the past. If no such row was renamed, returns the
 * given name.
 */
export type NameToday = (table: string, name: string) => string;

/** What an earlier state of a row is adapted to. */
export interface Present {
  readonly current: RowColumns;
  readonly nameToday: NameToday;
  /** The time of the first reverted change. The earlier state is the state at this time. */
  readonly since: Date;
  readonly now: Date;
}

/**
 * The description of a table whose changes the SQL function `track_changes` records. The history needs this
 * description.
 */
export interface TrackedTable {
  readonly name: string;
  /** The column that identifies a row. */
  readonly key: string;
  /**
   * An SQL query for `id` (as text) and `name` of the rows with the ids $1, including deleted rows. Null if the rows
   * have no names.
   */
  readonly namesSql: string | null;
  /**
   * Returns the columns of a row that is absent. An undo writes these columns when it takes back the addition of a row.
   * The row itself remains, so that its version number continues.
   */
  readonly absent: (now: Date) => RowColumns;
  /** Returns the message for the owner when this database constraint prevents the restoring of an earlier state. */
  readonly refusal?: (constraint: string, row: RowColumns) => string | undefined;
  /** Returns the name of the advisory lock that writers of the row hold. */
  readonly lock?: (row: RowColumns) => string;
  /** The column by which other rows refer to a row, such as the slug of a category. */
  readonly namedBy?: string;
  /** When an earlier name of a row is restored, updates the name in all rows that still have the replaced name. */
  readonly followRename?: (from: string, to: string) => Promise<void>;
  /** Adapts an earlier state of a row to the present: for example, replaces names of other rows with current names. */
  readonly adapt?: (earlier: RowColumns, present: Present) => RowColumns;
  /** Whether the history hides the changes, although they are recorded and can be undone. */
  readonly isHidden?: boolean;
}

export const deletedRow = (now: Date): RowColumns => ({ deleted_at: now.toISOString() });
