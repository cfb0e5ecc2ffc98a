import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CatalogModule, DISCOUNTS } from '../catalog/catalog.module.js';
import { CatalogQueries } from '../catalog/index.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheVersion, PerVersion, VersionClock } from '../platform/cache/index.js';
import {
  BACKUP_TABLES,
  BIN_SOURCES,
  Clock,
  provide,
  repositoryOf,
  SAMPLE_DATA,
  TIME_BOUNDARIES,
  TRACKED_TABLES,
} from '../platform/index.js';
import { CatalogSaleProducts } from './adapters/catalog/catalog-sale-products.js';
import { AdminFlashSalesController } from './adapters/http/admin-flash-sales.controller.js';
import { FlashSalesController } from './adapters/http/flash-sales.controller.js';
import { FlashSaleRecord } from './adapters/typeorm/flash-sale.record.js';
import { flashSaleTable } from './adapters/typeorm/tracked-table.js';
import { TypeormDeletedFlashSales } from './adapters/typeorm/typeorm-deleted-flash-sales.js';
import { TypeormFlashSaleRepository } from './adapters/typeorm/typeorm-flash-sale.repository.js';
import { findDiscountedPrice } from './application/discounted-price.js';
import { FlashSaleBin } from './application/flash-sale-bin.js';
import { FlashSaleService } from './application/flash-sale-service.js';
import { DeletedFlashSales, FlashSaleRepository, SaleProducts } from './application/ports.js';
import { SampleSales } from './application/sample-sales.js';

@Module({
  imports: [CatalogModule, CacheModule, TypeOrmModule.forFeature([FlashSaleRecord])],
  controllers: [FlashSalesController, AdminFlashSalesController],
  providers: [
    provide(FlashSaleRepository, TypeormFlashSaleRepository, [DataSource]),
    provide(DeletedFlashSales, TypeormDeletedFlashSales, [repositoryOf(FlashSaleRecord)]),
    provide(SaleProducts, CatalogSaleProducts, [CatalogQueries]),
    provide(FlashSaleService, [FlashSaleRepository, SaleProducts, Clock, VersionClock]),
    provide(SampleSales, [FlashSaleService, CatalogQueries, Clock]),
    SAMPLE_DATA.contribute([SampleSales], (samples) => samples),
    TRACKED_TABLES.contribute([], () => flashSaleTable),
    TIME_BOUNDARIES.contribute([FlashSaleService], (sales) => (after) => sales.nextBoundary(after)),
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['flash_sale'], leftOut: [] })),
    BIN_SOURCES.contribute(
      [DeletedFlashSales, SaleProducts],
      (deleted, products) => new FlashSaleBin(deleted, products),
    ),
    DISCOUNTS.contribute([FlashSaleService, CacheVersion], (sales, version) => {
      // The running sales are read once for each version of the shop's data, not once for each product.
      const running = new PerVersion(version, () => sales.listRunning());
      return findDiscountedPrice(() => running.get());
    }),
  ],
  exports: [FlashSaleService],
})
export class FlashSalesModule {}
