export { FlashSaleService, type FlashSaleView } from './application/flash-sale-service.js';
export type { FlashSaleDraft, FlashSaleStatus } from './domain/flash-sale.js';
export { salePrice } from './domain/sale-price.js';
