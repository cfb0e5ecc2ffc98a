/** Columns by name, as PostgreSQL's `to_jsonb` writes them. */
export type RowColumns = Readonly<Record<string, unknown>>;

/** The present name of the row of a table that had a name then; the same name when no row was renamed since. */
export type NameToday = (table: string, name: string) => string;

/** What the history has to know of a table that the SQL function `track_changes` records. */
export interface TrackedTable {
  readonly name: string;
  /** The column that identifies a row. */
  readonly key: string;
  /** Selects `id` as text and `name` of the rows with the ids $1, also of deleted ones; null: its rows have no names. */
  readonly namesSql: string | null;
  /** What is written to a row when its addition is undone. The row stays, so that its version goes on. */
  readonly removed: (now: Date) => RowColumns;
  /** The sentence for the owner when the constraint of this name refuses an earlier state. */
  readonly refusal?: (constraint: string, row: RowColumns) => string | undefined;
  /** The name of the advisory lock that writers of the row hold. */
  readonly lock?: (row: RowColumns) => string;
  /** The column whose value other rows keep to name a row, such as the slug of a category. */
  readonly namedBy?: string;
  /** An earlier state of a row, with the names of other rows as they are today. */
  readonly follow?: (row: RowColumns, nameToday: NameToday) => RowColumns;
  /** Whether changes are recorded and undone, but not shown. */
  readonly isHidden?: boolean;
}

export const deletedRow = (now: Date): RowColumns => ({ deleted_at: now.toISOString() });
