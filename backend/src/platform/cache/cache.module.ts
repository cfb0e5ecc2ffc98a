import { Module, type NestInterceptor, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR, HttpAdapterHost, ModuleRef, Reflector } from '@nestjs/core';
import { Clock } from '../clock/clock.js';
import { TimeBoundaries } from '../clock/time-boundaries.js';
import { Config } from '../config/config.js';
import { DatabaseUrl } from '../database/database-url.js';
import { internalGet } from '../http/server/internal-request.js';
import { ShopHttpAdapter } from '../http/server/shop-http-adapter.js';
import { Metrics } from '../metrics/metrics.js';
import { typedToken, provide } from '../wiring/provide.js';
import { PathKeyStrategy } from './cacheable.js';
import { CacheVersion } from './cache-version.js';
import { ChangeListener } from './change-listener.js';
import { CacheInterceptor } from './cache.interceptor.js';
import { InProcessApi } from './in-process-api.js';
import { ResponseCache } from './response-cache.js';
import { VersionClock } from './version-clock.js';

// The part of MEMORY that cached responses may use.
const SHARE_OF_RESPONSES = 1 / 8;

@Module({
  providers: [
    PathKeyStrategy,
    {
      provide: CacheVersion,
      inject: [Clock, TimeBoundaries],
      useFactory: (clock: Clock, boundaries: TimeBoundaries) => new CacheVersion(clock, boundaries.next),
    },
    provide(VersionClock, [CacheVersion, Clock]),
    provide(ChangeListener, [DatabaseUrl, CacheVersion]),
    {
      provide: ResponseCache,
      inject: [CacheVersion, HttpAdapterHost, Config],
      useFactory: (version: CacheVersion, host: HttpAdapterHost<ShopHttpAdapter>, { memory }: Config) =>
        new ResponseCache(version, (url) => internalGet(host.httpAdapter.express, url), {
          maxBytes: memory * SHARE_OF_RESPONSES,
        }),
    },
    provide(InProcessApi, [ResponseCache]),
    provide(typedToken<NestInterceptor>(APP_INTERCEPTOR), CacheInterceptor, [
      ResponseCache,
      CacheVersion,
      Reflector,
      ModuleRef,
    ]),
  ],
  exports: [CacheVersion, InProcessApi, VersionClock],
})
export class CacheModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const { cache, metrics } = this;
    metrics.addCounter('http_cache_hits_total', 'Responses taken from memory', () => cache.statistics.hits);
    metrics.addCounter('http_cache_misses_total', 'Responses generated', () => cache.statistics.misses);
    metrics.addGauge('http_cache_bytes', 'Memory that cached responses take', () => cache.statistics.bytes);
    const { httpAdapter } = this.host;
    // This check only narrows the declared type. The adapter is always a `ShopHttpAdapter`: in create-app.ts, in tests
    // and in write-openapi.ts.
    if (httpAdapter instanceof ShopHttpAdapter) httpAdapter.useBefore(this.cache.handle);
  }
}
