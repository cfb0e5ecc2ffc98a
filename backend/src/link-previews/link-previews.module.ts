import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/catalog.module.js';
import { Prices } from '../catalog/index.js';
import { HttpCacheModule } from '../platform/cache/cache.module.js';
import { InProcessApi } from '../platform/cache/index.js';
import { PublishedImageStore } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { provide } from '../platform/index.js';
import { LinkPreviewsController } from '../web/link-previews/link-previews.controller.js';
import { LinkPreviews } from '../web/link-previews/link-previews.js';

@Module({
  imports: [CatalogModule, HttpCacheModule, MediaModule],
  controllers: [LinkPreviewsController],
  providers: [provide(LinkPreviews, [InProcessApi, Prices, PublishedImageStore])],
  exports: [LinkPreviews],
})
export class LinkPreviewsModule {}
