import { Module } from '@nestjs/common';
import { Readable } from 'node:stream';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { CatalogQueries, PreviewService, Prices } from '../../catalog/index.js';
import { ContentModule } from '../../content/content.module.js';
import { ContentService } from '../../content/index.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { CacheVersion } from '../../platform/cache/index.js';
import { PublishedImageStore, UploadService } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { provide } from '../../platform/index.js';
import { SHOP_IMAGES } from '../../product-lists/product-lists.module.js';
import { BrandModule } from '../brand/brand.module.js';
import { DrawingLimiter } from '../brand/index.js';
import { LinkPreviewsController } from './link-previews.controller.js';
import { LinkPreviews } from './link-previews.js';

@Module({
  imports: [BrandModule, CatalogModule, CacheModule, ContentModule, MediaModule],
  controllers: [LinkPreviewsController],
  providers: [
    provide(LinkPreviews, [
      CatalogQueries,
      PreviewService,
      ContentService,
      Prices,
      PublishedImageStore,
      CacheVersion,
      DrawingLimiter,
    ]),
    SHOP_IMAGES.contribute([LinkPreviews, UploadService], (previews, uploads) => async () => {
      const image = await previews.drawName();
      const [path = ''] = await uploads.publishAll([await uploads.receiveNew(Readable.from([image]))]);
      return path;
    }),
  ],
  exports: [LinkPreviews],
})
export class LinkPreviewsModule {}
