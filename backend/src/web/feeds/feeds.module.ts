import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { ContentModule } from '../../content/content.module.js';
import { FlashSalesModule } from '../../flash-sales/flash-sales.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { FeedsController } from './feeds.controller.js';

@Module({
  imports: [CacheModule, CatalogModule, ContentModule, FlashSalesModule],
  controllers: [FeedsController],
})
export class FeedsModule {}
