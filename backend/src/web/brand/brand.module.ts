import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/content.module.js';
import { ContentService } from '../../content/index.js';
import { PublishedImageStore } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { CacheModule } from '../../platform/cache/cache.module.js';
import { CacheVersion } from '../../platform/cache/index.js';
import { provide } from '../../platform/index.js';
import { BrandController } from './brand.controller.js';
import { Brand } from './brand.js';
import { DrawingLimiter } from './drawn-images.js';

@Module({
  imports: [CacheModule, ContentModule, MediaModule],
  controllers: [BrandController],
  providers: [
    provide(DrawingLimiter, []),
    provide(Brand, [ContentService, PublishedImageStore, CacheVersion, DrawingLimiter]),
  ],
  exports: [Brand, DrawingLimiter],
})
export class BrandModule {}
