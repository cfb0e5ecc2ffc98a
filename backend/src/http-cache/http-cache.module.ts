import { Module, type NestInterceptor, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR, HttpAdapterHost, ModuleRef, Reflector } from '@nestjs/core';
import {
  Clock,
  DatabaseUrl,
  internalGet,
  named,
  PathKey,
  provide,
  ShopHttpAdapter,
  TimeBoundaries,
} from '../platform/index.js';
import { CacheVersion } from './cache-version.js';
import { ChangeListener } from './change-listener.js';
import { HttpCacheInterceptor } from './http-cache.interceptor.js';
import { InProcessApi } from './in-process-api.js';
import { ResponseCache } from './response-cache.js';

const MAX_BYTES = 128 * 1024 * 1024;

@Module({
  providers: [
    PathKey,
    {
      provide: CacheVersion,
      inject: [Clock, TimeBoundaries],
      useFactory: (clock: Clock, boundaries: TimeBoundaries) => new CacheVersion(clock, boundaries.next),
    },
    provide(ChangeListener, [DatabaseUrl, CacheVersion]),
    {
      provide: ResponseCache,
      inject: [CacheVersion, HttpAdapterHost],
      useFactory: (version: CacheVersion, host: HttpAdapterHost<ShopHttpAdapter>) =>
        new ResponseCache(version, (url) => internalGet(host.httpAdapter.express, url), {
          maxBytes: MAX_BYTES,
        }),
    },
    provide(InProcessApi, [ResponseCache]),
    provide(named<NestInterceptor>(APP_INTERCEPTOR), HttpCacheInterceptor, [
      ResponseCache,
      CacheVersion,
      Reflector,
      ModuleRef,
    ]),
  ],
  exports: [InProcessApi],
})
export class HttpCacheModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly cache: ResponseCache,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    // Nest's host does not know the type of the adapter, which create-app.ts, tests and write-openapi.ts make alike.
    if (httpAdapter instanceof ShopHttpAdapter) httpAdapter.useBefore(this.cache.handle);
  }
}
