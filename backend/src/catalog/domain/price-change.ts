import type { PRICE_STEPS } from './bulk-limits.js';
import * as messages from './messages.js';
import { rowQuantity } from './price-table.js';
import { lowestPrice, type PriceTier, type Pricing } from './pricing.js';
import { isTooLarge, TOO_LARGE } from './pricing-rules.js';

export const MIN_PERCENT = -90;
export const MAX_PERCENT = 500;

/** A change of every price of a product: by percent with at most one decimal, or by whole rupiah. */
export type PriceChange = ({ readonly percent: number } | { readonly amount: number }) & {
  /** The changed price is rounded to whole rupiah, and then to this step. */
  readonly roundTo?: (typeof PRICE_STEPS)[number];
};

export interface Prices {
  readonly price: number;
  readonly pricing: Pricing | null;
}

/**
 * Changes the price of a product, or all tiers of its price list. The prices of extras stay.
 * @returns a message why the prices cannot change so.
 */
export function changedPrices({ price, pricing }: Prices, change: PriceChange): Prices | string {
  if (pricing?.onRequest) return messages.pricedByChat;
  const tiers = pricing ? pricing.variants.flatMap((variant) => variant.tiers) : [{ price }];
  const refusal = tiers.map((tier) => refusalOf(exactPrice(tier.price, change))).find(Boolean);
  if (refusal !== undefined) return refusal;
  if (!pricing) return { price: changedPrice(price, change), pricing };
  const changedTier = (tier: PriceTier) => ({ ...tier, price: changedPrice(tier.price, change) });
  const variants = pricing.variants.map((variant) => ({ ...variant, tiers: variant.tiers.map(changedTier) }));
  const changed = { ...pricing, variants };
  return isTooLarge(changed) ? TOO_LARGE : { price: lowestPrice(changed), pricing: changed };
}

export interface ChangedPrice {
  /** The variant and the quantity; empty without a price list. */
  readonly label: string;
  readonly before: number;
  readonly after: number;
  /** Whether rounding moves the price by more than 10 % of what it was. */
  readonly isOff: boolean;
  /** Whether one is no longer cheaper than at the quantity before. */
  readonly endsDiscount: boolean;
}

/** The price, or each price of a list, before and after a change. */
export function comparedPrices(before: Prices, after: Prices, change: PriceChange): ChangedPrice[] {
  const isOff = (price: number, now: number): boolean =>
    Math.abs(now - Number(exactPrice(price, change))) * 10 > price;
  const { pricing } = before;
  if (!pricing || !after.pricing)
    return [
      {
        label: '',
        before: before.price,
        after: after.price,
        isOff: isOff(before.price, after.price),
        endsDiscount: false,
      },
    ];
  const variants = after.pricing.variants;
  const isCheaper = (tier?: PriceTier, previous?: PriceTier): boolean =>
    tier !== undefined &&
    previous !== undefined &&
    (pricing.priceFor === 'quantity'
      ? tier.price * previous.from < previous.price * tier.from
      : tier.price < previous.price);
  return pricing.variants.flatMap(({ name, tiers }, variant) => {
    const changed = variants[variant]?.tiers ?? [];
    return tiers.map((tier, row) => {
      const now = changed[row]?.price ?? tier.price;
      return {
        label: [name, rowQuantity(tier.from, pricing)].filter(Boolean).join(', '),
        before: tier.price,
        after: now,
        isOff: isOff(tier.price, now),
        endsDiscount: isCheaper(tier, tiers[row - 1]) && !isCheaper(changed[row], changed[row - 1]),
      };
    });
  });
}

/** A price above 0 never becomes less than one step. */
export function changedPrice(price: number, change: PriceChange): number {
  const step = BigInt(change.roundTo ?? 1);
  const rounded = ((exactPrice(price, change) + step / 2n) / step) * step;
  return Number(price > 0 && rounded < step ? step : rounded);
}

/** In whole rupiah, half a rupiah is rounded up. */
function exactPrice(price: number, change: PriceChange): bigint {
  if ('amount' in change) return BigInt(price) + BigInt(change.amount);
  return (BigInt(price) * BigInt(1000 + Math.round(change.percent * 10)) + 500n) / 1000n;
}

// The highest step is subtracted, because the price may be rounded up.
const HIGHEST = BigInt(Number.MAX_SAFE_INTEGER - 1000);

function refusalOf(price: bigint): string | undefined {
  if (price < 0n) return messages.priceBelowZero;
  return price > HIGHEST ? messages.priceTooHigh : undefined;
}
