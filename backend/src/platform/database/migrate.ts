import { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrationOptions } from './data-source-options.js';

const MIGRATION_LOCK = 7_301_947;

/** Runs what is pending, one replica at a time: the lock lives on a connection of its own. */
export async function migrate(
  url: string,
  migrations: DataSourceOptions['migrations'] = migrationOptions(url).migrations,
): Promise<void> {
  await withAdvisoryLock(url, MIGRATION_LOCK, async () => {
    const dataSource = await new DataSource({ ...migrationOptions(url), migrations }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
}

/** Runs `work` while no other process holds the same lock. */
export async function withAdvisoryLock<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end();
  }
}
