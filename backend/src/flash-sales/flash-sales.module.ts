import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CatalogModule, CatalogReads } from '../catalog/index.js';
import { Clock } from '../platform/index.js';
import { CatalogSaleProducts } from './adapters/catalog/catalog-sale-products.js';
import { AdminFlashSalesController } from './adapters/http/admin-flash-sales.controller.js';
import { FlashSalesController } from './adapters/http/flash-sales.controller.js';
import { FlashSaleRecord } from './adapters/typeorm/flash-sale.record.js';
import { TypeormFlashSaleRepository } from './adapters/typeorm/typeorm-flash-sale.repository.js';
import { FlashSaleService } from './application/flash-sale-service.js';
import { FlashSaleRepository } from './application/ports/flash-sale-repository.js';
import { SaleProducts } from './application/ports/sale-products.js';

@Module({
  imports: [CatalogModule, TypeOrmModule.forFeature([FlashSaleRecord])],
  controllers: [FlashSalesController, AdminFlashSalesController],
  providers: [
    {
      provide: FlashSaleRepository,
      inject: [DataSource],
      useFactory: (dataSource: DataSource) => new TypeormFlashSaleRepository(dataSource),
    },
    {
      provide: SaleProducts,
      inject: [CatalogReads],
      useFactory: (catalog: CatalogReads) => new CatalogSaleProducts(catalog),
    },
    {
      provide: FlashSaleService,
      inject: [FlashSaleRepository, SaleProducts, Clock],
      useFactory: (sales: FlashSaleRepository, products: SaleProducts, clock: Clock) =>
        new FlashSaleService(sales, products, clock),
    },
  ],
  exports: [FlashSaleService],
})
export class FlashSalesModule {}
