import { reducedBy } from '../../platform/domain/discount.js';
import { formatRupiah, groupDigits } from '../../platform/domain/rupiah.js';
import { packOf } from './packs.js';

interface Tier {
  readonly from: number;
  readonly price: number;
}
interface Variant {
  readonly tiers: readonly Tier[];
}
interface Pricing {
  readonly unit: string | null;
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

interface Priced {
  readonly unit: string | null;
  readonly priceFor: 'unit' | 'quantity';
}

/** The quantity of a row: 'mulai 100 lembar' and '1 kotak' of prices for one unit, else '250 lembar'. */
export const rowQuantity = (from: number, { unit, priceFor }: Priced): string =>
  `${priceFor === 'unit' && from > 1 ? 'mulai ' : ''}${quantityText(from, unit)}`;

/** What the price of a row is for: '/ lembar'; empty if the quantity says it. */
export const rowUnit = ({ unit, priceFor }: Priced): string =>
  priceFor === 'unit' && unit ? `/ ${unit}` : '';

/** The price of a row: 'Rp 35.000 / lembar', or 'Rp 525.000' for exactly its quantity. */
export const rowPrice = (price: number, pricing: Priced): string =>
  `${formatRupiah(price)} ${rowUnit(pricing)}`.trim();

const minimumOf = ({ tiers }: Variant, unit: string | null): string | undefined =>
  tiers[0] && tiers[0].from > 1 ? `Minimal ${quantityText(tiers[0].from, unit)}` : undefined;

/** What one of exactly this quantity costs: 'Rp 700 / lembar', or '±Rp 267 / lembar'; undefined if it is one. */
export const priceOfOne = (price: number, quantity: number, unit: string | null): string | undefined =>
  quantity > 1
    ? `${price % quantity ? '±' : ''}${formatRupiah(Math.round(price / quantity))} / ${unit ?? ''}`
    : undefined;

/** Savings below this percentage are not worth a word. */
const LEAST_SAVING = 5;

/** What one saves at a price of exactly its quantity against the first one: 'hemat 35%', rounded down. */
export function savingText({ from, price }: Tier, first: Tier | undefined): string | undefined {
  const saving = first ? Math.floor(100 - (100 * price * first.from) / (from * first.price)) : 0;
  return saving >= LEAST_SAVING ? `hemat ${saving}%` : undefined;
}

/**
 * What a price of exactly its quantity says besides: the price of one, and what one saves.
 * @param now the price, reduced by a running sale
 */
export const priceNotes = (
  now: number,
  tier: Tier,
  { tiers: [first] }: Variant,
  { unit, priceFor }: Priced,
): string[] =>
  priceFor === 'unit'
    ? []
    : [priceOfOne(now, tier.from, unit), savingText(tier, first)].filter((note) => note !== undefined);

/** 'Minimal 30 buku'; undefined if it is one, or if the variants differ. */
export function minimumText({ unit, variants }: Pricing): string | undefined {
  const [minimum, ...others] = new Set(variants.map((variant) => minimumOf(variant, unit)));
  return others.length === 0 ? minimum : undefined;
}

/** The minimum of a variant in a list without a common one. Prices for exactly their quantities say it. */
export const ownMinimum = (pricing: Pricing & Priced, variant: Variant): string | undefined =>
  pricing.priceFor === 'quantity' || minimumText(pricing) ? undefined : minimumOf(variant, pricing.unit);

/** A table with more columns of variants would be too wide for most pages, so each variant has a table of its own. */
export const MAX_COLUMNS = 4;
/** In more columns, prices are shown without what they are for, which each head says. */
const MAX_COLUMNS_WITH_UNITS = 2;

/** What the head of each column of variants says, such as 'per lembar'; empty if the prices say it. */
export const headUnit = ({ unit, priceFor, variants }: Pricing & Priced): string =>
  priceFor === 'unit' && variants.length > MAX_COLUMNS_WITH_UNITS && variants.length <= MAX_COLUMNS
    ? `per ${unit ?? ''}`
    : '';

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
