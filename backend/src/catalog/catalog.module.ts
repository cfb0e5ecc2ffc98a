import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ImageRetention } from '../media/index.js';
import { IMAGE_REFERENCES, MediaModule } from '../media/media.module.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { VersionClock } from '../platform/cache/index.js';
import {
  BACKUP_TABLES,
  BIN_SOURCES,
  Clock,
  Config,
  ExtensionPoint,
  provide,
  repositoryOf,
  SAMPLE_DATA,
  TIME_BOUNDARIES,
  TRACKED_TABLES,
} from '../platform/index.js';
import { AdminCategoriesController } from './adapters/http/admin-categories.controller.js';
import { AdminProductsController } from './adapters/http/admin-products.controller.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { PreviewsController } from './adapters/http/previews.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { CategoryRecord } from './adapters/typeorm/category.record.js';
import { PreviewLinkRecord } from './adapters/typeorm/preview-link.record.js';
import { ProductRecord } from './adapters/typeorm/product.record.js';
import { categoryTable, productTable } from './adapters/typeorm/tracked-tables.js';
import { TypeormCatalogChanges } from './adapters/typeorm/typeorm-catalog-changes.js';
import { TypeormCategoryViews } from './adapters/typeorm/typeorm-category-views.js';
import { TypeormDeletedCatalog } from './adapters/typeorm/typeorm-deleted-catalog.js';
import { TypeormPreviewLinks } from './adapters/typeorm/typeorm-preview-links.js';
import { TypeormProductViews } from './adapters/typeorm/typeorm-product-views.js';
import { CategoryBin, ProductBin } from './application/catalog-bin.js';
import { CatalogSeeder } from './application/catalog-seeder.js';
import { CatalogQueries } from './application/catalog-queries.js';
import { CategoryService } from './application/category-service.js';
import {
  CatalogChanges,
  CategoryViews,
  DeletedCatalog,
  Images,
  PreviewLinks,
  ProductViews,
} from './application/ports.js';
import { type FindDiscountedPrice, Prices } from './application/prices.js';
import { PreviewService } from './application/preview-service.js';
import { ProductService } from './application/product-service.js';
import { type ReadSynonyms, Synonyms } from './application/synonyms.js';
import { SampleCatalog } from './application/sample-catalog.js';

/** A module that discounts products contributes a function that finds their prices. */
export const DISCOUNTS = new ExtensionPoint<FindDiscountedPrice>('discounts');
/** A module that has synonyms contributes a function that reads the synonyms. */
export const SYNONYMS = new ExtensionPoint<ReadSynonyms>('synonyms');

@Module({
  imports: [
    CacheModule,
    MediaModule,
    TypeOrmModule.forFeature([CategoryRecord, ProductRecord, PreviewLinkRecord]),
  ],
  controllers: [
    ProductsController,
    AdminProductsController,
    CategoriesController,
    AdminCategoriesController,
    PreviewsController,
  ],
  providers: [
    {
      provide: Prices,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new Prices(() => DISCOUNTS.collect(discovery)),
    },
    provide(CatalogChanges, TypeormCatalogChanges, [DataSource]),
    provide(ProductViews, TypeormProductViews, [DataSource]),
    provide(CategoryViews, TypeormCategoryViews, [DataSource]),
    provide(DeletedCatalog, TypeormDeletedCatalog, [DataSource]),
    provide(PreviewLinks, TypeormPreviewLinks, [repositoryOf(PreviewLinkRecord)]),
    {
      provide: Images,
      inject: [ImageRetention],
      useFactory: (retention: ImageRetention): Images => retention,
    },
    {
      provide: Synonyms,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new Synonyms(() => SYNONYMS.collect(discovery)),
    },
    provide(ProductService, [CatalogChanges, ProductViews, Clock, Images, Synonyms, VersionClock]),
    provide(CategoryService, [CatalogChanges, CategoryViews, Clock]),
    provide(CatalogSeeder, [CatalogChanges, ProductViews, CategoryViews, Clock]),
    provide(SampleCatalog, [CatalogSeeder, ProductViews, CategoryViews, Clock]),
    SAMPLE_DATA.contribute([SampleCatalog], (samples) => samples),
    provide(CatalogQueries, [ProductViews, CategoryViews, DeletedCatalog, VersionClock]),
    provide(PreviewService, [PreviewLinks, ProductViews, Clock, Config]),
    TRACKED_TABLES.contribute([], () => productTable),
    TRACKED_TABLES.contribute([], () => categoryTable),
    IMAGE_REFERENCES.contribute([CatalogQueries], (queries) => queries),
    TIME_BOUNDARIES.contribute([ProductService], (products) => (after) => products.nextPublication(after)),
    BIN_SOURCES.contribute(
      [DeletedCatalog, CatalogChanges, Images],
      (deleted, changes, images) => new ProductBin(deleted, changes, images),
    ),
    BIN_SOURCES.contribute(
      [DeletedCatalog, CatalogChanges],
      (deleted, changes) => new CategoryBin(deleted, changes),
    ),
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['category', 'product'], leftOut: ['preview_link'] })),
  ],
  exports: [CatalogQueries, Prices],
})
export class CatalogModule {}
