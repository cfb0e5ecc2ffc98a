import { ON_REQUEST } from '@etalase/backend/rules/price-label';
import { PRICING_TEXTS } from '@etalase/backend/rules/pricing';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import type { PricingSchema } from '../../api/generated/models';
import * as text from '../../text/admin-history';
import * as choices from '../../text/admin-price-choices';

const labelOf = (all: readonly { value: string; label: string }[], value: string): string =>
  all.find((choice) => choice.value === value)?.label ?? value;

/** The figures and words of a price list, by what they are for, such as '500 lembar'. */
function entriesOf(list: PricingSchema | null): Map<string, string> {
  if (!list) return new Map();
  const tiers = list.variants.flatMap(({ name, note, tiers: rows }) => [
    ...rows.map(({ from, price }): [string, string] => [
      `${name ? `${name}, ` : ''}${groupDigits(from)} ${list.unit ?? ''}`,
      formatRupiah(price),
    ]),
    ...(note ? [[`${PRICING_TEXTS.note.label}${name ? ` ${name}` : ''}`, note] as [string, string]] : []),
  ]);
  const extras = list.extras.map(({ name, price, per }): [string, string] => [
    name,
    `${formatRupiah(price)} (${labelOf(choices.extraBases, per)})`,
  ]);
  return new Map([
    ...(list.measure === 'count'
      ? []
      : [[choices.measure, labelOf(choices.measures, list.measure)] as const]),
    ...(list.priceFor === 'unit'
      ? []
      : [[choices.priceFor, labelOf(choices.pricesFor(list.unit ?? ''), list.priceFor)] as const]),
    ...tiers,
    ...extras,
    ...(list.leadTime ? [[PRICING_TEXTS.leadTime.label, list.leadTime] as const] : []),
    ...(list.onRequest ? [[ON_REQUEST, text.yes] as const] : []),
  ]);
}

/** Says what changed in a price list: '500 lembar: Rp 1.200 → Rp 1.100'. */
export function pricingChange(before: unknown, after: unknown): string {
  const old = entriesOf(before as PricingSchema | null);
  const now = entriesOf(after as PricingSchema | null);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${key}: ${old.get(key) ?? text.nothing} → ${now.get(key) ?? text.nothing}`)
    .join(' · ');
}
