/** The price reduced by a whole percentage, rounded to a whole rupiah; the same rule as the server's. */
export function salePrice(price: number, discountPercentage: number): number {
  return Number((BigInt(price) * BigInt(100 - discountPercentage) + 50n) / 100n);
}
