import { type ColumnRules, findForeign } from '../../platform/domain/column-rules.js';
import type { RowColumns, TableEntry } from '../../platform/index.js';
import { BackupRefused } from './format.js';

// The steps of the history, whose columns `before` and `after` hold columns of other tables.
const HISTORY = 'change_row';

export type RowRules = () => readonly TableEntry[];

/** Refuses rows of a backup that no form of the shop can have stored. */
export class RowCheck {
  private readonly entries: ReadonlyMap<string, TableEntry>;

  constructor(tables: readonly TableEntry[]) {
    this.entries = new Map(tables.map((entry) => [entry.name, entry]));
  }

  /** @throws BackupRefused */
  check(table: string, row: RowColumns): void {
    const { columns = {}, key = 'id' } = this.entries.get(table) ?? {};
    const id = String(row[key]);
    const foreign =
      findForeign(row, columns, id) ?? (table === HISTORY ? this.findInHistory(row) : undefined);
    if (foreign !== undefined)
      throw new BackupRefused(
        `The backup holds a row that the shop does not store: ${JSON.stringify(id.slice(0, 60))} in the table ${table}, column ${foreign}.`,
      );
  }

  private findInHistory(row: RowColumns): string | undefined {
    const rules: ColumnRules = this.entries.get(String(row['table_name']))?.columns ?? {};
    return ['before', 'after'].find((side) => {
      const columns = row[side] as RowColumns | null;
      return columns !== null && findForeign(columns, rules, String(row['row_id'])) !== undefined;
    });
  }
}
