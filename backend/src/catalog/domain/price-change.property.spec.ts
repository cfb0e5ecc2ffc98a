import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PRICE_STEPS } from './bulk-limits.js';
import { changedPrice, changedPrices, comparedPrices, MAX_PERCENT, MIN_PERCENT } from './price-change.js';
import { lowestPrice, type Pricing } from './pricing.js';

const price = fc.integer({ min: 0, max: 1_000_000_000_000 });
const tenths = fc.integer({ min: MIN_PERCENT * 10, max: MAX_PERCENT * 10 });
const roundTo = fc.constantFrom(...PRICE_STEPS);

describe('changedPrice, for every price and change', () => {
  it('by percent is exact to whole rupiah, with half a rupiah rounded up', () => {
    fc.assert(
      fc.property(price, tenths, (before, tenth) => {
        const after = changedPrice(before, { percent: tenth / 10 });
        // The difference is in thousandths of a rupiah, so that this test rounds nothing.
        const above = BigInt(after) * 1000n - BigInt(before) * BigInt(1000 + tenth);
        expect((above > -500n && above <= 500n) || (before > 0 && after === 1)).toBe(true);
      }),
    );
  });

  it('is rounded in a second step to the nearest multiple, half up, and never to 0', () => {
    fc.assert(
      fc.property(price, tenths, roundTo, (before, tenth, step) => {
        const percent = tenth / 10;
        const whole = changedPrice(before, { percent });
        const after = changedPrice(before, { percent, roundTo: step });
        expect(after % step).toBe(0);
        const above = after - whole;
        expect((above > -step / 2 && above <= step / 2) || (before > 0 && after === step)).toBe(true);
        if (before === 0) expect(after).toBe(0);
      }),
    );
  });

  it('by an amount adds it, and a price above 0 stays above 0', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: -1_000_000, max: 1_000_000 }), (before, amount) => {
        fc.pre(before + amount >= 0);
        const after = changedPrice(before, { amount });
        expect(after).toBe(before > 0 ? Math.max(1, before + amount) : before + amount);
      }),
    );
  });

  it('does not fall when the percentage or the price rises', () => {
    fc.assert(
      fc.property(price, tenths, roundTo, (before, tenth, step) => {
        fc.pre(tenth < MAX_PERCENT * 10);
        const at = (base: number, percent: number) => changedPrice(base, { percent, roundTo: step });
        expect(at(before, (tenth + 1) / 10)).toBeGreaterThanOrEqual(at(before, tenth / 10));
        expect(at(before + 1, tenth / 10)).toBeGreaterThanOrEqual(at(before, tenth / 10));
      }),
    );
  });
});

const priceList = (variants: readonly (readonly number[])[], onRequest = false): Pricing => ({
  unit: 'lembar',
  measure: 'count',
  priceFor: 'unit',
  variants: variants.map((prices, i) => ({
    name: `Pilihan ${i}`,
    tiers: prices.map((tier, from) => ({ from: from + 1, price: tier })),
  })),
  extras: onRequest ? [] : [{ name: 'Lipat', price: 100, per: 'unit' }],
  leadTime: null,
  onRequest,
});
const tiersOf = (pricing: Pricing | null) => pricing?.variants.flatMap(({ tiers }) => tiers) ?? [];

