/** The price while a sale runs: reduced by whole percent, half a rupiah rounded up, exact for every price. */
export function salePrice(price: number, discountPercentage: number): number {
  return Number((BigInt(price) * BigInt(100 - discountPercentage) + 50n) / 100n);
}
