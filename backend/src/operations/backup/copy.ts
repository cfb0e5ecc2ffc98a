import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Client, type ClientBase, escapeIdentifier } from 'pg';
import { from, type CopyStreamQuery } from 'pg-copy-streams';
import type { TableHeader } from './format.js';

/**
 * Settings of a connection for COPY. With these settings, every server writes and reads the same text in the same order
 * of rows, so the checksums are equal. There are no time limits, because a large table takes long.
 */
export const COPY_SETTINGS = `
  SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0;
  SET client_encoding = 'UTF8';
  SET datestyle = 'ISO';
  SET intervalstyle = 'postgres';
  SET bytea_output = 'hex';
  SET extra_float_digits = 1;
  SET timezone = 'UTC';
  SET synchronize_seqscans = off`;

// Generated columns are left out, because PostgreSQL computes them and accepts no values for them.
const TABLES_QUERY = `
  SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
  GROUP BY table_name ORDER BY table_name COLLATE "C"`;

/** Opens a connection, which the caller has to end. */
export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // Without a listener, a lost connection would end the process. The running or the next statement reports the loss.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Returns the schema of the shop's tables, and the tables with their names and the columns that hold data. The schema
 * is the connection's current schema. In a trial restore, that is a separate schema.
 */
export async function tablesOf(
  client: ClientBase,
): Promise<{ readonly schema: string; readonly tables: readonly TableHeader[] }> {
  const schemas = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  const { rows: tables } = await client.query<TableHeader>(TABLES_QUERY);
  return { schema: schemas.rows[0]?.schema ?? '', tables };
}

export const copyOutSql = (schema: string, table: TableHeader): string =>
  `COPY ${tableWithColumns(schema, table)} TO STDOUT`;
const copyInSql = (schema: string, table: TableHeader): string =>
  `COPY ${tableWithColumns(schema, table)} FROM STDIN`;

// Returns the table with its schema and columns, as COPY expects them. PostgreSQL would first look up a name without a
// schema in the system's catalogs.
function tableWithColumns(schema: string, { name, columns }: TableHeader): string {
  const list = columns.map((column) => escapeIdentifier(column)).join(', ');
  return `${escapeIdentifier(schema)}.${escapeIdentifier(name)} (${list})`;
}

export class CopyIn {
  private readonly stream: CopyStreamQuery;
  private readonly completion: Promise<void>;

  constructor(
    client: ClientBase,
    schema: string,
    readonly table: TableHeader,
  ) {
    this.stream = client.query(from(copyInSql(schema, table)));
    this.completion = finished(this.stream);
    // The error is reported by the next call of write() or end().
    this.completion.catch(() => undefined);
  }

  async write(bytes: Uint8Array): Promise<void> {
    // A full buffer has to drain first. A failed COPY never drains, so its error ends the wait.
    if (!this.stream.write(bytes)) await Promise.race([once(this.stream, 'drain'), this.completion]);
  }

  async end(): Promise<void> {
    this.stream.end();
    await this.completion;
  }

  /** Ends the COPY and discards its rows. The connection accepts no other statement while a COPY is open. */
  async abort(): Promise<void> {
    this.stream.destroy();
    await this.completion.catch(() => undefined);
  }
}
