import { ON_REQUEST } from '@etalase/backend/rules/price-label';
import { rowPrice, rowQuantity } from '@etalase/backend/rules/price-table';
import { PRICING_TEXTS } from '@etalase/backend/rules/pricing';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import type { PricingSchema } from '../../api/generated/models';
import * as text from '../../text/admin-history';
import * as choices from '../../text/admin-price-choices';

const findLabel = (all: readonly { value: string; label: string }[], value: string): string =>
  all.find((choice) => choice.value === value)?.label ?? value;

const join = (separator: string, ...words: (string | null | undefined)[]) =>
  words.filter(Boolean).join(separator);

/** A figure or word of a price list after what it is for, such as '500 lembar'. Null is not shown. */
type Line = readonly [name: string, value: string | null | undefined];

function listLines(pricing: PricingSchema): Line[] {
  const { unit, measure, priceFor, variants, extras, leadTime, onRequest } = pricing;
  return [
    [choices.measure, measure === 'count' ? null : findLabel(choices.measures, measure)],
    [choices.priceFor, priceFor === 'unit' ? null : findLabel(choices.pricesFor(unit ?? ''), priceFor)],
    ...variants.flatMap(({ name, note, tiers }): Line[] => [
      ...tiers.map(({ from, price }): Line => [
        join(', ', name, rowQuantity(from, pricing)),
        rowPrice(price, pricing),
      ]),
      [join(' ', PRICING_TEXTS.note.label, name), note],
    ]),
    ...extras.map(({ name, price, per }): Line => [
      name,
      `${formatRupiah(price)} (${findLabel(choices.extraBases, per)})`,
    ]),
    [PRICING_TEXTS.leadTime.label, leadTime],
    [ON_REQUEST, onRequest ? text.yes : null],
    [PRICING_TEXTS.unit.label, onRequest ? unit : null],
  ];
}

/** Returns the shown lines by name. Names may repeat: the second 'Laminasi' becomes 'Laminasi (2)'. */
function readLines(list: PricingSchema | null): ReadonlyMap<string, string> {
  const lines = new Map<string, string>();
  for (const [name, value] of list ? listLines(list) : []) {
    if (!value) continue;
    let key = name;
    for (let n = 2; lines.has(key); n += 1) key = `${name} (${n})`;
    lines.set(key, value);
  }
  return lines;
}

/** Says what changed in a price list: '500 lembar: Rp 1.200 → Rp 1.100'. */
export function pricingChange(before: unknown, after: unknown): string {
  const old = readLines(before as PricingSchema | null);
  const now = readLines(after as PricingSchema | null);
  const changes = [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => `${name}: ${old.get(name) ?? text.nothing} → ${now.get(name) ?? text.nothing}`);
  const keptInOldOrder = [...old.keys()].filter((name) => now.has(name));
  const keptInNewOrder = [...now.keys()].filter((name) => old.has(name));
  const isMoved = keptInOldOrder.some((name, index) => name !== keptInNewOrder[index]);
  return [...changes, ...(isMoved ? [text.orderChanged] : [])].join(' · ');
}
