import { reducedBy } from '../../platform/domain/discount.js';
import { formatRupiah, groupDigits } from '../../platform/domain/rupiah.js';

interface Tier {
  readonly from: number;
  readonly price: number;
}
interface Variant {
  readonly tiers: readonly Tier[];
}
interface Extra {
  readonly price: number;
  readonly per: 'unit' | 'order' | 'each';
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

/** A table with more columns of variants would be too wide for most pages, so each variant has a table of its own. */
export const MAX_COLUMNS = 4;

export const AMOUNT = 'Jumlah';
export const VARIANT = 'Pilihan';
export const PRICE = 'Harga';
export const EXTRAS = 'Finishing';
export const NOT_SOLD = '–';
export const FREE = 'gratis';
export const PER_ORDER = 'pesanan';
export const PER_EACH = 'buah';

/** 'Rp 500 / lembar', 'Rp 20.000 / pesanan', 'Rp 1.000 / buah' or 'gratis'. */
export function extraPrice({ price, per }: Extra, unit: string | null): string {
  const what = { unit: unit ?? '', order: PER_ORDER, each: PER_EACH }[per];
  return price === 0 ? FREE : `${formatRupiah(price)} / ${what}`;
}

/**
 * The price of a tier now.
 * @param discount whole percent of a running sale
 */
export const priceNow = (price: number, discount: number | undefined): number =>
  discount ? reducedBy(price, discount) : price;
