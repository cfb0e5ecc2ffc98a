import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DomainError } from '../../../platform/domain/domain-error.js';
import type { Pricing } from '../../../catalog/domain/pricing.js';
import { lowestPrice } from '../../../catalog/domain/pricing.js';
import type { ProductDraft } from '../../../catalog/domain/product.js';
import { evaluate } from '../../application/evaluation/evaluate.js';
import { groupsOf } from '../../domain/groups.js';
import { rowsOf, type SheetProduct } from '../../application/evaluation/product-rows.js';
import {
  aCategory,
  aProduct,
  id,
  NOON,
  productDraft,
  unusualProductDraft,
} from '../../../catalog/testing/builders.js';
import { readList } from './read-file.js';
import { SpreadsheetWriter } from './spreadsheet-writer.js';

const writer = new SpreadsheetWriter();
const formats = {
  csv: (rows: Parameters<SpreadsheetWriter['csv']>[0]) => Promise.resolve(Buffer.from(writer.csv(rows))),
  xlsx: (rows: Parameters<SpreadsheetWriter['xlsx']>[0]) => writer.xlsx(rows),
};
type Format = keyof typeof formats;

/** Returns what an import would change in the products, after a way through a file and an edit of each name. */
async function changesAfter(
  format: Format,
  products: readonly SheetProduct[],
  name?: string,
): Promise<unknown[]> {
  const file = await formats[format](products.flatMap(rowsOf));
  const { lines } = await readList(file);
  const { groups, strays } = groupsOf(lines, new Map());
  expect(strays).toEqual([]);
  expect(groups).toHaveLength(products.length);
  return groups.flatMap(({ product, ...group }, position) => {
    const cells = { ...product.cells, ...(name !== undefined && { name }) };
    const verdict = evaluate({ ...group, product: { ...product, cells } }, products[position], {
      category: () => aCategory(),
      now: NOON,
      shopImage: 'https://images.example/shop.jpg',
    });
    if (verdict.status === 'same') return [];
    return [
      ...verdict.changes.values(),
      ...verdict.problems.rows.map((row) => verdict.problems.of(row)),
    ].flat();
  });
}

const asShown = (draft: Partial<ProductDraft>, number = 1): SheetProduct => ({
  ...aProduct(draft, number).state,
  category: 'printing',
  categoryCell: 'Percetakan',
});

const start = fc.constantFrom(
  '',
  '',
  '=',
  '+',
  '-',
  '@',
  "'",
  "''",
  '=SUM(A1)',
  '_x0041_',
  '"',
  ';',
  'sep=;',
  '#',
);
const inLine = (maxLength: number) =>
  fc
    .tuple(start, fc.string({ unit: 'grapheme', maxLength }))
    .map((parts) => parts.join('').slice(0, maxLength));
const lines = fc
  .array(fc.oneof(inLine(30), fc.constantFrom('\n', '\r\n', '\t', '\r', '=1\n=2')), { maxLength: 5 })
  .map((parts) => parts.join(' '));
const amount = fc.oneof(fc.integer({ min: 0, max: 10_000_000 }), fc.constant(0));
const tiers = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 8 })
  .chain((froms) =>
    fc
      .array(amount, { minLength: froms.length, maxLength: froms.length })
      .map((prices) => froms.sort((a, b) => a - b).map((from, at) => ({ from, price: prices[at] ?? 0 }))),
  );
const pricing: fc.Arbitrary<Pricing> = fc.record({
  unit: fc.oneof(fc.constant('lembar'), inLine(20)),
  measure: fc.constantFrom('count', 'length', 'area'),
  priceFor: fc.constantFrom('unit', 'quantity'),
  variants: fc.array(fc.record({ name: inLine(60), note: inLine(60), tiers }), {
    minLength: 1,
    maxLength: 12,
  }),
  extras: fc.array(
    fc.record({ name: inLine(60), price: amount, per: fc.constantFrom('unit', 'order', 'each') }),
    { maxLength: 8 },
  ),
  leadTime: fc.option(inLine(80)),
  onRequest: fc.constant(false),
});
const byChat = { unit: null, variants: [], extras: [], leadTime: null, onRequest: true };
const draft = fc
  .record({
    name: inLine(200),
    description: lines,
    price: amount,
    whatsappNumber: fc.option(
      fc.constantFrom('0812 3456 7890', '+62 812-3456-7890', '6281234567890', '(021) 555 1234'),
    ),
    shopeeLink: fc.option(fc.constant('https://shopee.co.id/toko')),
    isNew: fc.boolean(),
    isActive: fc.boolean(),
    publishAt: fc.option(fc.constant(new Date('2026-12-24T02:00:00.123Z'))),
    list: fc.oneof(fc.constant(null), pricing, pricing, fc.constant(byChat)),
  })
  .map(({ list, ...fields }) => ({
    ...fields,
    pricing: list,
    price: list ? lowestPrice(list) : fields.price,
  }));
const products = fc
  .array(draft, { minLength: 1, maxLength: 4 })
  .map((drafts) =>
    drafts.flatMap((one, number) => {
      try {
        return [asShown(one, number + 1)];
      } catch (error) {
        if (error instanceof DomainError) return [];
        throw error;
      }
    }),
  )
  .filter((valid) => valid.length > 0);

describe.each(['csv', 'xlsx'] as const)('%s files, for all products', (format) => {
  it('come in unchanged as they went out', async () => {
    await fc.assert(
      fc.asyncProperty(products, async (some) => {
        expect(await changesAfter(format, some)).toEqual([]);
        expect(await changesAfter(format, some, 'Nama baru')).toEqual(
          some.map(({ name }) => expect.objectContaining({ field: 'name', from: name, to: 'Nama baru' })),
        );
      }),
      { numRuns: format === 'csv' ? 150 : 60 },
    );
  });

  it('keep 96 prices, a formula, line breaks, emojis and a price by chat', async () => {
    const variants = Array.from({ length: 12 }, (_, variant) => ({
      name: `=Bahan ${String(variant)}`,
      tiers: Array.from({ length: 8 }, (__, tier) => ({ from: tier + 1, price: 1000 - tier })),
    }));
    const list = { unit: 'lembar', variants, extras: [{ name: "'Lipat", price: 5, per: 'each' }] };
    const some = [
      asShown({ pricing: list, price: 993 }, 1),
      asShown({ ...unusualProductDraft(), whatsappNumber: '+62 812 3456 7890' }, 2),
      asShown({ pricing: byChat, price: 0 }, 3),
      asShown({ name: "'Kopi\uFFFD' susu", description: '=1+1\n😀\t2' }, 4),
      { ...asShown(productDraft(), 5), description: '' },
      asShown({ name: 'valueOf', description: '__proto__' }, 6),
    ];
    expect(await changesAfter(format, some)).toEqual([]);
    expect(some[0]?.id).toBe(id(1));
  });
});
