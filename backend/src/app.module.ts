import { Module } from '@nestjs/common';
import { AdminAuthModule } from './admin-auth/index.js';
import { CatalogModule } from './catalog/index.js';
import { ContentModule } from './content/index.js';
import { FlashSalesModule } from './flash-sales/index.js';
import { LinkPreviewsModule } from './link-previews/index.js';
import { MediaModule } from './media/index.js';
import { PictureReferencesModule } from './picture-references.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { SampleDataModule } from './sample-data/index.js';
import { SeoModule } from './seo/index.js';
import { SsrModule } from './ssr/index.js';

@Module({
  imports: [
    PlatformModule,
    AdminAuthModule,
    CatalogModule,
    FlashSalesModule,
    ContentModule,
    MediaModule,
    PictureReferencesModule,
    SampleDataModule,
    LinkPreviewsModule,
    SeoModule,
    // Last: it takes every URL that nobody else took.
    SsrModule,
  ],
})
export class AppModule {}
