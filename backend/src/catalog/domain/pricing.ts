import { reducedBy } from '../../platform/domain/discount.js';
import { groupDigits } from '../../platform/domain/rupiah.js';
import type { PriceLabel } from './price-label.js';
import { quantityText } from './price-table.js';

export const MEASURES = ['count', 'length', 'area'] as const;
export type Measure = (typeof MEASURES)[number];

export const PRICES_FOR = ['unit', 'quantity'] as const;
/** 'unit': a tier has the price of one unit, from its quantity on. 'quantity': the price of exactly its quantity. */
export type PriceFor = (typeof PRICES_FOR)[number];

export const EXTRA_BASES = ['unit', 'order', 'each'] as const;
/** 'unit': for each unit ordered; 'order': once; 'each': as often as the visitor says. */
export type ExtraBasis = (typeof EXTRA_BASES)[number];

/** `price` is in whole rupiah, `from` in whole units. */
export interface PriceTier {
  readonly from: number;
  readonly price: number;
}

export interface PriceVariant {
  /** Null only if the list has no other variant. */
  readonly name: string | null;
  readonly note?: string;
  /** The quantities rise. The first is the minimum. */
  readonly tiers: readonly PriceTier[];
}

export interface PriceExtra {
  readonly name: string;
  readonly price: number;
  readonly per: ExtraBasis;
}

/** The price list of a product. If `onRequest`, the list has no figures. */
export interface Pricing {
  readonly unit: string | null;
  readonly measure: Measure;
  readonly priceFor: PriceFor;
  readonly variants: readonly PriceVariant[];
  readonly extras: readonly PriceExtra[];
  readonly leadTime: string | null;
  readonly onRequest: boolean;
}

export const PRICING_TEXTS = {
  unit: { label: 'Satuan', maxLength: 20 },
  variant: { label: 'Nama pilihan', maxLength: 60 },
  note: { label: 'Keterangan pilihan', maxLength: 200 },
  extra: { label: 'Nama finishing', maxLength: 60 },
  leadTime: { label: 'Waktu pengerjaan', maxLength: 80 },
} as const;

export const MAX_VARIANTS = 12;
export const MAX_TIERS = 8;
export const MAX_EXTRAS = 8;
export const MAX_FROM = 1_000_000;
export const MAX_SIZE = 10_000;
export const MAX_PIECES = 10_000;

type Priced = { readonly variants: readonly Pick<PriceVariant, 'tiers'>[] };

const tiersOf = ({ variants }: Priced): PriceTier[] => variants.flatMap(({ tiers }) => tiers);

/** Returns the tier with the lowest price, of equal prices the one with the smallest quantity. */
export const lowestTier = (pricing: Priced): PriceTier | undefined =>
  tiersOf(pricing).sort((a, b) => a.price - b.price || a.from - b.from)[0];

/** Returns the lowest price of all tiers, and 0 without any. */
export const lowestPrice = (pricing: Priced): number => lowestTier(pricing)?.price ?? 0;

export const highestPrice = (pricing: Priced): number =>
  Math.max(0, ...tiersOf(pricing).map(({ price }) => price));

export function priceLabel(pricing: Pricing): PriceLabel {
  const { unit, priceFor, onRequest } = pricing;
  const lowest = lowestTier(pricing);
  if (onRequest || !lowest) return { unit, from: false, onRequest };
  const isPack = priceFor === 'quantity' && lowest.from > 1;
  return {
    unit: isPack ? quantityText(groupDigits(lowest.from), unit) : unit,
    from: tiersOf(pricing).some(({ price }) => price > lowest.price),
    onRequest,
  };
}

export interface QuoteRequest {
  /** The position of the variant; the first by default. */
  readonly variant?: number;
  /** For the measure 'count'. */
  readonly quantity?: number;
  /** Whole centimetres; for 'length' only the width counts. */
  readonly size?: { readonly width?: number; readonly height?: number };
  /** How many pieces of the size; one by default. */
  readonly pieces?: number;
  /** By position of the extra: how many of one that counts `each`; for another one, not 0 if the visitor wants it. */
  readonly extras?: readonly number[];
  /** Whole percent off each tier. */
  readonly discount?: number;
}

