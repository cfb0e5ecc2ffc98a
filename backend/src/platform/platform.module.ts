import { Global, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { HealthCheckService, HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { TimeBoundaries } from './clock/time-boundaries.js';
import { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { DatabaseModule } from './database/database.module.js';
import { addPoolMetrics } from './database/pool-metrics.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { LogModule } from './log/log.module.js';
import { ShopHttpAdapter } from './http/server/shop-http-adapter.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { provide } from './wiring/provide.js';

@Global()
@Module({
  imports: [ConfigModule, LogModule, DatabaseModule, TerminusModule],
  controllers: [HealthController],
  providers: [
    TimeBoundaries,
    {
      provide: Metrics,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => {
        const metrics = new Metrics();
        addPoolMetrics(metrics, dataSource);
        return metrics;
      },
    },
    provide(MetricsServer, [Config, HttpAdapterHost, Metrics]),
    {
      provide: Readiness,
      inject: [HealthCheckService, HealthIndicatorService, DataSource, HttpAdapterHost],
      useFactory: (
        health: HealthCheckService,
        indicators: HealthIndicatorService,
        dataSource: DataSource,
        { httpAdapter }: HttpAdapterHost,
      ) => {
        const readiness = new Readiness(
          health,
          indicators,
          () => httpAdapter instanceof ShopHttpAdapter && httpAdapter.isDraining,
        );
        readiness.add('database', () => dataSource.query('SELECT 1'));
        return readiness;
      },
    },
  ],
  exports: [Metrics, Readiness, TimeBoundaries],
})
export class PlatformModule {}
