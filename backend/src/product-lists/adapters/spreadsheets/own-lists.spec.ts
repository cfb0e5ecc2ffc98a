import { describe, expect, it } from '@jest/globals';
import { readAmount, textOf } from '../../domain/cells.js';
import { groupsOf } from '../../domain/groups.js';
import { type Good, goods, SHOP_LISTS } from '../../testing/shop-lists.js';
import { bookOf } from '../../testing/xlsx-files.js';
import { readList } from './read-file.js';
import json from './own-lists.spec.json' with { type: 'json' };

type Layout = keyof typeof SHOP_LISTS;

const situations = json as {
  title: string;
  rows: string[];
  csv?: boolean;
  answers?: Record<string, string>;
  asks: string[];
  products: string[];
  notes?: string[];
}[];

/** What the owner answers in each layout, and what is expected of a product. */
const LAYOUTS: Readonly<Record<Layout, { answers: Record<string, string>; of: (good: Good) => unknown }>> = {
  'one sheet for each category': {
    answers: {},
    of: ({ category, kind, type, price }) => [category, `${kind} ${type}`, price],
  },
  'sections and two rows of headings': {
    answers: { 'from:harga grosir': '100', unit: 'pcs' },
    of: ({ category, kind, type, price, wholesale }) => [
      category,
      `${kind} ${type}`,
      [1, price],
      [100, wholesale],
    ],
  },
  'two columns for the name': {
    answers: { category: 'Cetak' },
    of: ({ kind, type, price }) => ['Cetak', `${kind} ${type}`, price],
  },
};

const productsIn = async (file: Buffer, answers: Record<string, string>) => {
  const { lines } = await readList(file, answers);
  return groupsOf(lines, new Map()).groups.map(({ product: { cells }, tiers }) => [
    cells.category,
    cells.name,
    ...(tiers.length > 0
      ? tiers.map((tier) => [tier.cells.from, readAmount(tier.cells.price)])
      : [readAmount(cells.price)]),
  ]);
};

describe('an own list of 40 products', () => {
  it.each(Object.keys(SHOP_LISTS) as Layout[])(
    'of %s has the right names, categories and prices',
    async (layout) => {
      const { answers, of } = LAYOUTS[layout];
      const file = SHOP_LISTS[layout]();
      const { questions } = await readList(file);
      expect(questions.filter(({ isRequired }) => isRequired).map(({ key }) => key)).toEqual(
        Object.keys(answers),
      );
      expect((await readList(file, answers)).questions.filter(({ isRequired }) => isRequired)).toEqual([]);
      expect(await productsIn(file, answers)).toEqual(goods().map(of));
    },
  );

  it.each(Object.keys(SHOP_LISTS) as Layout[])(
    'of %s asks nothing more when all is answered',
    async (layout) => {
      const file = SHOP_LISTS[layout]();
      const given = await readList(file, LAYOUTS[layout].answers);
      const guessed = Object.fromEntries(given.questions.map(({ key, value }) => [key, value ?? '']));
      expect((await readList(file, { ...LAYOUTS[layout].answers, ...guessed })).questions).toEqual([]);
    },
  );
});

describe('an own list with', () => {
  it.each(situations)('$title', async ({ rows, csv, answers, asks, products, notes }) => {
    const cells = rows.map((row) =>
      row.split('|').map((cell) => (/^\d+$/u.test(cell) ? Number(cell) : cell || null)),
    );
    const text = rows.join('\n').replaceAll('|', ';');
    const file = csv ? Buffer.from(text) : bookOf([{ name: 'Sheet1', rows: cells }]);
    const list = await readList(file, answers ?? {});
    expect(list.questions.map(({ key, value }) => `${key}=${value ?? '?'}`)).toEqual(asks);
    const { groups, strays } = groupsOf(list.lines, new Map());
    const found = groups.map(({ product, tiers }) =>
      [product, ...tiers]
        .map(({ cells: { name, from, price } }) => [name, from, price].map((cell) => textOf(cell)).join('|'))
        .join(' / '),
    );
    expect([...found, ...strays.map(({ refusal }) => refusal)]).toEqual(products);
    if (notes) expect(list.notes).toEqual(notes);
  });
});
