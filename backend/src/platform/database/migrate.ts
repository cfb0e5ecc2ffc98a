import { DataSource, type DataSourceOptions } from 'typeorm';
import { takeOver } from '../../../migrations/before-1.0.js';
import { OperatorError } from '../domain/operator-error.js';
import { PostgresLock } from '../lock/postgres-lock.js';
import { migrationOptions } from './data-source-options.js';

/** What a release before 1.0.0 other than the last one left. */
export const databaseTooOld =
  'The database (DATABASE_URL or DATA_DIR) was last used by a release that is too old: start the last release before 1.0.0 on it once, then this one.';

/**
 * Runs the pending migrations, one replica at a time.
 * @throws OperatorError when the database is too old.
 */
export async function migrate(
  url: string,
  migrations: DataSourceOptions['migrations'] = migrationOptions(url).migrations,
): Promise<void> {
  await new PostgresLock({ url }).run('migrations', async () => {
    const dataSource = await new DataSource({ ...migrationOptions(url), migrations }).initialize();
    try {
      const runner = dataSource.createQueryRunner();
      const isKnown = await takeOver(runner);
      await runner.release();
      if (!isKnown) throw new OperatorError(databaseTooOld);
      await dataSource.runMigrations({ transaction: 'each' });
    } finally {
      await dataSource.destroy();
    }
  });
}
