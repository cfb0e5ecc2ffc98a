/**
 * Returns the price in whole rupiah, reduced by whole percent. The division drops the fraction. Because half a rupiah
 * (50n) is added before, half a rupiah is rounded up. BigInt makes the result exact for every price.
 */
export function salePrice(price: number, discountPercentage: number): number {
  return Number((BigInt(price) * BigInt(100 - discountPercentage) + 50n) / 100n);
}

/** Whether the discount is at least one rupiah after rounding. */
export const lowersPrice = (price: number, discountPercentage: number): boolean =>
  salePrice(price, discountPercentage) < price;
