/** The columns of a row by name, as PostgreSQL's `to_jsonb` writes them. */
export type RowColumns = Readonly<Record<string, unknown>>;

/** Returns the current name of the row that once had the given name. If no row was renamed, returns the given name. */
export type NameToday = (table: string, name: string) => string;

/** What the history must know about a table whose changes the SQL function `track_changes` records. */
export interface TrackedTable {
  readonly name: string;
  /** The column that identifies a row. */
  readonly key: string;
  /** Selects the rows with the ids $1, also deleted ones: `id` as text, and `name`. Null: the rows have no names. */
  readonly namesSql: string | null;
  /**
   * The columns to write when the addition of a row is undone. The row is kept, so that its version number continues.
   */
  readonly removed: (now: Date) => RowColumns;
  /** Returns a message for the owner when the named constraint refuses to restore an earlier state. */
  readonly refusal?: (constraint: string, row: RowColumns) => string | undefined;
  /** Returns the name of the advisory lock that writers of the row hold. */
  readonly lock?: (row: RowColumns) => string;
  /** The column by which other rows refer to a row, such as the slug of a category. */
  readonly namedBy?: string;
  /** Replaces names of other rows in an earlier state of a row by their current names. */
  readonly follow?: (row: RowColumns, nameToday: NameToday) => RowColumns;
  /** Whether the history hides the changes, although they are recorded and can be undone. */
  readonly isHidden?: boolean;
}

export const deletedRow = (now: Date): RowColumns => ({ deleted_at: now.toISOString() });
