import { DataSource, type EntitySchema, type MixedList } from 'typeorm';
import { dataSourceOptions } from '../../src/platform/database/data-source-options.js';
import { migrate } from '../../src/platform/database/migrate.js';

type Records = MixedList<(new () => object) | EntitySchema>;

/**
 * Migrates the database, and opens a data source that knows only these TypeORM records. Tests of one adapter use it.
 */
export async function openDataSource(url: string, records: Records): Promise<DataSource> {
  const options = { ...dataSourceOptions(url), entities: records };
  await migrate(url);
  return new DataSource(options).initialize();
}
