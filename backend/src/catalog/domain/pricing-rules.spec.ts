import { describe, expect, it } from '@jest/globals';
import lists from '../../../../frontend/test/price-lists/lists.json' with { type: 'json' };
import { DomainError } from '../../platform/domain/domain-error.js';
import { priceText } from './price-label.js';
import { lowestPrice, priceLabel, type Pricing } from './pricing.js';
import { parsePricing } from './pricing-rules.js';

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
    ['pricing', 'x'],
    ['pricing', []],
    ['pricing', { ...list, unit: '😀'.repeat(20), ...tooLarge() }],
    ['pricing.colour', { ...list, colour: 1 }],
    ['pricing.toString', { ...list, toString: 1 }],
    ['pricing.unit', { variants: [variant] }],
    ['pricing.unit', { ...list, unit: ' ' }],
    ['pricing.unit', { ...list, unit: 'x'.repeat(21) }],
    ['pricing.unit', { ...list, unit: 7 }],
    ['pricing.unit', { ...list, unit: 'a\u0000' }],
    ['pricing.measure', { ...list, measure: 'volume' }],
    ['pricing.priceFor', { ...list, priceFor: ['unit'] }],
    ['pricing.priceFor', { ...list, measure: 'area', priceFor: 'quantity' }],
    ['pricing.variants', { unit: 'pcs' }],
    ['pricing.variants', { ...list, variants: {} }],
    ['pricing.variants', { ...list, variants: [] }],
    ['pricing.variants', { ...list, variants: variants(...repeated(13, [tier])) }],
    ['pricing.variants.0', { ...list, variants: ['x'] }],
    ['pricing.variants.0.colour', { ...list, variants: [{ ...variant, colour: 1 }] }],
    ['pricing.variants.1.name', { ...list, variants: [{ ...variant, name: 'A' }, variant] }],
    [
      'pricing.variants.1.name',
      {
        ...list,
        variants: [
          { ...variant, name: 'Ivory' },
          { ...variant, name: 'iVORY ' },
        ],
      },
    ],
    ['pricing.variants.0.name', { ...list, variants: [{ ...variant, name: 'x'.repeat(61) }] }],
    ['pricing.variants.0.note', { ...list, variants: [{ ...variant, note: 'x'.repeat(201) }] }],
    ['pricing.variants.0.note', { ...list, variants: [{ ...variant, note: 'a\nb' }] }],
    ['pricing.variants.0.tiers', { ...list, variants: [{ name: 'A' }] }],
    ['pricing.variants.0.tiers', { ...list, variants: variants([]) }],
    [
      'pricing.variants.0.tiers',
      { ...list, variants: variants(Array.from({ length: 9 }, (_, i) => ({ from: i + 1, price: 1 }))) },
    ],
    ['pricing.variants.1.tiers.0', { ...list, variants: variants([tier], repeated(1, [])) }],
    ['pricing.variants.1.tiers.0.from', { ...list, variants: variants([tier], [{ from: 0, price: 1 }]) }],
    ['pricing.variants.0.tiers.0.from', { ...list, variants: variants([{ from: 1.5, price: 1 }]) }],
    ['pricing.variants.0.tiers.0.from', { ...list, variants: variants([{ from: '1', price: 1 }]) }],
    ['pricing.variants.0.tiers.0.from', { ...list, variants: variants([{ from: 1_000_001, price: 1 }]) }],
    ['pricing.variants.0.tiers.1.from', { ...list, variants: variants([tier, tier]) }],
    ['pricing.variants.0.tiers.0.price', { ...list, variants: variants([{ from: 1 }]) }],
    ['pricing.variants.0.tiers.0.price', { ...list, variants: variants([{ from: 1, price: -1 }]) }],
    ['pricing.variants.0.tiers.0.price', { ...list, variants: variants([{ from: 1, price: 2 ** 53 }]) }],
    ['pricing.variants.0.tiers.0.sale', { ...list, variants: variants([{ ...tier, sale: 1 }]) }],
    ['pricing.extras', { ...list, extras: repeated(9, extra) }],
    ['pricing.extras.0.name', { ...list, extras: [{ ...extra, name: '' }] }],
    ['pricing.extras.0.name', { ...list, extras: [{ ...extra, name: 'x'.repeat(61) }] }],
    ['pricing.extras.0.price', { ...list, extras: [{ ...extra, price: '5%' }] }],
    ['pricing.extras.1.per', { ...list, extras: [extra, { ...extra, per: 'sheet' }] }],
    ['pricing.extras.0.per', { ...list, extras: [{ name: 'Lipat', price: 1 }] }],
    ['pricing.leadTime', { ...list, leadTime: 'x'.repeat(81) }],
    ['pricing.onRequest', { ...list, onRequest: 'ya' }],
    ['pricing.variants', { ...list, onRequest: true }],
    ['pricing.extras', { onRequest: true, extras: [extra] }],
  ])('refuses %s of %j', (path, value) => {
    expect(Object.keys(refusalOf(value) ?? {})).toEqual([path]);
  });

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
