import { Global, Module, type NestInterceptor } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule, DiscoveryService, HttpAdapterHost, Reflector } from '@nestjs/core';
import { HealthCheckService, HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import { DataSource } from 'typeorm';
import { TIME_BOUNDARIES, TimeBoundaries } from './clock/time-boundaries.js';
import { Config } from './config/config.js';
import { ConfigModule } from './config/config.module.js';
import { assertWritable } from './database/assert-writable.js';
import { DatabaseModule } from './database/database.module.js';
import { addPoolMetrics } from './metrics/pool-metrics.js';
import { HealthController } from './health/health.controller.js';
import { HealthLog } from './health/health-log.js';
import { Readiness, READINESS_PROBES } from './health/readiness.js';
import { JsonBodies } from './http/bodies/json-bodies.js';
import { LogModule } from './log/log.module.js';
import { ShopHttpAdapter } from './http/server/shop-http-adapter.js';
import { LimitLog } from './metrics/limit-log.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsServer } from './metrics/metrics-server.js';
import { TABLES } from './wiring/declarations.js';
import { provide, typedToken } from './wiring/provide.js';

@Global()
@Module({
  imports: [
    ConfigModule,
    LogModule,
    DatabaseModule,
    DiscoveryModule,
    TerminusModule.forRoot({ logger: HealthLog }),
  ],
  controllers: [HealthController],
  providers: [
    TIME_BOUNDARIES.collectFor(TimeBoundaries, (collect) => new TimeBoundaries(collect)),
    TABLES.contribute([], () => ({ name: 'migrations', isBackedUp: false })),
    READINESS_PROBES.contribute([DataSource], (dataSource) => ({
      name: 'database',
      run: () => assertWritable(dataSource),
    })),
    {
      provide: Metrics,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => {
        const metrics = new Metrics();
        addPoolMetrics(metrics, dataSource);
        return metrics;
      },
    },
    // JsonBodies must be the first interceptor. Interceptors run after all guards. A body that JsonBodies refuses does
    // not reach the cache's interceptor, so it does not empty the cache.
    provide(typedToken<NestInterceptor>(APP_INTERCEPTOR), JsonBodies, [Reflector]),
    provide(LimitLog, [Metrics]),
    provide(MetricsServer, [Config, HttpAdapterHost, Metrics]),
    {
      provide: Readiness,
      inject: [HealthCheckService, HealthIndicatorService, DiscoveryService, HttpAdapterHost],
      useFactory: (
        health: HealthCheckService,
        indicators: HealthIndicatorService,
        discovery: DiscoveryService,
        { httpAdapter }: HttpAdapterHost,
      ) =>
        new Readiness(
          health,
          indicators,
          () => READINESS_PROBES.collect(discovery),
          () => httpAdapter instanceof ShopHttpAdapter && httpAdapter.isDraining,
        ),
    },
  ],
  exports: [DiscoveryModule, Metrics, Readiness, TimeBoundaries],
})
export class PlatformModule {}
