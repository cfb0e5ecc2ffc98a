import { describe, expect, it } from '@jest/globals';
import { aCategory, aProduct, NOON } from '../../../catalog/testing/builders.js';
import { evaluate } from '../../application/evaluation/evaluate.js';
import type { SheetProduct } from '../../application/evaluation/product-rows.js';
import { groupsOf, idOf } from '../../domain/groups.js';
import { identified } from '../../application/known-names.js';
import type { NameAnswer } from '../../domain/questions.js';
import { readList } from './read-file.js';
import json from './known-names.spec.json' with { type: 'json' };

const situations = json as {
  title: string;
  rows: string[];
  answers?: Record<string, string>;
  names?: NameAnswer;
  results: string[];
  missing?: string[];
}[];

const tier = (from: number, price: number) => ({ from, price });
const listOf = (...variants: { name: string | null; tiers: { from: number; price: number }[] }[]) => ({
  unit: 'lembar',
  variants,
  extras: [{ name: 'Lipat', price: 100, per: 'unit' as const }],
});
const products: SheetProduct[] = [
  aProduct({ name: 'Mug  Putih', price: 25_000 }, 1),
  aProduct(
    { name: 'Brosur', price: 1200, pricing: listOf({ name: null, tiers: [tier(1, 1500), tier(100, 1200)] }) },
    2,
  ),
  aProduct(
    {
      name: 'Stiker',
      price: 5,
      pricing: listOf({ name: 'Vinyl', tiers: [tier(1, 7)] }, { name: 'Kromo', tiers: [tier(1, 5)] }),
    },
    3,
  ),
  aProduct({ name: 'Pin', price: 4000, pricing: listOf({ name: null, tiers: [tier(1, 4000)] }) }, 4),
  aProduct({ name: 'Kartu Nama Premium 310 gsm', price: 90_000 }, 5),
  aProduct({ name: 'Topi', price: 1 }, 6),
  aProduct({ name: 'TOPI', price: 2 }, 7),
].map(({ state }) => ({ ...state, category: 'printing', categoryCell: 'Percetakan' }));

const pricesOf = ({ price, pricing }: Pick<SheetProduct, 'price' | 'pricing'>): string =>
  pricing
    ? [
        ...pricing.variants.flatMap(({ name, tiers }) =>
          tiers.map((one) => `${name ?? ''} ${String(one.from)}:${String(one.price)}`.trim()),
        ),
        pricing.unit,
        ...pricing.extras.map((extra) => extra.name),
      ].join(' ')
    : String(price);

describe('a list with names of the shop', () => {
  it.each(situations)('$title', async ({ rows, answers = {}, names = 'update', results, missing }) => {
    const { lines } = await readList(Buffer.from(rows.join('\n')), { category: 'Percetakan', ...answers });
    const found = await identified(lines, products, () => 'printing', names);
    const stored = new Map(products.map((one) => [one.id, one]));
    const evaluation = {
      category: () => aCategory(),
      now: NOON,
      shopImage: 'https://images.example/shop.jpg',
    };
    const { groups } = groupsOf(found.lines, stored);
    const seen = groups.map((group) => {
      const current = stored.get(idOf(group.product));
      const { status, problems, draft } = evaluate(group, current, evaluation);
      const [row = 0] = problems.rows;
      const note = group.product.note ?? problems.of(row)[0]?.message ?? pricesOf(draft as SheetProduct);
      return `${status} ${draft.name} ${note}`;
    });
    expect(seen).toEqual(results);
    if (missing) expect(found.missing).toEqual(missing);
  });
});
