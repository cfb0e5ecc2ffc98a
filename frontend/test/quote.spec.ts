import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as source from '../../backend/src/catalog/domain/pricing.js';
import type { PriceTier, Pricing, QuoteRequest } from '../../backend/src/catalog/domain/pricing.js';
import lists from './price-lists/lists.json' with { type: 'json' };
import table from './price-lists/sums.json' with { type: 'json' };

type Rules = Pick<typeof source, 'quote'>;

// The bundler does not run inside Jest, whose objects are of another realm.
const BUNDLE = `
  import { build } from 'vite';
  const lib = { entry: process.argv[1], formats: ['es'] };
  const options = { write: false, minify: true, target: 'es2022', lib };
  const [{ output }] = await build({ configFile: false, logLevel: 'error', build: options });
  process.stdout.write(output[0].code);`;

/** Builds the file as browsers get it. */
async function bundledRules(): Promise<Rules> {
  const entry = fileURLToPath(new URL('../../backend/src/catalog/domain/pricing.ts', import.meta.url));
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', BUNDLE, entry], {
    encoding: 'utf8',
  });
  return (await import(`data:text/javascript,${encodeURIComponent(stdout)}`)) as Rules;
}

const rules: Record<'source' | 'bundle', Rules> = { source, bundle: source };
beforeAll(async () => {
  rules.bundle = await bundledRules();
});

const prices = new Map<string, unknown>([
  ...Object.entries(table.lists),
  ...lists.map(({ product, pricing }) => [product, pricing] as const),
]);
const pricingOf = (name: string): Pricing => prices.get(name) as Pricing;

/** What a quote answers, as the table writes it. */
const answerOf = (answer: ReturnType<Rules['quote']>) =>
  'total' in answer ? { total: String(answer.total) } : answer;

describe.each(['source', 'bundle'] as const)('quote of the %s', (kind) => {
  it.each(
    table.sums.map(({ list, request, answer }) => [list, JSON.stringify(request), request, answer] as const),
  )('answers for %s and %s as the table does', (list, _, request, answer) => {
    expect(answerOf(rules[kind].quote(pricingOf(list), request as QuoteRequest))).toEqual(answer);
  });
});

describe('quote of source and bundle', () => {
  it('agrees with an independent calculation, and its parts add up', () => {
    fc.assert(
      fc.property(anyList, anyRequest, (pricing, request) => {
        const answer = source.quote(pricing, request);
        expect(answerOf(answer)).toEqual(expected(pricing, request));
        expect(rules.bundle.quote(pricing, request)).toEqual(answer);
        if (!('total' in answer)) return;
        expect(answer.extras.reduce((sum, part) => sum + part, answer.goods)).toBe(answer.total);
        const { next } = answer;
        if (!next || pricing.measure !== 'count') return;
        expect(next.from - (request.quantity ?? 0)).toBe(next.missing);
        const then = source.quote(pricing, { ...request, quantity: next.from });
        expect(then).toMatchObject({ total: next.total, unitPrice: next.unitPrice });
      }),
      { numRuns: 10_000 },
    );
  });

  it('has no dearer price for a larger quantity, where the tiers fall', () => {
    fc.assert(
      fc.property(anyList, fc.nat(2_000), fc.nat(2_000), (list, one, more) => {
        const variants = list.variants.map(({ tiers, ...variant }) => ({
          ...variant,
          tiers: falling(tiers),
        }));
        const pricing: Pricing = { ...list, variants, measure: 'count', priceFor: 'unit' };
        const small = source.quote(pricing, { quantity: one });
        const large = source.quote(pricing, { quantity: one + more });
        if ('total' in small && 'total' in large)
          expect(large.unitPrice).toBeLessThanOrEqual(small.unitPrice);
        else expect('total' in small).toBe(false);
      }),
    );
  });
});

describe('quote', () => {
  const books = pricingOf('Buku Softcover A5');

  it('names the next tier with what is missing, and its total', () => {
    expect(source.quote(books, { quantity: 90 })).toMatchObject({
      total: 4_050_000n,
      next: { from: 100, missing: 10, unitPrice: 38_000, total: 3_800_000n },
    });
    expect(source.quote(books, { quantity: 300 })).toMatchObject({ next: null });
  });

  it('says what is charged for a size below the minimum', () => {
    const banner = pricingOf('Banner dari 1 m²');
    expect(source.quote(banner, { size: { width: 60, height: 160 } })).toMatchObject({
      entered: 96n,
      charged: 100n,
      total: 20_000n,
    });
  });

  it.each<QuoteRequest>([
    {},
    { quantity: Number.NaN },
    { quantity: 30.5 },
    { quantity: Infinity },
    { quantity: 30, variant: 3 },
    { quantity: 30, extras: [-1] },
    { quantity: 30, extras: [0.5] },
  ])('does not sell %j', (request) => {
    expect(source.quote(books, request)).toEqual({ notSold: true });
  });

  it.each<QuoteRequest>([
    { quantity: 5 },
    { size: { width: 0, height: 5 } },
    { size: { width: 5 } },
    { size: { width: 10_001, height: 5 } },
    { size: { width: 5, height: 0.5 } },
    { size: { width: 5, height: 5 }, pieces: 0 },
    { size: { width: 5, height: 5 }, pieces: 10_001 },
  ])('sells no area for %j', (request) => {
    expect(source.quote(pricingOf('Spanduk per Meter Persegi'), request)).toEqual({ notSold: true });
  });
});

