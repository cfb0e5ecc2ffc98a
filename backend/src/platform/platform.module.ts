import { Global, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { LogModule } from './http/log.module.js';
import { ShopHttpAdapter } from './http/shop-http-adapter.js';
import { MetricsServer } from './metrics/metrics-server.js';

@Global()
@Module({
  imports: [ConfigModule, LogModule, DatabaseModule],
  controllers: [HealthController],
  providers: [
    {
      provide: MetricsServer,
      inject: [Config, HttpAdapterHost],
      useFactory: (config: Config, host: HttpAdapterHost) => new MetricsServer(config, host),
    },
    {
      provide: Readiness,
      inject: [DataSource, HttpAdapterHost],
      useFactory: (dataSource: DataSource, { httpAdapter }: HttpAdapterHost) => {
        const readiness = new Readiness(
          () => httpAdapter instanceof ShopHttpAdapter && httpAdapter.isDraining,
        );
        readiness.add('database', () => dataSource.query('SELECT 1'));
        return readiness;
      },
    },
  ],
  exports: [Readiness],
})
export class PlatformModule {}
