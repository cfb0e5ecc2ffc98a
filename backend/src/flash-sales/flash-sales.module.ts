import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CatalogModule, DISCOUNTS, PLANNED_DISCOUNTS } from '../catalog/catalog.module.js';
import { CatalogQueries } from '../catalog/index.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheVersion, PerVersion, VersionClock } from '../platform/cache/index.js';
import { Clock, provide, SAMPLE_DATA, TIME_BOUNDARIES, TABLES, UNDO_RULES } from '../platform/index.js';
import { CatalogSaleProducts } from './adapters/catalog/catalog-sale-products.js';
import { AdminFlashSalesController } from './adapters/http/admin-flash-sales.controller.js';
import { FlashSalesController } from './adapters/http/flash-sales.controller.js';
import { FlashSaleRecord } from './adapters/typeorm/flash-sale.record.js';
import { flashSaleTable, flashSaleUndo } from './adapters/typeorm/tables.js';
import { TypeormFlashSaleRepository } from './adapters/typeorm/typeorm-flash-sale.repository.js';
import { findDiscountedPrice } from './application/discounted-price.js';
import { FlashSaleService } from './application/flash-sale-service.js';
import { FlashSaleRepository, SaleProducts } from './application/ports.js';
import { SaleBatches } from './application/sale-batches.js';
import { SampleSales } from './application/sample-sales.js';

@Module({
  imports: [CatalogModule, CacheModule, TypeOrmModule.forFeature([FlashSaleRecord])],
  controllers: [FlashSalesController, AdminFlashSalesController],
  providers: [
    provide(FlashSaleRepository, TypeormFlashSaleRepository, [DataSource]),
    provide(SaleProducts, CatalogSaleProducts, [CatalogQueries]),
    provide(FlashSaleService, [FlashSaleRepository, SaleProducts, Clock, VersionClock]),
    provide(SaleBatches, [FlashSaleRepository, SaleProducts, Clock]),
    provide(SampleSales, [FlashSaleService, CatalogQueries, Clock]),
    SAMPLE_DATA.contribute([SampleSales], (samples) => samples),
    TABLES.contribute([], () => flashSaleTable),
    UNDO_RULES.contribute([], () => flashSaleUndo),
    TIME_BOUNDARIES.contribute([FlashSaleService], (sales) => (after) => sales.nextBoundary(after)),
    PLANNED_DISCOUNTS.contribute([FlashSaleService], (sales) => (id) => sales.isPlanned(id)),
    DISCOUNTS.contribute([FlashSaleService, CacheVersion], (sales, version) => {
      // The running sales are read once for each version of the shop's data, not once for each product.
      const running = new PerVersion(version, () => sales.listRunning());
      return findDiscountedPrice(() => running.get());
    }),
  ],
  exports: [FlashSaleService],
})
export class FlashSalesModule {}
