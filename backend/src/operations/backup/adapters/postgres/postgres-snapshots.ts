import type { Client } from 'pg';
import { to } from 'pg-copy-streams';
import { type Snapshot, Snapshots } from '../../application/ports/snapshots.js';
import { BackupRefused } from '../../domain/backup-refused.js';
import { isExcluded } from '../../domain/excluded-tables.js';
import type { TableHeader } from '../../domain/format.js';
import { connect, COPY_SETTINGS, copyOut } from './session.js';

const TABLES = `
  SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
  GROUP BY table_name ORDER BY table_name COLLATE "C"`;

/** Reads the database in one REPEATABLE READ transaction on a connection of its own. */
export class PostgresSnapshots extends Snapshots {
  constructor(private readonly database: { readonly url: string }) {
    super();
  }

  override async open(): Promise<Snapshot> {
    const client = await connect(this.database.url);
    try {
      await client.query(COPY_SETTINGS);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return await describe(client);
    } catch (error) {
      await client.end();
      throw error;
    }
  }
}

async function describe(client: Client): Promise<Snapshot> {
  const tables = (await client.query<TableHeader>(TABLES)).rows;
  if (
    !tables.some(({ name }) => name === 'installation') ||
    !tables.some(({ name }) => name === 'migrations')
  )
    throw new BackupRefused('There is no shop in this database: start the shop once.');
  const { rows } = await client.query<{
    takenAt: Date;
    installation: string | null;
    migration: string | null;
  }>(
    `SELECT transaction_timestamp() AS "takenAt", (SELECT id FROM installation) AS installation,
            (SELECT name FROM migrations ORDER BY "timestamp" DESC LIMIT 1) AS migration`,
  );
  const [
    { takenAt, installation, migration } = { takenAt: new Date(), installation: null, migration: null },
  ] = rows;
  if (installation === null || migration === null)
    throw new BackupRefused('There is no shop in this database yet: start the shop once.');
  const published = await client.query<{ key: string }>('SELECT key FROM published_picture');
  return {
    takenAt,
    installation,
    migration,
    tables: tables.filter(({ name }) => !isExcluded(name)),
    publishedImages: published.rows.map(({ key }) => key),
    copy: (table) => client.query(to(copyOut(table))),
    close: () => client.end(),
  };
}
