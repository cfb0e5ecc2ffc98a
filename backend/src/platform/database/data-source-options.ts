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
    // The pool replaces a broken idle connection itself, so the error needs no handling.
    poolErrorHandler: () => undefined,
  }) satisfies DataSourceOptions;

export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    ...options(url),
    driver: { ...pg, Pool: DeadlinePool },
    poolSize: 20,
    connectTimeoutMS: 2500,
    extra: {
      // Shorter than the request's deadline, because at the deadline the connection of the statement is closed.
      statement_timeout: 2500,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
  };
}

/** Returns the options for migrations: one connection, and no timeout for statements. */
export function migrationOptions(url: string): DataSourceOptions {
  return { ...options(url), poolSize: 1, connectTimeoutMS: 10_000, extra: { keepAlive: true } };
}
