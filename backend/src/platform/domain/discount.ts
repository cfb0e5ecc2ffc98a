/**
 * Returns a price in whole rupiah, reduced by whole percent. The division drops the fraction. Because half a rupiah
 * (50n) is added before, half a rupiah is rounded up. BigInt makes the result exact for every price.
 */
export const reducedBy = (price: number, percentage: number): number =>
  Number((BigInt(price) * BigInt(100 - percentage) + 50n) / 100n);
