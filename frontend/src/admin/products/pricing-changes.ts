import { ON_REQUEST } from '@etalase/backend/rules/price-label';
import { quantityText } from '@etalase/backend/rules/price-table';
import { PRICING_TEXTS } from '@etalase/backend/rules/pricing';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
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
      `${name ? `${name}, ` : ''}${quantityText(from, list.unit)}`,
      formatRupiah(price),
    ]),
    ...(note ? [[`${PRICING_TEXTS.note.label}${name ? ` ${name}` : ''}`, note] as [string, string]] : []),
  ]);
  const extras = list.extras.map(({ name, price, per }): [string, string] => [
    name,
    `${formatRupiah(price)} (${labelOf(choices.extraBases, per)})`,
  ]);
  return numbered([
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
    ...(list.onRequest && list.unit ? [[PRICING_TEXTS.unit.label, list.unit] as const] : []),
  ]);
}

/** Names may repeat: the second 'Laminasi' becomes 'Laminasi (2)'. */
function numbered(entries: readonly (readonly [string, string])[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const [name, value] of entries) {
    let key = name;
    for (let n = 2; all.has(key); n += 1) key = `${name} (${n})`;
    all.set(key, value);
  }
  return all;
}

/** Says what changed in a price list: '500 lembar: Rp 1.200 → Rp 1.100'. */
export function pricingChange(before: unknown, after: unknown): string {
  const old = entriesOf(before as PricingSchema | null);
  const now = entriesOf(after as PricingSchema | null);
  const changes = [...new Set([...old.keys(), ...now.keys()])]
    .filter((key) => old.get(key) !== now.get(key))
    .map((key) => `${key}: ${old.get(key) ?? text.nothing} → ${now.get(key) ?? text.nothing}`);
  const kept = [...now.keys()].filter((key) => old.has(key));
  const isMoved = [...old.keys()].filter((key) => now.has(key)).some((key, index) => key !== kept[index]);
  return [...changes, ...(isMoved ? [text.orderChanged] : [])].join(' · ');
}