export interface NextTier {
  readonly from: number;
  /** In units, at most two decimals. */
  readonly missing: number;
  readonly unitPrice: number;
  readonly total: bigint;
}

export interface Sum {
  readonly total: bigint;
  /** The price of one unit, or of the pack. */
  readonly unitPrice: number;
  /** In hundredths of a unit, as entered and as charged. */
  readonly entered: bigint;
  readonly charged: bigint;
  /** What the goods cost, and each extra by its position. The amounts add up to the total. */
  readonly goods: bigint;
  readonly extras: readonly bigint[];
  readonly next: NextTier | null;
}

export type Quote =
  Sum | { readonly belowMinimum: number } | { readonly notSold: true } | { readonly onRequest: true };

/** Calculates what an order costs. Numbers that no order can have are not sold. */
export function quote(pricing: Pricing, request: QuoteRequest): Quote {
  if (pricing.onRequest) return { onRequest: true };
  const { measure, priceFor } = pricing;
  const tiers = pricing.variants[request.variant ?? 0]?.tiers ?? [];
  const [first] = tiers;
  const entered = hundredthsOf(measure, request);
  const extras = countsOf(pricing, request);
  if (!first || entered === undefined || !extras) return { notSold: true };
  const minimum = hundredths(first.from);
  if (measure === 'count' && entered < minimum) return { belowMinimum: first.from };

  const charged = entered < minimum ? minimum : entered;
  const tier = tiers.filter(({ from }) => hundredths(from) <= charged).at(-1) ?? first;
  const isPack = priceFor === 'quantity';
  if (isPack && hundredths(tier.from) !== charged) return { notSold: true };

  const priceOf = ({ price }: PriceTier): number =>
    request.discount ? reducedBy(price, request.discount) : price;
  const sumOf = (at: PriceTier, quantity: bigint) => {
    const goods = BigInt(priceOf(at)) * (isPack ? 100n : quantity);
    return roundedParts([
      goods,
      ...extras.map(
        ({ price, count, perUnit }) => BigInt(price) * BigInt(count) * (perUnit ? quantity : 100n),
      ),
    ]);
  };
  const [goods = 0n, ...amounts] = sumOf(tier, charged);
  const next = tiers[tiers.indexOf(tier) + 1];
  return {
    total: totalOf([goods, ...amounts]),
    unitPrice: priceOf(tier),
    entered,
    charged,
    goods,
    extras: amounts,
    next: next
      ? {
          from: next.from,
          missing: Number(hundredths(next.from) - entered) / 100,
          unitPrice: priceOf(next),
          total: totalOf(sumOf(next, hundredths(next.from))),
        }
      : null,
  };
}

const hundredths = (units: number): bigint => BigInt(units) * 100n;

const totalOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n);

/**
 * Rounds amounts in hundredths of a rupiah so that the rounded amounts add up to the rounded total, which is rounded
 * half up once.
 */
function roundedParts(amounts: readonly bigint[]): bigint[] {
  let sum = 0n;
  let given = 0n;
  return amounts.map((amount) => {
    sum += amount;
    const part = (sum + 50n) / 100n - given;
    given += part;
    return part;
  });
}

export const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max;

function hundredthsOf(measure: Measure, { quantity, size, pieces = 1 }: QuoteRequest): bigint | undefined {
  if (measure === 'count') {
    return quantity !== undefined && Number.isSafeInteger(quantity) ? hundredths(quantity) : undefined;
  }
  const { width = 0, height = 0 } = size ?? {};
  const sides = measure === 'length' ? [width] : [width, height];
  if (!sides.every((side) => isWhole(side, 1, MAX_SIZE)) || !isWhole(pieces, 1, MAX_PIECES)) return undefined;
  // A centimetre is a hundredth of a metre, 100 cm² are a hundredth of a square metre.
  return BigInt((measure === 'length' ? width : Math.ceil((width * height) / 100)) * pieces);
}

function countsOf({ extras }: Pricing, { extras: counts = [] }: QuoteRequest) {
  if (!counts.every((count) => Number.isSafeInteger(count) && count >= 0)) return undefined;
  return extras.map(({ price, per }, position) => {
    const count = counts[position] ?? 0;
    return { price, count: per === 'each' ? count : Math.min(count, 1), perUnit: per === 'unit' };
  });
}
