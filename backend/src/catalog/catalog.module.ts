import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/index.js';
import { AdminCategoriesController } from './adapters/http/admin-categories.controller.js';
import { AdminProductsController } from './adapters/http/admin-products.controller.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { CategoryRecord } from './adapters/typeorm/category.record.js';
import { ProductRecord } from './adapters/typeorm/product.record.js';
import { TypeormCatalogChanges } from './adapters/typeorm/typeorm-catalog-changes.js';
import { TypeormCategoryViews } from './adapters/typeorm/typeorm-category-views.js';
import { TypeormProductViews } from './adapters/typeorm/typeorm-product-views.js';
import { CatalogBatch } from './application/catalog-batch.js';
import { CatalogReads } from './application/catalog-reads.js';
import { CategoryService } from './application/category-service.js';
import { CatalogChanges } from './application/ports/catalog-changes.js';
import { CategoryViews } from './application/ports/category-views.js';
import { ProductViews } from './application/ports/product-views.js';
import { ProductService } from './application/product-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([CategoryRecord, ProductRecord])],
  controllers: [ProductsController, AdminProductsController, CategoriesController, AdminCategoriesController],
  providers: [
    {
      provide: CatalogChanges,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new TypeormCatalogChanges(dataSource),
    },
    {
      provide: ProductViews,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new TypeormProductViews(dataSource),
    },
    {
      provide: CategoryViews,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new TypeormCategoryViews(dataSource),
    },
    {
      provide: ProductService,
      inject: [CatalogChanges, ProductViews, Clock],
      useFactory: (changes: CatalogChanges, views: ProductViews, clock: Clock) =>
        new ProductService(changes, views, clock),
    },
    {
      provide: CategoryService,
      inject: [CatalogChanges, CategoryViews, Clock],
      useFactory: (changes: CatalogChanges, views: CategoryViews, clock: Clock) =>
        new CategoryService(changes, views, clock),
    },
    {
      provide: CatalogBatch,
      inject: [CatalogChanges, ProductViews, CategoryViews, Clock],
      useFactory: (
        changes: CatalogChanges,
        products: ProductViews,
        categories: CategoryViews,
        clock: Clock,
      ) => new CatalogBatch(changes, products, categories, clock),
    },
    {
      provide: CatalogReads,
      inject: [ProductViews, CategoryViews],
      useFactory: (products: ProductViews, categories: CategoryViews) =>
        new CatalogReads(products, categories),
    },
  ],
  exports: [CatalogBatch, CatalogReads],
})
export class CatalogModule {}
