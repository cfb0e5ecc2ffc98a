import type { DataSource } from 'typeorm';
import { DATABASE_NAME } from '../../platform/database/database-name.js';

const FACTS_QUERY = `
  SELECT current_setting('server_version') AS version, clock_timestamp() AS now, current_user AS role,
         ${DATABASE_NAME} AS name,
         (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
         to_regclass('migrations') IS NOT NULL AND to_regclass('installation') IS NOT NULL AS "isShop"`;

interface FactsRow {
  readonly version: string;
  readonly now: Date;
  readonly name: string;
  readonly role: string;
  readonly isSuperuser: boolean;
  readonly isShop: boolean;
}

export interface DatabaseFacts {
  readonly version: string;
  readonly role: string;
  readonly isSuperuser: boolean;
  readonly now: Date;
  /** Differs between a database and its copies. */
  readonly name: string;
  readonly pending: readonly string[];
  readonly unknown: readonly string[];
  /** The id of the shop's database, which also marks its image storage; undefined before the first start. */
  readonly installation: string | undefined;
}

export class DatabaseInspector {
  constructor(private readonly dataSource: DataSource) {}

  async inspect(): Promise<DatabaseFacts> {
    const [row]: FactsRow[] = await this.dataSource.query(FACTS_QUERY);
    if (!row) throw new Error('The database returned no row');
    const ours = this.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
    const applied = row.isShop ? await this.names('SELECT name FROM migrations') : [];
    const [installation] = row.isShop ? await this.names('SELECT id AS name FROM installation') : [];
    return {
      // Debian's packages append their own version: `18.1 (Debian 18.1-1)`.
      version: row.version.split(' ', 1)[0] ?? '',
      now: row.now,
      name: row.name,
      role: row.role,
      isSuperuser: row.isSuperuser,
      pending: ours.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !ours.includes(name)),
      installation,
    };
  }

  /** Writes 64 kB into a new table, and rolls back. @throws the error with which the database refuses this. */
  async probeWrite(): Promise<void> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await runner.query(
        `CREATE TABLE probe_of_diagnostics AS SELECT repeat('x', 1000) AS text FROM generate_series(1, 64)`,
      );
    } finally {
      await runner.rollbackTransaction().catch(() => undefined);
      await runner.release();
    }
  }

  private async names(query: string): Promise<string[]> {
    const rows: { name: string }[] = await this.dataSource.query(query);
    return rows.map(({ name }) => name);
  }
}
