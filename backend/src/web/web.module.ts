import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_INTERCEPTOR, HttpAdapterHost, Reflector } from '@nestjs/core';
import { CatalogModule, CatalogReads } from '../catalog/index.js';
import { ContentModule, ContentService } from '../content/index.js';
import { FlashSaleService, FlashSalesModule } from '../flash-sales/index.js';
import { MediaModule, PictureShelf } from '../media/index.js';
import { Clock, DatabaseAddress, ShopHttpAdapter } from '../platform/index.js';
import { AnswerMemory } from './cache/answer-memory.js';
import { ChangeListener } from './cache/change-listener.js';
import { ShopChangesInterceptor } from './cache/shop-changes.interceptor.js';
import { ShopVersion } from './cache/shop-version.js';
import { CrawlersController } from './crawlers/crawlers.controller.js';
import { FrontEndBuild } from './pages/front-end-build.js';
import { PagesController } from './pages/pages.controller.js';
import { ShareController } from './share/share.controller.js';
import { SharePictures } from './share/share-pictures.js';
import { StaticFiles } from './static/static-files.js';

@Module({
  imports: [CatalogModule, FlashSalesModule, ContentModule, MediaModule],
  controllers: [CrawlersController, ShareController, PagesController],
  providers: [
    { provide: FrontEndBuild, useFactory: () => FrontEndBuild.load() },
    {
      provide: StaticFiles,
      inject: [FrontEndBuild],
      useFactory: (build: FrontEndBuild) => StaticFiles.of(build.clientFolder),
    },
    {
      provide: SharePictures,
      inject: [CatalogReads, FlashSaleService, ContentService, PictureShelf],
      useFactory: (...parts: ConstructorParameters<typeof SharePictures>) => new SharePictures(...parts),
    },
    {
      provide: ShopVersion,
      inject: [Clock, FlashSaleService],
      useFactory: (clock: Clock, sales: FlashSaleService) =>
        new ShopVersion(clock, (after) => sales.nextBoundary(after)),
    },
    {
      provide: ChangeListener,
      inject: [DatabaseAddress, ShopVersion],
      useFactory: (address: DatabaseAddress, version: ShopVersion) =>
        new ChangeListener(address.url, version),
    },
    {
      provide: AnswerMemory,
      inject: [ShopVersion, FrontEndBuild],
      useFactory: (version: ShopVersion, build: FrontEndBuild) =>
        new AnswerMemory(version, { nameOf: (url) => build.addressOf(url) ?? url }),
    },
    {
      provide: APP_INTERCEPTOR,
      inject: [ShopVersion, Reflector],
      useFactory: (version: ShopVersion, reflector: Reflector) =>
        new ShopChangesInterceptor(version, reflector),
    },
  ],
})
export class WebModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly files: StaticFiles,
    private readonly memory: AnswerMemory,
  ) {}

  // Files first, then what is remembered, then everything else.
  onModuleInit(): void {
    const adapter = this.host.httpAdapter;
    if (adapter instanceof ShopHttpAdapter)
      adapter.setFront((request, response, next) =>
        this.files.front(request, response, () => this.memory.front(request, response, next)),
      );
  }
}
