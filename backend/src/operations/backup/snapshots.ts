import { type Client, escapeIdentifier } from 'pg';
import { to } from 'pg-copy-streams';
import { IMAGES_KEPT_DAYS } from '../../records/index.js';
import { connect, COPY_SETTINGS, copyOutSql, tablesOf } from './copy.js';
import { BackupRefused, separateUnknown, type TableHeader } from './format.js';
import type { LeftOut } from './left-out-tables.js';
import { RestoreDatabase } from './restore-database.js';

/** The database at one instant, unaffected by later writes. */
export interface Snapshot {
  readonly takenAt: Date;
  readonly installation: string;
  readonly migration: string;
  readonly tables: readonly TableHeader[];
  /** The names of tables and columns that no migration made, for a message. A restore would refuse them. */
  readonly foreign: readonly string[];
  /** The main keys of the published images, as the table `published_image` lists them. */
  readonly publishedImages: readonly string[];
  /** The table's rows in COPY's text format, UTF-8, in chunks of any size. */
  copy(table: TableHeader): AsyncIterable<Uint8Array>;
  /**
   * The rows whose images a backup contains, by table. Only the table of the history has an entry: the changes of the
   * last days, because the images of older changes may already be removed. For other tables, all rows count.
   */
  readonly imageRows: Readonly<Record<string, () => AsyncIterable<Uint8Array>>>;
  close(): Promise<void>;
}

export class Snapshots {
  constructor(
    private readonly database: { readonly url: string },
    private readonly leftOut: LeftOut,
  ) {}

  async open(): Promise<Snapshot> {
    const leftOut = this.leftOut();
    const client = await connect(this.database.url);
    try {
      await client.query(COPY_SETTINGS);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return await snapshotOf(client, leftOut, new RestoreDatabase(this.database));
    } catch (error) {
      await client.end();
      throw error;
    }
  }
}

async function snapshotOf(
  client: Client,
  leftOut: ReadonlySet<string>,
  database: RestoreDatabase,
): Promise<Snapshot> {
  const { schema, tables } = await tablesOf(client);
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
  const [row] = rows;
  if (!row || row.installation === null || row.migration === null)
    throw new BackupRefused('There is no shop in this database yet: start the shop once.');
  const candidates = tables.filter(({ name }) => !leftOut.has(name));
  // A database of a newer release is backed up with all tables, because only that release knows the shop's tables.
  const { tables: backedUp, unknown: foreign } = database.knows(row.migration)
    ? separateUnknown(candidates, await database.tablesAt(row.migration))
    : { tables: candidates, unknown: [] };
  const published = await client.query<{ key: string }>('SELECT key FROM published_image');
  return {
    takenAt: row.takenAt,
    installation: row.installation,
    migration: row.migration,
    tables: backedUp,
    foreign,
    publishedImages: published.rows.map(({ key }) => key),
    copy: (table) => client.query(to(copyOutSql(schema, table))),
    imageRows: { change_row: () => client.query(to(copyRecentChanges(schema))) },
    close: () => client.end(),
  };
}

function copyRecentChanges(schema: string): string {
  const table = (name: string): string => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;
  return `COPY (
    SELECT before, after FROM ${table('change_row')} JOIN ${table('change')} ON id = change_id
    WHERE at > transaction_timestamp() - interval '${IMAGES_KEPT_DAYS} days'
  ) TO STDOUT`;
}
