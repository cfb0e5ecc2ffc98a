/** Columns by name, as PostgreSQL's `to_jsonb` writes them. */
export type RowColumns = Readonly<Record<string, unknown>>;

/** Returns the current name of the row that had the given name; the same name when no row was renamed since. */
export type NameToday = (table: string, name: string) => string;

/** The description that the history needs of a table recorded by the SQL function `track_changes`. */
export interface TrackedTable {
  readonly name: string;
  /** The column that identifies a row. */
  readonly key: string;
  /**
   * Selects `id` as text and `name` of the rows with the ids $1, including deleted rows. Null: the rows have no names.
   */
  readonly namesSql: string | null;
  /** The columns to write when the addition of a row is undone. The row stays, so that its version continues. */
  readonly removed: (now: Date) => RowColumns;
  /** The message for the owner when the named constraint refuses an earlier state. */
  readonly refusal?: (constraint: string, row: RowColumns) => string | undefined;
  /** The name of the advisory lock that writers of the row hold. */
  readonly lock?: (row: RowColumns) => string;
  /** The column by which other rows refer to a row, such as the slug of a category. */
  readonly namedBy?: string;
  /** Returns an earlier state of a row with the current names of other rows. */
  readonly follow?: (row: RowColumns, nameToday: NameToday) => RowColumns;
  /** Whether changes are recorded and undone, but not shown. */
  readonly isHidden?: boolean;
}

export const deletedRow = (now: Date): RowColumns => ({ deleted_at: now.toISOString() });
