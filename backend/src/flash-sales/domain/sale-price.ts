/**
 * The price (whole rupiah) reduced by whole percent; half a rupiah is rounded up. BigInt keeps it exact for every
 * price.
 */
export function salePrice(price: number, discountPercentage: number): number {
  return Number((BigInt(price) * BigInt(100 - discountPercentage) + 50n) / 100n);
}