const price = fc.oneof(fc.nat(2_000_000), fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), fc.nat(9));
const anyTiers = fc
  .uniqueArray(
    fc.tuple(fc.oneof(fc.integer({ min: 1, max: 1_200 }), fc.integer({ min: 1, max: 1_000_000 })), price),
    {
      minLength: 1,
      maxLength: 8,
      selector: ([from]) => from,
    },
  )
  .map((tiers) => tiers.sort(([a], [b]) => a - b).map(([from, each]) => ({ from, price: each })));
const anyList: fc.Arbitrary<Pricing> = fc
  .record({
    measure: fc.constantFrom(...source.MEASURES),
    priceFor: fc.constantFrom(...source.PRICES_FOR),
    variants: fc.array(fc.record({ name: fc.string(), tiers: anyTiers }), { minLength: 1, maxLength: 3 }),
    extras: fc.array(fc.record({ name: fc.string(), price, per: fc.constantFrom(...source.EXTRA_BASES) }), {
      maxLength: 3,
    }),
  })
  .map(({ priceFor, ...list }) => ({
    ...list,
    unit: 'pcs',
    priceFor: list.measure === 'count' ? priceFor : 'unit',
    leadTime: null,
    onRequest: false,
  }));
const size = fc.integer({ min: 0, max: 10_001 });
const anyRequest: fc.Arbitrary<QuoteRequest> = fc.record({
  variant: fc.nat(2),
  quantity: fc.oneof(fc.nat(1_500), fc.nat(2_000_000), fc.constantFrom(250, 500, 1000)),
  size: fc.record({ width: size, height: fc.oneof(fc.nat(300), size) }),
  pieces: fc.oneof(fc.nat(20), fc.nat(10_001)),
  extras: fc.array(fc.nat(30), { maxLength: 3 }),
  discount: fc.oneof(fc.constant(0), fc.nat(99)),
});

const falling = (tiers: readonly PriceTier[]): PriceTier[] => {
  const sorted = tiers.map(({ price: each }) => each).sort((a, b) => b - a);
  return tiers.map(({ from }, i) => ({ from, price: sorted[i] ?? 0 }));
};

// Written by other means than `quote`: in units of a ten-thousandth of a rupiah, with remainders instead of halves.
function expected(pricing: Pricing, request: QuoteRequest): object {
  const {
    variant = 0,
    quantity = 0,
    size: { width = 0, height = 0 } = {},
    pieces = 1,
    extras = [],
  } = request;
  const isInRange = (value: number) => value > 0 && value <= 10_000;
  const tiers = pricing.variants[variant]?.tiers;
  if (!tiers) return { notSold: true };
  let amount = BigInt(quantity) * 100n;
  if (pricing.measure !== 'count') {
    if (!isInRange(width) || !isInRange(pieces)) return { notSold: true };
    if (pricing.measure === 'area' && !isInRange(height)) return { notSold: true };
    const area = BigInt(width) * BigInt(height);
    const one = pricing.measure === 'length' ? BigInt(width) : area / 100n + (area % 100n > 0n ? 1n : 0n);
    amount = one * BigInt(pieces);
  }
  const [{ from: minimum }] = tiers as [PriceTier];
  if (amount < BigInt(minimum * 100)) {
    if (pricing.measure === 'count') return { belowMinimum: minimum };
    amount = BigInt(minimum * 100);
  }
  let found: PriceTier | undefined;
  for (const tier of tiers) if (BigInt(tier.from) * 100n <= amount) found = tier;
  if (!found) return { notSold: true };
  if (pricing.priceFor === 'quantity' && BigInt(found.from) * 100n !== amount) return { notSold: true };
  const exact = BigInt(found.price) * BigInt(100 - (request.discount ?? 0));
  const unit = exact / 100n + (exact % 100n >= 50n ? 1n : 0n);
  let sum = pricing.priceFor === 'quantity' ? unit * 100n : unit * amount;
  pricing.extras.forEach((extra, i) => {
    const count = BigInt(extras[i] ?? 0);
    if (extra.per === 'each') sum += BigInt(extra.price) * count * 100n;
    else if (count > 0n) sum += BigInt(extra.price) * (extra.per === 'unit' ? amount : 100n);
  });
  return { total: String(sum / 100n + (sum % 100n >= 50n ? 1n : 0n)) };
}
