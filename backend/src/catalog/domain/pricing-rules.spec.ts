import { describe, expect, it } from '@jest/globals';
import lists from '../../../../frontend/test/price-lists/lists.json' with { type: 'json' };
import { DomainError } from '../../platform/domain/domain-error.js';
import { priceText } from './price-label.js';
import { lowestPrice, priceLabel, type Pricing } from './pricing.js';
import { isTooLarge, orderedPricing, parsePricing } from './pricing-rules.js';
import situations from './pricing-rules.spec.json' with { type: 'json' };

const tier = { from: 1, price: 5 };
const variant = { name: null, tiers: [tier] };
const list = { unit: 'pcs', variants: [variant] };
const variants = (...tiers: object[][]) => tiers.map((rows, i) => ({ name: `V${i}`, tiers: rows }));
const extra = { name: 'Lipat', price: 0, per: 'unit' };
const repeated = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

function refusalOf(value: unknown): Record<string, string> | undefined {
  try {
    parsePricing(value);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid') return error.fields;
    throw error;
  }
  return undefined;
}

describe('parsePricing', () => {
  it('fills in the defaults, and trims texts', () => {
    expect(parsePricing({ unit: ' pcs ', variants: [{ name: '', note: ' a ', tiers: [tier] }] })).toEqual({
      unit: 'pcs',
      measure: 'count',
      priceFor: 'unit',
      variants: [{ name: null, note: 'a', tiers: [tier] }],
      extras: [],
      leadTime: null,
      onRequest: false,
    });
  });

  it.each(lists.map(({ product, pricing, price }) => [product, pricing, price] as const))(
    'keeps the price list of %s as it is, with its lowest price',
    (_, pricing, price) => {
      const parsed = parsePricing(pricing);
      expect(parsed).toEqual(pricing);
      expect(parsePricing(parsed)).toEqual(parsed);
      expect(lowestPrice(parsed)).toBe(price);
    },
  );

  it.each<[string, unknown]>([
    ...(situations.refused as [string, unknown][]),
    ['pricing', { ...list, unit: '😀'.repeat(20), ...tooLarge() }],
    ['pricing.unit', { ...list, unit: 'x'.repeat(21) }],
    ['pricing.variants', { ...list, variants: variants(...repeated(13, [tier])) }],
    ['pricing.variants.0.name', { ...list, variants: [{ ...variant, name: 'x'.repeat(61) }] }],
    ['pricing.variants.0.note', { ...list, variants: [{ ...variant, note: 'x'.repeat(201) }] }],
    [
      'pricing.variants.0.tiers',
      { ...list, variants: variants(Array.from({ length: 9 }, (_, i) => ({ from: i + 1, price: 1 }))) },
    ],
    ['pricing.variants.0.tiers.0.price', { ...list, variants: variants([{ from: 1, price: 2 ** 53 }]) }],
    ['pricing.extras', { ...list, extras: repeated(9, extra) }],
    ['pricing.extras.0.name', { ...list, extras: [{ ...extra, name: 'x'.repeat(61) }] }],
    ['pricing.leadTime', { ...list, leadTime: 'x'.repeat(81) }],
  ])('refuses %s of %j', (path, value) => {
    expect(Object.keys(refusalOf(value) ?? {})).toEqual([path]);
  });

  it.each(situations.sentences as [string, unknown][])('says %j of %j', (sentence, value) => {
    expect(Object.values(refusalOf(value) ?? {})).toEqual([expect.stringContaining(sentence)]);
  });

  it('has room for 16 kB, and reads -0 as 0', () => {
    const { length } = JSON.stringify(parsePricing(list));
    const listOf = (bytes: number) => ({ ...parsePricing(list), leadTime: 'x'.repeat(bytes - length + 2) });
    expect([16_384, 16_385].map((bytes) => isTooLarge(listOf(bytes)))).toEqual([false, true]);
    expect(
      parsePricing({ ...list, variants: variants([{ from: 1, price: -0 }]) }).variants[0]?.tiers,
    ).toEqual([{ from: 1, price: 0 }]);
  });

  it.each(lists.map(({ product, pricing }) => [product, pricing as Pricing] as const))(
    'writes the stored price list of %s in its order, whatever the order of the column',
    (_, pricing) => {
      const shuffled = JSON.parse(JSON.stringify(pricing), (_key, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ) as Pricing;
      expect(JSON.stringify(orderedPricing(shuffled))).toBe(JSON.stringify(parsePricing(pricing)));
    },
  );

  it.each<unknown>([
    { ...list, unit: 'x'.repeat(20) },
    { ...list, unit: '😀'.repeat(20) },
    { ...list, variants: variants(...repeated(12, [tier, { from: 1_000_000, price: 0 }])) },
    { ...list, extras: repeated(8, extra) },
    { ...list, variants: variants([{ from: 1, price: Number.MAX_SAFE_INTEGER }]), leadTime: null },
    { ...list, variants: variants([tier, { from: 2, price: 9 }]) },
    { onRequest: true },
    { onRequest: true, unit: '', variants: [], extras: [], leadTime: '2 hari' },
  ])('accepts %j', (value) => {
    expect(refusalOf(value)).toBeUndefined();
  });
});

describe('priceLabel', () => {
  const label = (pricing: object) => priceLabel(parsePricing(pricing));

  it.each<[string, object]>([
    ['Rp 5 / pcs', list],
    ['mulai Rp 4 / pcs', { ...list, variants: variants([tier], [{ from: 1, price: 4 }]) }],
    ['mulai Rp 4 / pcs', { ...list, variants: variants([tier, { from: 9, price: 4 }]) }],
    ['Rp 5 / 1.000 pcs', { ...list, priceFor: 'quantity', variants: variants([{ from: 1000, price: 5 }]) }],
    [
      'Rp 5 / 5 × 100 lembar',
      { unit: '100 lembar', priceFor: 'quantity', variants: variants([{ from: 5, price: 5 }]) },
    ],
    ['Harga lewat chat', { onRequest: true }],
  ])('is %s', (text, pricing) => {
    const price = lowestPrice(parsePricing(pricing));
    expect(priceText(price, label(pricing)).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('names the pack of the lowest price', () => {
    const packs = lists.find(({ product }) => product === 'Brosur Paket')?.pricing as Pricing;
    expect(priceText(lowestPrice(packs), priceLabel(packs)).replaceAll('\u00a0', ' ')).toBe(
      'mulai Rp 175.000 / 250 lembar',
    );
  });
});

function tooLarge(): object {
  const tiers = Array.from({ length: 8 }, (_, i) => ({ from: 900_000 + i, price: Number.MAX_SAFE_INTEGER }));
  return {
    variants: Array.from({ length: 12 }, (_, i) => ({
      name: `${i}${'😀'.repeat(58)}`,
      note: '😀'.repeat(200),
      tiers,
    })),
  };
}
