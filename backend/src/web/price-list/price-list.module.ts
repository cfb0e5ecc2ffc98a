import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CatalogQueries } from '../../catalog/index.js';
import { ContentModule } from '../../content/content.module.js';
import { ContentService } from '../../content/index.js';
import { PublishedImageStore } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { CacheVersion } from '../../platform/cache/index.js';
import { Config, provide } from '../../platform/index.js';
import { PriceListController } from './price-list.controller.js';
import { PriceLists } from './price-lists.js';

@Module({
  imports: [CacheModule, CatalogModule, ContentModule, MediaModule],
  controllers: [PriceListController],
  providers: [
    provide(PriceLists, [CatalogQueries, ContentService, PublishedImageStore, CacheVersion, Config]),
  ],
})
export class PriceListModule {}
