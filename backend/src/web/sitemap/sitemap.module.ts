import { Module } from '@nestjs/common';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { ContentModule } from '../../content/content.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { SitemapController } from './sitemap.controller.js';

@Module({
  imports: [CacheModule, CatalogModule, ContentModule, PagesModule],
  controllers: [SitemapController],
})
export class SitemapModule {}
