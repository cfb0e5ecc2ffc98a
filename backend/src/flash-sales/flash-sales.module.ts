import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CatalogQueries, Prices } from '../catalog/index.js';
import { HttpCacheModule } from '../platform/cache/cache.module.js';
import { InProcessApi } from '../platform/cache/index.js';
import { Clock, provide, TimeBoundaries } from '../platform/index.js';
import { runningSalePrice } from './adapters/api/running-sale-price.js';
import { CatalogSaleProducts } from './adapters/catalog/catalog-sale-products.js';
import { AdminFlashSalesController } from './adapters/http/admin-flash-sales.controller.js';
import { FlashSalesController } from './adapters/http/flash-sales.controller.js';
import { FlashSaleRecord } from './adapters/typeorm/flash-sale.record.js';
import { TypeormFlashSaleRepository } from './adapters/typeorm/typeorm-flash-sale.repository.js';
import { FlashSaleService } from './application/flash-sale-service.js';
import { FlashSaleRepository } from './application/ports.js';
import { SaleProducts } from './application/ports/sale-products.js';

@Module({
  imports: [CatalogModule, HttpCacheModule, TypeOrmModule.forFeature([FlashSaleRecord])],
  controllers: [FlashSalesController, AdminFlashSalesController],
  providers: [
    provide(FlashSaleRepository, TypeormFlashSaleRepository, [DataSource]),
    provide(SaleProducts, CatalogSaleProducts, [CatalogQueries]),
    provide(FlashSaleService, [FlashSaleRepository, SaleProducts, Clock]),
  ],
  exports: [FlashSaleService],
})
export class FlashSalesModule implements OnModuleInit {
  constructor(
    private readonly sales: FlashSaleService,
    private readonly prices: Prices,
    private readonly boundaries: TimeBoundaries,
    private readonly api: InProcessApi,
  ) {}

  onModuleInit(): void {
    this.prices.add((product) => runningSalePrice(this.api, product));
    this.boundaries.add((after) => this.sales.nextBoundary(after));
  }
}
