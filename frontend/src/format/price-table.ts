interface Tier {
  readonly from: number;
  readonly price: number;
}
interface Variant {
  readonly tiers: readonly Tier[];
}

/** All quantities of the variants, in ascending order. */
export const quantitiesOf = (variants: readonly Variant[]): number[] =>
  [...new Set(variants.flatMap(({ tiers }) => tiers.map(({ from }) => from)))].sort((a, b) => a - b);

/**
 * The price in force at a quantity; undefined if this quantity is not sold.
 * @param priceFor `quantity` for prices of exactly their quantities
 */
export const priceAt = (
  { tiers }: Variant,
  quantity: number,
  priceFor: 'unit' | 'quantity',
): number | undefined =>
  tiers.filter(({ from }) => (priceFor === 'quantity' ? from === quantity : from <= quantity)).at(-1)?.price;
