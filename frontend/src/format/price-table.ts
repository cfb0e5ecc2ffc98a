import { reducedBy } from '@etalase/backend/rules/discount';
import { groupDigits } from '@etalase/backend/rules/rupiah';

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

/** '500 lembar', and '5 × 100 lembar' for a unit that begins with a number. */
export const quantityText = (quantity: number | string, unit: string | null): string =>
  `${typeof quantity === 'number' ? groupDigits(quantity) : quantity}${/^\d/u.test(unit ?? '') ? ' ×' : ''} ${unit ?? ''}`;

/**
 * The price of a tier now.
 * @param discount whole percent of a running sale
 */
export const priceNow = (price: number, discount: number | undefined): number =>
  discount ? reducedBy(price, discount) : price;
