import type { DataSourceOptions } from 'typeorm';
import { migrations } from '../../../migrations/index.js';

/** How every data source of the shop is opened; records are added by the modules. */
export function dataSourceOptions(url: string): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    poolSize: 20,
    connectTimeoutMS: 3000,
    extra: {
      // A statement never outlives the request that asked for it by much.
      statement_timeout: 10_000,
      query_timeout: 12_000,
      idle_in_transaction_session_timeout: 15_000,
      keepAlive: true,
    },
    poolErrorHandler: () => undefined,
  };
}
