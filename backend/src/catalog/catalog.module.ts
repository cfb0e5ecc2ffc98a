import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { ImageRetention } from '../media/index.js';
import { IMAGE_REFERENCES, MediaModule } from '../media/media.module.js';
import {
  BACKUP_TABLES,
  Clock,
  ExtensionPoint,
  provide,
  SAMPLE_DATA,
  TRACKED_TABLES,
} from '../platform/index.js';
import { AdminCategoriesController } from './adapters/http/admin-categories.controller.js';
import { AdminProductsController } from './adapters/http/admin-products.controller.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { CategoryRecord } from './adapters/typeorm/category.record.js';
import { ProductRecord } from './adapters/typeorm/product.record.js';
import { categoryTable, productTable } from './adapters/typeorm/tracked-tables.js';
import { TypeormCatalogChanges } from './adapters/typeorm/typeorm-catalog-changes.js';
import { TypeormCategoryViews } from './adapters/typeorm/typeorm-category-views.js';
import { TypeormProductViews } from './adapters/typeorm/typeorm-product-views.js';
import { CatalogSeeder } from './application/catalog-seeder.js';
import { CatalogQueries } from './application/catalog-queries.js';
import { CategoryService } from './application/category-service.js';
import { CatalogChanges, CategoryViews, Images, ProductViews } from './application/ports.js';
import { type FindDiscountedPrice, Prices } from './application/prices.js';
import { ProductService } from './application/product-service.js';
import { SampleCatalog } from './application/sample-catalog.js';

/** A slice that discounts products contributes how their prices are found. */
export const DISCOUNTS = new ExtensionPoint<FindDiscountedPrice>('discounts');

@Module({
  imports: [MediaModule, TypeOrmModule.forFeature([CategoryRecord, ProductRecord])],
  controllers: [ProductsController, AdminProductsController, CategoriesController, AdminCategoriesController],
  providers: [
    {
      provide: Prices,
      inject: [DiscoveryService],
      useFactory: (discovery: DiscoveryService) => new Prices(() => DISCOUNTS.collect(discovery)),
    },
    provide(CatalogChanges, TypeormCatalogChanges, [DataSource]),
    provide(ProductViews, TypeormProductViews, [DataSource]),
    provide(CategoryViews, TypeormCategoryViews, [DataSource]),
    {
      provide: Images,
      inject: [ImageRetention],
      useFactory: (retention: ImageRetention): Images => retention,
    },
    provide(ProductService, [CatalogChanges, ProductViews, Clock, Images]),
    provide(CategoryService, [CatalogChanges, CategoryViews, Clock]),
    provide(CatalogSeeder, [CatalogChanges, ProductViews, CategoryViews, Clock]),
    provide(SampleCatalog, [CatalogSeeder, ProductViews, CategoryViews, Clock]),
    SAMPLE_DATA.contribute([SampleCatalog], (samples) => samples),
    provide(CatalogQueries, [ProductViews, CategoryViews]),
    TRACKED_TABLES.contribute([], () => productTable),
    TRACKED_TABLES.contribute([], () => categoryTable),
    IMAGE_REFERENCES.contribute([CatalogQueries], (queries) => queries),
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['category', 'product'], leftOut: [] })),
  ],
  exports: [CatalogQueries, Prices],
})
export class CatalogModule {}