describe('changedPrices', () => {
  it('changes every tier of a list like a price, and the price follows the lowest tier', () => {
    const lists = fc.array(fc.array(price, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(lists, tenths, roundTo, (variants, tenth, step) => {
        const pricing = priceList(variants);
        const change = { percent: tenth / 10, roundTo: step };
        const after = changedPrices({ price: lowestPrice(pricing), pricing }, change);
        if (typeof after === 'string' || !after.pricing) throw new Error('The list was not changed');
        expect(tiersOf(after.pricing)).toEqual(
          tiersOf(pricing).map((tier) => ({ ...tier, price: changedPrice(tier.price, change) })),
        );
        expect(after.price).toBe(lowestPrice(after.pricing));
        expect({ ...after.pricing, variants: [] }).toEqual({ ...pricing, variants: [] });
      }),
    );
  });

  it.each([
    ['a price by chat', { price: 0, pricing: priceList([], true) }, { percent: 8 }, 'Harganya lewat chat'],
    ['a price below 0', { price: 499, pricing: null }, { amount: -500 }, 'Harganya akan kurang dari 0'],
    [
      'one tier below 0',
      { price: 499, pricing: priceList([[800, 499]]) },
      { amount: -500 },
      'Harganya akan kurang dari 0',
    ],
    [
      'a price that no number holds',
      { price: Number.MAX_SAFE_INTEGER, pricing: null },
      { percent: 0.1 },
      'Harganya terlalu besar',
    ],
  ])('refuses %s', (_, prices, change, message) => {
    expect(changedPrices(prices, change)).toBe(message);
  });

  it.each([
    [150_000, { percent: 8 }, 162_000],
    [1250, { percent: 8.5, roundTo: 100 }, 1400],
    [1249, { percent: 0, roundTo: 500 }, 1000],
    [1250, { percent: 0, roundTo: 500 }, 1500],
    [499, { percent: 0.1, roundTo: 1000 }, 1000],
    [5, { percent: -90 }, 1],
    [100, { percent: -90, roundTo: 1000 }, 1000],
    [0, { percent: 500, roundTo: 1000 }, 0],
    [1000, { amount: -1000, roundTo: 500 }, 500],
    [0, { amount: 250, roundTo: 500 }, 500],
  ] as const)('changes %i by %j to %i', (price, change, after) => {
    expect(changedPrices({ price, pricing: null }, change)).toEqual({ price: after, pricing: null });
  });
});

describe('comparedPrices', () => {
  const compare = (pricing: Pricing | null, price: number, change: Parameters<typeof changedPrices>[1]) => {
    const before = { price, pricing };
    const after = changedPrices(before, change);
    if (typeof after === 'string') throw new Error(after);
    return comparedPrices(before, after, change).map(
      ({ label, before: was, after: is, isOff, endsDiscount }) =>
        [`${label}: ${was} → ${is}`, isOff && 'off', endsDiscount && 'ends'].filter(Boolean).join(' '),
    );
  };

  it('names each price, and marks those that rounding moves by more than 10 %', () => {
    expect(compare(null, 200, { percent: 5, roundTo: 500 })).toEqual([': 200 → 500 off']);
    expect(compare(null, 1000, { percent: 40, roundTo: 500 })).toEqual([': 1000 → 1500']);
    expect(compare(null, 1000, { percent: 39.9, roundTo: 500 })).toEqual([': 1000 → 1500 off']);
    expect(compare(null, 0, { percent: 5, roundTo: 500 })).toEqual([': 0 → 0']);
  });

  it('marks a quantity that is no longer cheaper than the one before', () => {
    const pricing = priceList([
      [1400, 1200, 1100],
      [1000, 1000],
    ]);
    expect(compare(pricing, 1000, { percent: 0, roundTo: 500 })).toEqual([
      'Pilihan 0, 1 lembar: 1400 → 1500',
      'Pilihan 0, mulai 2 lembar: 1200 → 1000 off',
      'Pilihan 0, mulai 3 lembar: 1100 → 1000 ends',
      'Pilihan 1, 1 lembar: 1000 → 1000',
      'Pilihan 1, mulai 2 lembar: 1000 → 1000',
    ]);
    const packs = { ...priceList([[500, 950]]), priceFor: 'quantity' as const };
    expect(compare(packs, 500, { percent: 10, roundTo: 500 })).toEqual([
      'Pilihan 0, 1 lembar: 500 → 500',
      'Pilihan 0, 2 lembar: 950 → 1000 ends',
    ]);
  });
});
