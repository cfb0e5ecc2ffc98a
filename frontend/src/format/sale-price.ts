/** The price reduced by a whole percentage, rounded to a whole rupiah: the server's own rule, so that all prices agree. */
export function salePrice(price: number, discountPercentage: number): number {
  return Number((BigInt(price) * BigInt(100 - discountPercentage) + 50n) / 100n);
}
