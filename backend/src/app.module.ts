import { Module } from '@nestjs/common';
import { AdminAuthModule } from './admin-auth/admin-auth.module.js';
import { BackupModule } from './operations/backup/backup.module.js';
import { BrandModule } from './web/brand/brand.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { ContentModule } from './content/content.module.js';
import { DiagnosticsModule } from './operations/diagnostics/diagnostics.module.js';
import { FeedsModule } from './web/feeds/feeds.module.js';
import { FlashSalesModule } from './flash-sales/flash-sales.module.js';
import { LinkPreviewsModule } from './web/link-previews/link-previews.module.js';
import { MediaModule } from './media/media.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { FirstStepsModule } from './operations/first-steps/first-steps.module.js';
import { SampleDataModule } from './operations/sample-data/sample-data.module.js';
import { ProductListsModule } from './product-lists/product-lists.module.js';
import { PriceListModule } from './web/price-list/price-list.module.js';
import { SitemapModule } from './web/sitemap/sitemap.module.js';
import { QrModule } from './web/qr/qr.module.js';
import { RecordsModule } from './records/records.module.js';
import { PagesModule } from './web/pages/pages.module.js';
import { VisitsModule } from './visits/visits.module.js';

@Module({
  imports: [
    PlatformModule,
    AdminAuthModule,
    CatalogModule,
    ProductListsModule,
    FlashSalesModule,
    ContentModule,
    MediaModule,
    VisitsModule,
    FirstStepsModule,
    SampleDataModule,
    BackupModule,
    DiagnosticsModule,
    // This module is imported after all other modules with interceptors, because its interceptor must run last.
    RecordsModule,
    LinkPreviewsModule,
    BrandModule,
    QrModule,
    FeedsModule,
    PriceListModule,
    SitemapModule,
    // This module is the last, because its routes match every URL that no other module handles.
    PagesModule,
  ],
})
export class AppModule {}
