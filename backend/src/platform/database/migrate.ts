import { DataSource, type DataSourceOptions } from 'typeorm';
import { PostgresLock } from '../lock/postgres-lock.js';
import { migrationOptions } from './data-source-options.js';

/** Runs the pending migrations, one replica at a time. */
export async function migrate(
  url: string,
  migrations: DataSourceOptions['migrations'] = migrationOptions(url).migrations,
): Promise<void> {
  await new PostgresLock({ url }).run('migrations', async () => {
    const dataSource = await new DataSource({ ...migrationOptions(url), migrations }).initialize();
    try {
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
}
