import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR, HttpAdapterHost, ModuleRef, Reflector } from '@nestjs/core';
import { FlashSaleService, FlashSalesModule } from '../flash-sales/index.js';
import { Clock, DatabaseAddress, internalGet, PathKey, ShopHttpAdapter } from '../platform/index.js';
import { CacheVersion } from './cache-version.js';
import { ChangeListener } from './change-listener.js';
import { HttpCacheInterceptor } from './http-cache.interceptor.js';
import { InProcessApi } from './in-process-api.js';
import { ResponseCache } from './response-cache.js';

const MAX_BYTES = 128 * 1024 * 1024;

@Module({
  imports: [FlashSalesModule],
  providers: [
    PathKey,
    {
      provide: CacheVersion,
      inject: [Clock, FlashSaleService],
      useFactory: (clock: Clock, sales: FlashSaleService) =>
        new CacheVersion(clock, (after) => sales.nextBoundary(after)),
    },
    {
      provide: ChangeListener,
      inject: [DatabaseAddress, CacheVersion],
      useFactory: (address: DatabaseAddress, version: CacheVersion) =>
        new ChangeListener(address.url, version),
    },
    {
      provide: ResponseCache,
      inject: [CacheVersion, HttpAdapterHost],
      useFactory: (version: CacheVersion, host: HttpAdapterHost<ShopHttpAdapter>) =>
        new ResponseCache(version, (url) => internalGet(host.httpAdapter.express, url), {
          maxBytes: MAX_BYTES,
        }),
    },
    {
      provide: InProcessApi,
      inject: [ResponseCache],
      useFactory: (cache: ResponseCache) => new InProcessApi(cache),
    },
    {
      provide: APP_INTERCEPTOR,
      inject: [ResponseCache, CacheVersion, Reflector, ModuleRef],
      useFactory: (...parts: ConstructorParameters<typeof HttpCacheInterceptor>) =>
        new HttpCacheInterceptor(...parts),
    },
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
    // Writing the contract needs no server.
    if (httpAdapter instanceof ShopHttpAdapter) httpAdapter.useBefore(this.cache.handle);
  }
}
