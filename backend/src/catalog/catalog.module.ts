import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ImageRetention } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheVersion, keptPer, VersionClock } from '../platform/cache/index.js';
import {
  Clock,
  Config,
  ExtensionPoint,
  provide,
  repositoryOf,
  SAMPLE_DATA,
  TIME_BOUNDARIES,
  TABLES,
  UNDO_RULES,
} from '../platform/index.js';
import { AdminProductsController, BulkChangesController } from './adapters/http/admin-products.controller.js';
import { AdminCategoriesController, CategoriesController } from './adapters/http/categories.controller.js';
import { PinsController } from './adapters/http/pins.controller.js';
import { PreviewsController, ProductsController } from './adapters/http/products.controller.js';
import { CATALOG_RECORDS, CATALOG_TABLES, categoryUndo, productUndo } from './adapters/typeorm/tables.js';
import { TypeormCatalogChanges } from './adapters/typeorm/typeorm-catalog-changes.js';
import { TypeormCategoryViews } from './adapters/typeorm/typeorm-category-views.js';
import { TypeormPins } from './adapters/typeorm/typeorm-pins.js';
import { PreviewLinkRecord, TypeormPreviewLinks } from './adapters/typeorm/typeorm-preview-links.js';
import { TypeormProductViews } from './adapters/typeorm/typeorm-product-views.js';
import { BulkChangeService } from './application/bulk-change-service.js';
import { CatalogQueries } from './application/catalog-queries.js';
import { CategoryService } from './application/category-service.js';
import { CatalogChanges, CategoryViews, Images, ProductViews } from './application/ports.js';
import {
  type FindDiscountedPrice,
  type HasPlannedDiscount,
  PlannedDiscounts,
  Prices,
} from './application/prices.js';
import { Pins, PinService } from './application/pin-service.js';
import { PreviewLinks, PreviewService } from './application/preview-service.js';
import { ProductService } from './application/product-service.js';
import { SampleCatalog } from './application/sample-catalog.js';
import { type ReadSynonyms, SearchWords } from './application/search-words.js';

export const DISCOUNTS = new ExtensionPoint<FindDiscountedPrice>('discounts');
export const PLANNED_DISCOUNTS = new ExtensionPoint<HasPlannedDiscount>('planned discounts');
export const SYNONYMS = new ExtensionPoint<ReadSynonyms>('synonyms');

@Module({
  imports: [CacheModule, MediaModule, TypeOrmModule.forFeature(CATALOG_RECORDS)],
  controllers: [
    ProductsController,
    // Its path is also an id to the next controller.
    PinsController,
    AdminProductsController,
    BulkChangesController,
    CategoriesController,
    AdminCategoriesController,
    PreviewsController,
  ],
  providers: [
    DISCOUNTS.collectFor(Prices, (collect) => new Prices(collect)),
    PLANNED_DISCOUNTS.collectFor(PlannedDiscounts, (collect) => new PlannedDiscounts(collect)),
    provide(CatalogChanges, TypeormCatalogChanges, [DataSource]),
    provide(ProductViews, TypeormProductViews, [DataSource]),
    provide(CategoryViews, TypeormCategoryViews, [DataSource]),
    provide(Pins, TypeormPins, [DataSource]),
    provide(PreviewLinks, TypeormPreviewLinks, [repositoryOf(PreviewLinkRecord)]),
    {
      provide: Images,
      inject: [ImageRetention],
      useFactory: (retention: ImageRetention): Images => retention,
    },
    {
      provide: SearchWords,
      inject: [ProductViews, VersionClock, CacheVersion, DiscoveryService],
      useFactory: (
        views: ProductViews,
        clock: VersionClock,
        version: CacheVersion,
        discovery: DiscoveryService,
      ) => new SearchWords(views, clock, () => SYNONYMS.collect(discovery), keptPer(version)),
    },
    provide(ProductService, [
      CatalogChanges,
      ProductViews,
      Clock,
      Images,
      SearchWords,
      PlannedDiscounts,
      VersionClock,
    ]),
    provide(PinService, [Pins, ProductViews, Clock]),
    provide(BulkChangeService, [CatalogChanges, Clock]),
    provide(CategoryService, [CatalogChanges, CategoryViews, Clock]),
    provide(SampleCatalog, [CatalogChanges, ProductViews, CategoryViews, Clock]),
    SAMPLE_DATA.contribute([SampleCatalog], (samples) => samples),
    provide(CatalogQueries, [ProductViews, CategoryViews, VersionClock]),
    provide(PreviewService, [PreviewLinks, ProductViews, Clock, Config]),
    ...CATALOG_TABLES.map((table) => TABLES.contribute([], () => table)),
    UNDO_RULES.contribute([], () => productUndo),
    UNDO_RULES.contribute([], () => categoryUndo),
    TIME_BOUNDARIES.contribute([ProductService], (products) => (after) => products.nextPublication(after)),
  ],
  exports: [
    CatalogChanges,
    CatalogQueries,
    CategoryViews,
    Images,
    PlannedDiscounts,
    PreviewService,
    Prices,
    ProductViews,
    SearchWords,
  ],
})
export class CatalogModule {}
