import { reducedBy } from '../../platform/domain/discount.js';

/** Returns the price in whole rupiah, reduced by whole percent, with half a rupiah rounded up. */
export const salePrice = (price: number, discountPercentage: number): number =>
  reducedBy(price, discountPercentage);

/** Whether the discount is at least one rupiah after rounding. */
export const lowersPrice = (price: number, discountPercentage: number): boolean =>
  salePrice(price, discountPercentage) < price;
