import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { join } from 'node:path';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { InProcessApi } from '../../platform/cache/index.js';
import { BrandModule } from '../brand/brand.module.js';
import { LinkPreviewsModule } from '../link-previews/link-previews.module.js';
import { Config, provide, securityHeaders, ShopHttpAdapter } from '../../platform/index.js';
import { BuiltPageRenderer, builtFrontEnd } from './adapters/built/built-page-renderer.js';
import { StaticFiles } from './adapters/built/static-files.js';
import { PageKeyStrategy } from './adapters/http/page-key-strategy.js';
import { PagesController } from './adapters/http/pages.controller.js';
import { rewriteMisspelledUrlToNotFound } from './adapters/http/misspelled-url.js';
import { VitePageRenderer } from './adapters/vite/vite-page-renderer.js';
import { PageRenderer } from './page-renderer.js';

@Module({
  imports: [BrandModule, CacheModule, CatalogModule, LinkPreviewsModule],
  controllers: [PagesController],
  providers: [
    {
      provide: PageRenderer,
      inject: [Config, InProcessApi],
      useFactory: ({ publicUrl, devServer }: Config, api: InProcessApi): Promise<PageRenderer> =>
        devServer === undefined
          ? BuiltPageRenderer.load({ publicUrl, fetchApi: (url) => api.fetch(url) })
          : VitePageRenderer.connect(devServer),
    },
    provide(PageKeyStrategy, [PageRenderer]),
    {
      provide: StaticFiles,
      inject: [Config],
      useFactory: (config: Config) =>
        config.devServer === undefined
          ? StaticFiles.of(join(builtFrontEnd(), 'client'), securityHeaders(config))
          : StaticFiles.none(),
    },
  ],
  exports: [PageRenderer],
})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: StaticFiles,
    private readonly renderer: PageRenderer,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    // This check is for the type only. The adapter is always a `ShopHttpAdapter`, in create-app.ts, in tests and in
    // write-openapi.ts.
    if (!(httpAdapter instanceof ShopHttpAdapter)) return;
    // These handlers run after the handler that sends cached responses. CacheModule has already added that handler,
    // because Nest initializes imported modules first.
    httpAdapter.hasPage = (url) => this.renderer.canonicalUrl(url) !== undefined;
    httpAdapter.useBefore(this.files.handle);
    httpAdapter.useBefore(rewriteMisspelledUrlToNotFound);
  }
}
