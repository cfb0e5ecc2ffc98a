import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CatalogChanges, CategoryViews, Images, PlannedDiscounts, ProductViews } from '../catalog/index.js';
import { Clock, ExtensionPoint, provide, TABLES } from '../platform/index.js';
import { ProductExportController } from './adapters/http/product-export.controller.js';
import { ProductImportController } from './adapters/http/product-import.controller.js';
import { SpreadsheetReader } from './adapters/spreadsheets/spreadsheet-reader.js';
import { SpreadsheetWriter } from './adapters/spreadsheets/spreadsheet-writer.js';
import { ProductImportRecord } from './adapters/typeorm/product-import.record.js';
import { TypeormProductImports } from './adapters/typeorm/typeorm-product-imports.js';
import { ImportEvaluation } from './application/import-evaluation.js';
import { ImportService } from './application/import-service.js';
import { ProductImports, SheetReader, SheetWriter } from './application/ports.js';
import { ProductExport } from './application/product-export.js';
import { SheetProducts } from './application/sheet-products.js';
import { type PublishShopImage, ShopImage } from './application/shop-image.js';

/** A module that draws the shop's name contributes a function that publishes the image. */
export const SHOP_IMAGES = new ExtensionPoint<PublishShopImage>('shop images');

@Module({
  imports: [CatalogModule, TypeOrmModule.forFeature([ProductImportRecord])],
  controllers: [ProductExportController, ProductImportController],
  providers: [
    provide(SheetWriter, SpreadsheetWriter, []),
    provide(SheetReader, SpreadsheetReader, []),
    provide(ProductImports, TypeormProductImports, [DataSource]),
    SHOP_IMAGES.collectFor(ShopImage, (collect) => new ShopImage(collect)),
    provide(SheetProducts, [ProductViews, CategoryViews]),
    provide(ProductExport, [SheetProducts, SheetWriter, Clock]),
    provide(ImportEvaluation, [SheetProducts, Images, PlannedDiscounts, Clock]),
    provide(ImportService, [SheetReader, ImportEvaluation, ProductImports, CatalogChanges, ShopImage, Clock]),
    TABLES.contribute([], () => ({ name: 'product_import', isBackedUp: false })),
  ],
})
export class ProductListsModule {}
