/** The columns of a row by name, as PostgreSQL's `to_jsonb` writes them. */
export type RowColumns = Readonly<Record<string, unknown>>;

/** What an earlier state of a row is adapted to. */
export interface Present {
  readonly current: RowColumns;
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
  /**
   * The columns with ids of other rows. The history shows such a column as the API's field, with the name that the SQL
   * query returns for the id (`id` as text, `name`; the ids are $1).
   */
  readonly references?: Readonly<Record<string, { readonly field: string; readonly sql: string }>>;
  /** Adapts an earlier state of a row to the present. */
  readonly adapt?: (earlier: RowColumns, present: Present) => RowColumns;
  /** Whether the history hides the changes, although they are recorded and can be undone. */
  readonly isHidden?: boolean;
}

export const deletedRow = (now: Date): RowColumns => ({ deleted_at: now.toISOString() });
