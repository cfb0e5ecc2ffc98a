import type { Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import type { DatabaseUrl } from '../../platform/database/database-url.js';

/** Runs `work` with a database. A server that `starting` has started is stopped afterwards. */
export async function withDatabase<T>(
  starting: Promise<DatabaseUrl>,
  work: (database: DatabaseUrl) => Promise<T>,
): Promise<T> {
  const database = await starting;
  try {
    return await work(database);
  } finally {
    await database.onApplicationShutdown();
  }
}

/**
 * Runs `work` with a data source.
 * @throws the driver's error when the database does not respond.
 */
export async function withDataSource<T>(
  { url }: DatabaseUrl,
  entities: Type[],
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await new DataSource({ ...dataSourceOptions(url), entities }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
