import { lowestTier, type Pricing } from '@etalase/backend/rules/pricing';
import { reducedBy } from '@etalase/backend/rules/discount';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import type { PricingSchema } from '../../api/generated/models';
import * as text from '../../text/product';
import type { PriceNow } from '../catalog/price-now';

/** '500 lembar', and '5 × 100 lembar' for a unit that begins with a number. */
export const quantityText = (quantity: number | string, unit: string | null): string =>
  `${typeof quantity === 'number' ? groupDigits(quantity) : quantity}${/^\d/u.test(unit ?? '') ? ' ×' : ''} ${unit ?? ''}`;

/** The price of a tier now. */
export const priceNow = (price: number, discount: PriceNow['discount']): number =>
  discount ? reducedBy(price, discount.percentage) : price;

/** The quantity from which the lowest price applies; undefined if the unit of the price says it. */
export function startingQuantity(pricing: PricingSchema): string | undefined {
  const list = pricing as Pricing;
  const lowest = lowestTier(list);
  if (!lowest || list.priceFor === 'quantity') return undefined;
  const isOnly = list.variants.every(({ tiers }) => tiers.every(({ price }) => price === lowest.price));
  return isOnly && lowest.from === 1 ? undefined : quantityText(lowest.from, list.unit);
}

/** Price and note of each package, if the variants have the names of the packages. */
export function packageDetails(
  { variants, unit }: PricingSchema,
  discount: PriceNow['discount'],
): string[] | undefined {
  const found = text.packages.map((name) =>
    variants.find((variant) => variant.name?.toLowerCase() === name.toLowerCase()),
  );
  if (variants.length !== text.packages.length || !found.every((variant) => variant !== undefined))
    return undefined;
  return found.map(({ tiers, note }) => {
    const [first] = tiers;
    const price = first ? `${formatRupiah(priceNow(first.price, discount))} / ${unit ?? ''}` : '';
    return [price, note].filter(Boolean).join(' · ');
  });
}
