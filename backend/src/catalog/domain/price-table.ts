import { reducedBy } from '../../platform/domain/discount.js';
import { formatRupiah, groupDigits } from '../../platform/domain/rupiah.js';
import { packOf } from './units.js';

interface Tier {
  readonly from: number;
  readonly price: number;
}
interface Variant {
  readonly tiers: readonly Tier[];
}
interface Pricing {
  readonly unit: string | null;
  readonly priceFor: 'unit' | 'quantity';
  readonly variants: readonly Variant[];
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

/**
 * Returns '500 lembar', and for packs '2.000 gelas', '5 kotak isi 100 (500 lembar)' or '5 kotak (isi 500)'. A text is
 * shown with the unit as it is, such as '5 × 100 lembar'.
 */
export function quantityText(quantity: number | string, unit: string | null): string {
  const pack = packOf(unit);
  if (typeof quantity === 'string' || !pack)
    return `${typeof quantity === 'string' ? quantity : groupDigits(quantity)}${/^\d/u.test(unit ?? '') ? ' ×' : ''} ${unit ?? ''}`;
  const pieces = groupDigits(quantity * pack.pieces);
  if (pack.isCounted) return `${pieces} ${pack.piece ?? ''}`;
  const packs = `${groupDigits(quantity)} ${pack.unit}`;
  if (pack.piece === null) return `${packs} (isi ${pieces})`;
  const filling = pack.unit === unit?.trim() ? '' : ` isi ${groupDigits(pack.pieces)}`;
  return `${packs}${filling} (${pieces} ${pack.piece})`;
}

type Priced = Pick<Pricing, 'unit' | 'priceFor'>;

export const STARTING_AT = 'mulai';

/** The quantity of a row: 'mulai 100 lembar' and '1 kotak' of prices for one unit, else '250 lembar'. */
export const rowQuantity = (from: number, { unit, priceFor }: Priced): string =>
  `${priceFor === 'unit' && from > 1 ? `${STARTING_AT} ` : ''}${quantityText(from, unit)}`;

/** What the price of a row is for: ' / lembar'; empty if the quantity says it. */
export const rowUnit = ({ unit, priceFor }: Priced): string =>
  priceFor === 'unit' && unit ? ` / ${unit}` : '';

/** The price of a row: 'Rp 35.000 / lembar', or 'Rp 525.000' for exactly its quantity. */
export const rowPrice = (price: number, pricing: Priced): string => formatRupiah(price) + rowUnit(pricing);

/** 'Minimal 30 buku'; undefined if it is one, or if the variants differ. */
export function minimumText({ unit, variants }: Pick<Pricing, 'unit' | 'variants'>): string | undefined {
  const [first = 1, ...others] = new Set(variants.map(({ tiers }) => tiers[0]?.from ?? 1));
  return first > 1 && others.length === 0 ? `Minimal ${quantityText(first, unit)}` : undefined;
}

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
