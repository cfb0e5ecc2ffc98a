import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { Prices } from '../catalog/index.js';
import { HttpCacheModule } from '../http-cache/http-cache.module.js';
import { InProcessApi } from '../http-cache/index.js';
import { PublishedImageStore } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { provide } from '../platform/index.js';
import { LinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviews } from './link-previews.js';

@Module({
  imports: [CatalogModule, HttpCacheModule, MediaModule],
  controllers: [LinkPreviewsController],
  providers: [provide(LinkPreviews, [InProcessApi, Prices, PublishedImageStore])],
  exports: [LinkPreviews],
})
export class LinkPreviewsModule {}
