import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, type ClientBase } from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { migrations } from '../../../migrations/index.js';
import { migrationOptions, PostgresLock } from '../../platform/index.js';
import { connect, COPY_SETTINGS, tablesOf } from './copy.js';
import { BackupRefused, type TableHeader, separateUnknown } from './format.js';
import { Loading } from './loading.js';

const CLOSING_ATTEMPTS = 20;
const CLOSING_PAUSE_MS = 100;
// Returns the SQL condition that the object `o` was not created by an extension. Extensions may stay, because the
// migrations create only missing extensions.
const OWN = (catalog: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = o.oid AND deptype = 'e')`;
const OWN_RELATIONS = `pg_class o WHERE relnamespace = to_regnamespace('public') AND relkind IN ('r', 'p', 'v', 'm')
  AND ${OWN('pg_class')}`;
// CASCADE also removes everything that depends on the tables and functions, such as views and triggers.
const REMOVE_ALL = `DO $$
  DECLARE name text;
  BEGIN
    FOR name IN SELECT oid::regclass FROM ${OWN_RELATIONS} AND relkind IN ('r', 'p') LOOP
      EXECUTE 'DROP TABLE IF EXISTS ' || name || ' CASCADE';
    END LOOP;
    FOR name IN SELECT oid::regprocedure FROM pg_proc o
      WHERE pronamespace = to_regnamespace('public') AND ${OWN('pg_proc')} LOOP
      EXECUTE 'DROP FUNCTION IF EXISTS ' || name || ' CASCADE';
    END LOOP;
  END $$`;

export interface DatabaseState {
  readonly isEmpty: boolean;
  /** Whether the database holds the tables of a shop, and not those of another program. */
  readonly isShop: boolean;
  readonly installation: string | undefined;
  /** The number of connections of other programs, such as a running shop. */
  readonly otherConnections: number;
}

export interface LoadOptions {
  /**
   * The newest migration in the backup. The tables are created by all migrations up to this one, before the rows are
   * loaded.
   */
  readonly migration: string;
  readonly tables: readonly TableHeader[];
  readonly replace?: boolean;
  /** Whether to load the tables into a separate schema and roll everything back afterwards. */
  readonly trial?: boolean;
}

export class RestoreDatabase {
  constructor(private readonly database: { readonly url: string }) {}

  knows(migration: string): boolean {
    return migrations.some(({ name }) => name === migration);
  }

  async tablesAt(migration: string): Promise<readonly TableHeader[]> {
    let found: readonly TableHeader[] = [];
    await this.load({ migration, tables: [], trial: true }, ({ tables }) => {
      found = tables;
      return Promise.resolve();
    });
    return found;
  }

  async inspect(): Promise<DatabaseState> {
    const client = await connect(this.database.url);
    try {
      const { rows } = await client.query<{ relations: number; migrations: string | null }>(
        `SELECT (SELECT count(*)::int FROM ${OWN_RELATIONS}) AS relations, to_regclass('public.migrations') AS migrations`,
      );
      const { relations = 0, migrations = null } = rows[0] ?? {};
      const isShop = migrations !== null && (await this.hasOurMigration(client));
      // The database of a very old release may lack the table.
      const installations = isShop
        ? await client.query<{ id: string }>('SELECT id FROM installation').catch(() => undefined)
        : undefined;
      return {
        isEmpty: relations === 0,
        isShop,
        installation: installations?.rows[0]?.id,
        otherConnections: await countOthers(client),
      };
    } finally {
      await client.end();
    }
  }

  /**
   * Runs `work` in one transaction. A trial loads the tables into a separate schema. The trial's transaction is always
   * rolled back, even after kill -9.
   * @throws BackupRefused for unknown tables.
   */
  async load(options: LoadOptions, work: (loading: Loading) => Promise<void>): Promise<void> {
    if (options.trial) await this.loadInto(`etalase_trial_${randomBytes(6).toString('hex')}`, options, work);
    // With this lock, a shop that starts during the restore runs its migrations only after the backup is loaded.
    else
      await new PostgresLock(this.database).run('migrations', () => this.loadInto(undefined, options, work));
  }

  private async loadInto(
    trialSchema: string | undefined,
    { migration, tables, replace }: LoadOptions,
    work: (loading: Loading) => Promise<void>,
  ): Promise<void> {
    const options = {
      ...migrationOptions(this.database.url),
      ...(trialSchema !== undefined && { schema: trialSchema }),
    };
    const countInBackup = migrations.findIndex(({ name }) => name === migration) + 1;
    const upToBackup = new DataSource({ ...options, migrations: migrations.slice(0, countInBackup) });
    const newest = new DataSource(options);
    const sources = [upToBackup, newest];
    try {
      for (const source of sources) await source.initialize();
      const runner = upToBackup.createQueryRunner();
      const client = (await runner.connect()) as ClientBase;
      await client.query(COPY_SETTINGS);
      await client.query('BEGIN');
      try {
        if (trialSchema !== undefined) {
          const schema = escapeIdentifier(trialSchema);
          // The tables need extensions, which may already exist in the schema `public`.
          await client.query(`CREATE SCHEMA ${schema}; SET LOCAL search_path = ${schema}, public`);
        }
        if (replace) await client.query(REMOVE_ALL);
        await migrate(upToBackup, runner);
        const made = await tablesOf(client);
        const [foreign] = separateUnknown(tables, made.tables).unknown;
        if (foreign !== undefined)
          throw new BackupRefused(`The backup names ${foreign}, which a shop does not have.`);
        const transaction = new Loading(client, made.schema, made.tables, () => migrate(newest, runner));
        try {
          await work(transaction);
        } finally {
          await transaction.abortRows();
        }
        await client.query(trialSchema === undefined ? 'COMMIT' : 'ROLLBACK');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    } finally {
      for (const source of sources) if (source.isInitialized) await source.destroy();
    }
  }

  private async hasOurMigration(client: ClientBase): Promise<boolean> {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    return rows.some(({ name }) => this.knows(name));
  }
}

/**
 * Counts the connections of other programs. Counts again for up to two seconds, because the server closes the
 * connections of an ended program with a delay. The server's own background processes have no user, and do not count.
 */
async function countOthers(client: ClientBase): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const { rows } = await client.query<{ others: number }>(
      `SELECT count(*)::int AS others FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename IS NOT NULL`,
    );
    const others = rows[0]?.others ?? 0;
    if (others === 0 || attempt === CLOSING_ATTEMPTS) return others;
    await sleep(CLOSING_PAUSE_MS);
  }
}

async function migrate(source: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  // The migrations run in the transaction that is already open.
  executor.transaction = 'none';
  await executor.executePendingMigrations();
}
