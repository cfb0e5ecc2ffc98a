import type { ColumnRules } from './column-rules.js';
import type { BinType } from './record-types.js';

/** The columns of a row by name, as PostgreSQL's `to_jsonb` writes them. */
export type RowColumns = Readonly<Record<string, unknown>>;

/**
 * What history, bin, purge, images in use and backup know about a table. In the SQL expressions, `t` is a row of the
 * table.
 */
export interface TableEntry {
  readonly name: string;
  /** The column that identifies a row; `id` by default. */
  readonly key?: string;
  /**
   * Backups leave out tables that are useless in another shop (sessions, unfinished uploads), tables with secrets, and
   * tables that the restore fills.
   */
  readonly isBackedUp: boolean;
  /** The rules of all columns. A restore refuses rows that break them, also in the history. */
  readonly columns?: ColumnRules;
  /** Whether the panel's history shows the recorded changes. Undefined if the table has no triggers for the history. */
  readonly history?: 'shown' | 'hidden';
  /** SQL for the name by which the owner knows a row. */
  readonly label?: string;
  /** The columns with ids of rows of another table. The API has `field` instead, whose `value` is SQL on that table. */
  readonly references?: Readonly<
    Record<string, { readonly table: string; readonly field: string; readonly value: string }>
  >;
  /** Columns that follow from another one. The history does not show them when that column changes. */
  readonly follows?: Readonly<Record<string, string>>;
  /**
   * The columns that an undo writes when it takes back the addition of a row. The row remains, so that its version
   * continues. By default, the time of deletion.
   */
  readonly absent?: RowColumns;
  /** The table has `deleted_at`, and deleted rows can be restored for 30 days. */
  readonly bin?: {
    readonly type: BinType;
    /** SQL for the fields that the bin shows. */
    readonly fields: Partial<
      Record<'image' | 'price' | 'priceLabel' | 'slug' | 'discountPercentage' | 'endDate', string>
    >;
    /** SQL for rows that the purge erases even if they were not deleted. */
    readonly orphaned?: string;
  };
  /**
   * SQL for a text that names the images of a row. With `among`, only such rows count: $2 is the current time, and $3
   * are the paths and URLs of the images in question.
   */
  readonly images?: { readonly text: string; readonly among?: string };
}

/** What an earlier state of a row is adapted to. */
export interface Present {
  readonly current: RowColumns;
  /** The time of the first reverted change. The earlier state is the state at this time. */
  readonly since: Date;
  readonly now: Date;
}

export interface UndoRules {
  readonly table: string;
  /** Returns the message for the owner when this database constraint prevents the restoring of an earlier state. */
  readonly refusal?: (constraint: string, row: RowColumns) => string | undefined;
  /** Returns the name of the advisory lock that writers of the row hold. */
  readonly lock?: (row: RowColumns) => string;
  /** Adapts an earlier state of a row to the present. */
  readonly adapt?: (earlier: RowColumns, present: Present) => RowColumns;
}
