import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../../migrations/index.js';
import { DeadlinePool } from './deadline-pool.js';

const options = (url: string) =>
  ({
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    poolErrorHandler: () => undefined,
  }) satisfies DataSourceOptions;

/** How the shop's data source is opened; records are added by the modules. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    ...options(url),
    driver: { ...pg, Pool: DeadlinePool },
    poolSize: 20,
    connectTimeoutMS: 2500,
    extra: {
      // The server gives up before the deadline of the request does: that spares the connection.
      statement_timeout: 2500,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  };
}

/** The same without deadlines: a migration takes as long as it takes. */
export function migrationOptions(url: string): DataSourceOptions {
  return { ...options(url), poolSize: 1, connectTimeoutMS: 10_000, extra: { keepAlive: true } };
}
