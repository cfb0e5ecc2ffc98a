import { createHash } from 'node:crypto';
import { type ClientBase, escapeIdentifier } from 'pg';
import { to } from 'pg-copy-streams';
import type { RowColumns } from '../../platform/index.js';
import { CopyIn, copyOutSql } from './copy.js';
import { BackupRefused, type TableCount, type TableHeader } from './format.js';
import { ManifestBuilder } from './manifest-builder.js';

// The classes of PostgreSQL's errors for which the backup is to blame: invalid data (22), violated constraints (23),
// and names or statements that the database does not accept (42).
const REFUSAL_CODES = /^(2[23]|42)/u;
// A daily backup is checked by the running shop, so that few rows are checked without a pause.
const ROWS_AT_ONCE = 25;

// Each sequence continues after the highest restored number, so that no number is used twice.
const SET_SEQUENCES = `DO $$
  DECLARE
    target record;
  BEGIN
    FOR target IN
      SELECT table_schema, table_name, column_name FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_identity = 'YES'
    LOOP
      EXECUTE format(
        'SELECT setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) FROM %I.%I',
        format('%I.%I', target.table_schema, target.table_name), target.column_name,
        target.column_name, target.table_schema, target.table_name);
    END LOOP;
  END $$`;

export class Loading {
  private copy: CopyIn | undefined;

  constructor(
    private readonly client: ClientBase,
    private readonly schema: string,
    /** The tables that exist after all migrations up to the backup's migration. */
    readonly tables: readonly TableHeader[],
    private readonly migrateToNewest: () => Promise<void>,
  ) {}

  /**
   * Adds rows in COPY's text format. All rows of one table must be added before the next table begins.
   * @throws BackupRefused when the table refuses the rows.
   */
  async addRows(table: TableHeader, bytes: Uint8Array): Promise<void> {
    if (this.copy?.table.name !== table.name) {
      await this.endRows();
      this.copy = new CopyIn(this.client, this.schema, table);
    }
    await this.copy.write(bytes).catch(refuseRows(`the table ${table.name}`));
  }

  /** Ends the rows of the last table. A second call does nothing. */
  async endRows(): Promise<void> {
    const { copy } = this;
    this.copy = undefined;
    await copy?.end().catch(refuseRows(`the table ${copy.table.name}`));
  }

  async abortRows(): Promise<void> {
    await this.copy?.abort();
  }

  async count(table: TableHeader): Promise<TableCount> {
    const counted = new ManifestBuilder(() => createHash('sha256'));
    counted.beginTable(table.name);
    try {
      const rows: AsyncIterable<Uint8Array> = this.client.query(to(copyOutSql(this.schema, table)));
      for await (const bytes of rows) counted.addRows(bytes);
    } catch (error) {
      refuseRows(`the table ${table.name}`)(error);
    }
    return counted.endTable() ?? { name: table.name, rows: 0, bytes: 0, sha256: '' };
  }

  /** Returns all ids in the table `installation`. A shop has exactly one. */
  async installations(): Promise<string[]> {
    const { rows } = await this.client.query<{ id: string }>(
      `SELECT id FROM ${escapeIdentifier(this.schema)}.installation`,
    );
    return rows.map(({ id }) => id);
  }

  async migrate(): Promise<void> {
    await this.migrateToNewest().catch(refuseRows('its tables'));
  }

  /** Yields all rows of a table, without the columns that earlier releases had. */
  async *rows(table: string): AsyncGenerator<RowColumns> {
    const name = `${escapeIdentifier(this.schema)}.${escapeIdentifier(table)}`;
    await this.client.query(`DECLARE restored NO SCROLL CURSOR FOR SELECT to_jsonb(t) AS row FROM ${name} t`);
    for (;;) {
      const { rows } = await this.client.query<{ row: RowColumns }>(`FETCH ${ROWS_AT_ONCE} FROM restored`);
      if (rows.length === 0) break;
      for (const { row } of rows) yield row;
    }
    await this.client.query('CLOSE restored');
  }

  /** Sets the sequences, inserts the rows of the restored images, and records the time of the last backup. */
  async complete(images: readonly string[], backedUpAt: Date): Promise<void> {
    await this.client.query(SET_SEQUENCES);
    // The grace period of the restored images starts now. The garbage collector marks referenced images before it
    // removes any image.
    await this.client.query(
      `INSERT INTO published_image (key, published_at, unreferenced_since)
       SELECT key, transaction_timestamp(), transaction_timestamp() FROM unnest($1::text[]) AS key`,
      [images],
    );
    await this.client.query('UPDATE backup_status SET last_backup_at = $1', [backedUpAt]);
  }
}

/**
 * Returns an error handler that throws BackupRefused with PostgreSQL's message. The message may quote one invalid
 * value. The detail of PostgreSQL's error is left out, because it may quote a whole row.
 */
function refuseRows(what: string): (error: unknown) => never {
  return (error) => {
    const isRefusal = error instanceof Error && 'code' in error && REFUSAL_CODES.test(String(error.code));
    if (!isRefusal) throw error;
    throw new BackupRefused(`The database does not take ${what}: ${error.message}.`, {
      cause: error,
    });
  };
}
