import {
  Global,
  Logger,
  type MiddlewareConsumer,
  Module,
  type NestModule,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { DatabaseClock } from '../clock/database-clock.js';
import { Config } from '../config/config.js';
import { ConfigModule } from '../config/config.module.js';
import { Lock } from '../lock/lock.js';
import { PostgresLock } from '../lock/postgres-lock.js';
import { provide } from '../wiring/provide.js';
import { causeOf } from '../domain/cause-of.js';
import { assertWritable } from './assert-writable.js';
import { adviceFor } from './database-error.js';
import { DatabaseUrl } from './database-url.js';
import { dataSourceOptions } from './data-source-options.js';
import { OperatorError } from '../domain/operator-error.js';
import { migrate } from './migrate.js';
import { withDatabaseDeadline } from './request-deadline.js';
import { waitForDatabase } from './wait-for-database.js';

@Global()
@Module({
  imports: [ConfigModule],
  providers: [
    {
      provide: DatabaseUrl,
      inject: [Config],
      useFactory: async (config: Config) => {
        if (config.databaseUrl)
          await waitForDatabase(config.databaseUrl, {
            print: (line) => void process.stderr.write(`${line}\n`),
          });
        return DatabaseUrl.of(config);
      },
    },
  ],
  exports: [DatabaseUrl],
})
class DatabaseUrlModule {}

@Global()
@Module({
  imports: [
    DatabaseUrlModule,
    TypeOrmModule.forRootAsync({
      inject: [DatabaseUrl],
      useFactory: (database: DatabaseUrl) => ({
        ...dataSourceOptions(database.url),
        autoLoadEntities: true,
        retryAttempts: 30,
        retryDelay: 1000,
        toRetry: (error: unknown) => !(error instanceof OperatorError),
      }),
      dataSourceFactory: async (options) => {
        if (!options || !('url' in options) || !options.url) throw new Error('No database URL');
        await migrate(options.url);
        return new DataSource(options).initialize();
      },
    }),
  ],
  providers: [provide(Clock, DatabaseClock, [DataSource]), provide(Lock, PostgresLock, [DatabaseUrl])],
  exports: [Clock, Lock],
})
export class DatabaseModule implements NestModule, OnApplicationBootstrap {
  constructor(private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    await assertWritable(this.dataSource).catch((error: unknown) =>
      new Logger('Database').warn(adviceFor(error) ?? `The database refuses changes (${causeOf(error)})`),
    );
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply((_request: unknown, _response: unknown, next: () => void) => withDatabaseDeadline(next))
      .forRoutes('{*path}');
  }
}
