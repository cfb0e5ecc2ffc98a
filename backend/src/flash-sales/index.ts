export { FlashSaleService, type FlashSaleView } from './application/flash-sale-service.js';
export { salePrice } from './domain/sale-price.js';
export type { FlashSaleDraft, FlashSaleStatus } from './domain/flash-sale.js';
export { FlashSalesModule } from './flash-sales.module.js';
