import { describe, expect, it } from '@jest/globals';
import { evaluate } from '../../application/evaluation/evaluate.js';
import { groupsOf, idOf } from '../../domain/groups.js';
import { rowsOf, type SheetProduct } from '../../application/evaluation/product-rows.js';
import { aCategory, aProduct, id, NOON } from '../../../catalog/testing/builders.js';
import { readList } from './read-file.js';
import { SpreadsheetWriter } from './spreadsheet-writer.js';

const sheets = {
  unit: 'lembar',
  measure: 'count' as const,
  priceFor: 'unit' as const,
  variants: [
    {
      name: 'HVS',
      note: '',
      tiers: [
        { from: 100, price: 1500 },
        { from: 500, price: 1200 },
      ],
    },
  ],
  extras: [],
  leadTime: null,
  onRequest: false,
};
const product = (draft: Parameters<typeof aProduct>[0], number: number): SheetProduct => ({
  ...aProduct(draft, number).state,
  category: 'printing',
  categoryCell: 'Percetakan',
});
const products = [
  product({ name: 'Mug', price: 25_000, whatsappNumber: '081234567890' }, 1),
  product({ name: 'Brosur', price: 1200, pricing: sheets, whatsappNumber: '+62 812-3456-7890' }, 2),
];
const exported = (): string[] => new SpreadsheetWriter().csv(products.flatMap(rowsOf)).split('\r\n');

/** Returns the status of each row of a product, and the first problem of each refused row. */
async function verdictsOf(lines: readonly string[]): Promise<unknown[]> {
  const file = Buffer.from(lines.join('\r\n'));
  const { groups, strays } = groupsOf((await readList(file)).lines);
  const evaluation = { category: () => aCategory(), now: NOON, shopImage: 'https://images.example/shop.jpg' };
  return [
    ...groups.map((group) => {
      const current = products.find((one) => one.id === idOf(group.product));
      const { problems, status } = evaluate(group, current, evaluation);
      const [row] = problems.rows;
      return row === undefined ? status : [row, problems.of(row)[0]?.message];
    }),
    ...strays.map(({ line, refusal }) => [line.row, refusal]),
  ];
}

describe('a list that was edited in a spreadsheet', () => {
  it.each([
    ['81234567890', '+62 812-3456-7890'],
    ['6281234567890', '6281234567890'],
  ])('is the same after a save that turned chat numbers into %s', async (first, second) => {
    const saved = exported().map((line) =>
      line.replace('081234567890', first).replace("'+62 812-3456-7890", second),
    );
    expect(await verdictsOf(saved)).toEqual(['same', 'same']);
  });

  it('names the way out for a chat number that the spreadsheet has shortened', async () => {
    expect(
      await verdictsOf(exported().map((line) => line.replace('081234567890', '8,12E+10'))),
    ).toContainEqual([
      2,
      "Nomor '8,12E+10' sudah dipendekkan Excel. Jadikan kolomnya teks, lalu tulis ulang nomornya.",
    ]);
  });

  it('has headings in either language, and keeps the fields without a column', async () => {
    const list = (price: string) => ['Price (Rp),Product Name,ID', `${price},Mug,${id(1)}`];
    expect(await verdictsOf(list('25000'))).toEqual(['same']);
    expect(await verdictsOf(list('"Rp 27.500"'))).toEqual(['changed']);
  });

  it('refuses the second row with an id', async () => {
    const [heading = '', mug = '', ...rest] = exported();
    expect(await verdictsOf([heading, mug, mug, ...rest])).toEqual([
      'same',
      [3, 'ID ini sudah dipakai di baris 2'],
      'same',
    ]);
  });

  it('refuses the id of a product that is gone', async () => {
    const [heading = '', mug = ''] = exported();
    expect(await verdictsOf([heading, mug.replace(id(1), id(9))])).toEqual([
      [
        2,
        'Produk dengan ID ini tidak ada, mungkin sudah dihapus. Kosongkan ID untuk membuatnya sebagai produk baru.',
      ],
    ]);
  });

  it('refuses a product whose rows were torn apart by sorting', async () => {
    const [heading = '', mug = '', brochure = '', ...tiers] = exported();
    expect(await verdictsOf([heading, brochure, mug, ...tiers])).toEqual([
      [2, 'Baris 4 terpisah dari produknya. Urutkan lagi daftarnya seperti saat diunduh.'],
      'same',
      [4, 'Baris ini terpisah dari produknya. Urutkan lagi daftarnya seperti saat diunduh.'],
      [5, 'Baris ini terpisah dari produknya. Urutkan lagi daftarnya seperti saat diunduh.'],
    ]);
  });
});
