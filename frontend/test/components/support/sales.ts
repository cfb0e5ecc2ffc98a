import type { AdminFlashSaleResponse } from '../../../src/api/generated/models';
import { product } from './fixtures';

export const PRODUCT_ON_SALE = '3b241101-e2bb-4255-8caf-4136c566a962';
export const DAY_MS = 86_400_000;

export const sale = (changes: Partial<AdminFlashSaleResponse> = {}): AdminFlashSaleResponse => {
  const { name, price, priceLabel, images, isActive } = product();
  const id = PRODUCT_ON_SALE;
  return {
    id: 's1',
    product: { id, name, price, priceLabel, images, isActive },
    productId: id,
    discountPercentage: 20,
    startDate: null,
    endDate: new Date(Date.now() + DAY_MS).toISOString(),
    status: 'running',
    version: 1,
    ...changes,
  };
};
