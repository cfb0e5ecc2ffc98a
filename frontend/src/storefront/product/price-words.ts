import { priceText } from '@etalase/backend/rules/price-label';
import { lowestTier } from '@etalase/backend/rules/pricing';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { PriceTierSchema, PricingSchema, ProductResponse } from '../../api/generated/models';
import { priceNow, quantityText } from '@etalase/backend/rules/price-table';
import * as common from '../../text/common';
import * as text from '../../text/product';

export function messageOf(
  { name, priceLabel: label }: Pick<ProductResponse, 'name' | 'priceLabel'>,
  now: number,
  url: string,
): string {
  if (label?.onRequest) return text.askPrice(name, url);
  const message = label?.from ? text.chatMessageFrom : text.chatMessage;
  return message(name, label ? priceText(now, label) : formatRupiah(now), url);
}

/** The quantity from which the lowest price applies; undefined if it is one, or if the price is of its quantity. */
export function startingQuantity(pricing: PricingSchema): string | undefined {
  const lowest = lowestTier(pricing);
  const isForOne = pricing.priceFor === 'unit' && lowest && lowest.from > 1;
  return isForOne ? quantityText(lowest.from, pricing.unit) : undefined;
}

export interface PackageDetail {
  /** Such as 'Rp 350.000 / paket'. */
  readonly price: string;
  readonly note: string | null | undefined;
}

/**
 * Price and note of each package, if the variants have the names of the packages.
 * @param discount whole percent of a running sale
 */
export function packageDetails(
  { variants, unit, priceFor }: PricingSchema,
  discount: number | undefined,
): PackageDetail[] | undefined {
  const found = text.packages.map((name) =>
    variants.find((variant) => variant.name?.toLowerCase() === name.toLowerCase()),
  );
  if (variants.length !== text.packages.length || !found.every((variant) => variant !== undefined))
    return undefined;
  return found.map(({ tiers, note }) => ({ price: tiers[0] ? tierText(tiers[0]) : '', note }));

  function tierText({ from, price }: PriceTierSchema): string {
    const amount = formatRupiah(priceNow(price, discount));
    if (priceFor === 'quantity') return `${amount} / ${quantityText(from, unit)}`;
    return `${amount} / ${unit ?? ''}${from > 1 ? `, ${common.startingAt} ${quantityText(from, unit)}` : ''}`;
  }
}
