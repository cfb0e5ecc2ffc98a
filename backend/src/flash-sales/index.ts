export { FlashSaleService, type FlashSaleView } from './application/flash-sale-service.js';
export { salePrice } from './domain/sale-price.js';
