import type { FindDiscountedPrice } from '../../catalog/index.js';
import { salePrice } from '../domain/sale-price.js';
import type { FlashSaleView } from './flash-sale-service.js';

export function findDiscountedPrice(
  runningSales: () => Promise<readonly FlashSaleView[]>,
): FindDiscountedPrice {
  return async ({ id, price }) => {
    const sale = (await runningSales()).find(({ productId }) => productId === id);
    if (!sale) return undefined;
    const { discountPercentage: percentage, endDate } = sale;
    return { now: salePrice(price, percentage), discount: { before: price, percentage, until: endDate } };
  };
}
