/** The price reduced by a whole percentage, rounded to a whole rupiah: the server's own rule, so that all prices agree. */
export function salePrice(price: number, discountPercentage: number): number {
  return Math.round((price * (100 - discountPercentage)) / 100);
}
