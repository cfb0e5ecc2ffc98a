import { describe, expect, it } from '@jest/globals';
import { evaluate } from '../../application/evaluation/evaluate.js';
import { groupsOf, idOf, withoutCopiedIds } from '../../domain/groups.js';
import { rowsOf, type SheetProduct } from '../../application/evaluation/product-rows.js';
import { aCategory, aProduct, id, NOON } from '../../../catalog/testing/builders.js';
import { readList } from './read-file.js';
import { SpreadsheetWriter } from './spreadsheet-writer.js';
import json from './edited-lists.spec.json' with { type: 'json' };

const situations = json as { edits: string[]; results: string[] }[];

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
  const { groups, strays } = groupsOf(
    (await readList(file)).lines,
    new Map(products.map((one) => [one.id, one])),
  );
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

/** Edits rows as a spreadsheet does: 'copy 3-5 to 6', 'drop 3', 'sort Nama', 'set 4 Harga 1650', 'column Rak'. */
function edited(rows: readonly string[][], edit: string): string[][] {
  const [, verb = '', first = '', last = first, rest = ''] =
    /^(\w+) ([^ -]+)(?:-(\d+))?(?: (.*))?$/u.exec(edit) ?? [];
  const [from, to] = [Number(first) - 1, Number(last)];
  const picked = rows.slice(from, to);
  const [heading = [], ...body] = rows;
  const at = Number(/\d+$/u.exec(rest)) - 1;
  switch (verb) {
    case 'copy':
      return rows.toSpliced(at, 0, ...picked.map((cells) => [...cells]));
    case 'move':
      return at > from
        ? rows.toSpliced(at, 0, ...picked).toSpliced(from, picked.length)
        : rows.toSpliced(from, picked.length).toSpliced(at, 0, ...picked);
    case 'drop':
      return rows.toSpliced(from, picked.length);
    case 'blank':
      return rows.toSpliced(from, 0, []);
    case 'sort':
      return [
        heading,
        ...body.sort((a, b) =>
          (a[heading.indexOf(first)] ?? '') > (b[heading.indexOf(first)] ?? '') ? 1 : -1,
        ),
      ];
    case 'column':
      return rows.map((cells, row) => [row === 0 ? first : 'x', ...cells]);
    case 'remove':
      return rows.map((cells) => cells.toSpliced(heading.indexOf(first), 1));
    default: {
      const [, column = '', value = ''] = /^(\S+) ?(.*)$/u.exec(rest) ?? [];
      return rows.map((cells, row) =>
        row < from || row >= to ? cells : cells.with(heading.indexOf(column), value),
      );
    }
  }
}

describe('an exported list after edits', () => {
  it.each(situations)('%j', async ({ edits, results }) => {
    const rows = exported()
      .filter((line) => line !== '')
      .map((line) => line.split(';'));
    const lines = edits.reduce(edited, rows).map((cells) => cells.join(';'));
    const seen = await verdictsOf(lines).catch((error: unknown) => [(error as Error).message]);
    expect(seen.map((one) => (Array.isArray(one) ? one.join(': ') : String(one)))).toEqual(results);
  });
});

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

  it('refuses a copied product that kept the ID, wherever the copy is', async () => {
    const [heading = '', mug = '', ...rest] = exported();
    const copy = mug.replace('Mug', 'Mug besar').replace('25000', '30000');
    const refusal = (row: number) =>
      `ID di baris ini milik 'Mug' di baris ${String(row)}. Kosongkan ID-nya untuk menambahnya sebagai produk baru.`;
    expect(await verdictsOf([heading, mug, copy, ...rest])).toEqual(['same', [3, refusal(2)], 'same']);
    expect(await verdictsOf([heading, copy, mug, ...rest])).toEqual([[2, refusal(3)], 'same', 'same']);
    expect(await verdictsOf([heading, copy, copy, ...rest])).toEqual([
      [2, 'ID ini ada juga di baris 3. Kosongkan ID di baris yang isinya produk baru.'],
      [3, 'ID ini ada juga di baris 2. Kosongkan ID di baris yang isinya produk baru.'],
      'same',
    ]);
  });

  it('takes a product with another name as renamed', async () => {
    expect(await verdictsOf(exported().map((line) => line.replace('Mug', 'Mug besar')))).toEqual([
      'changed',
      'same',
    ]);
  });

  it('never takes copied price rows that kept their ID, neither for the copy nor for the original', async () => {
    const [heading = '', , brochure = '', ...tiers] = exported().filter((line) => line !== '');
    const copy = brochure.replace(id(2), '').replace('Brosur', 'Brosur A3');
    const dearer = tiers.map((line) => line.replace('1500', '2500').replace('1200', '2200'));
    const refusal = (row: number) =>
      `Baris ini sama dengan baris ${String(row)} milik 'Brosur'. Kosongkan ID-nya bila milik produk di atasnya.`;
    expect(await verdictsOf([heading, brochure, ...tiers, copy, ...dearer])).toEqual([
      'same',
      [5, "Baris 6 masih memakai ID 'Brosur'. Kosongkan ID di baris harga yang disalin."],
      [6, refusal(3)],
      [7, refusal(4)],
    ]);
    const withoutIds = dearer.map((line) => line.replace(id(2), ''));
    expect(await verdictsOf([heading, brochure, ...tiers, copy, ...withoutIds])).toEqual(['same', 'new']);
  });

  it('puts copied rows to the product above them, if the owner says so', async () => {
    const [heading = '', , brochure = '', ...tiers] = exported().filter((line) => line !== '');
    const copy = brochure.replace('Brosur', 'Brosur A3');
    const dearer = tiers.map((line) => line.replace('1500', '2500').replace('1200', '2200'));
    const { lines } = await readList(
      Buffer.from([heading, brochure, copy, ...tiers, ...dearer].join('\r\n')),
    );
    const stored = new Map(products.map((one) => [one.id, one]));
    const { copies } = groupsOf(lines, stored);
    expect(copies.map((one) => [one.lines.map(({ row }) => row), one.own.row, one.owner.row])).toEqual([
      [[3, 6, 7], 2, 3],
    ]);
    const { groups, strays } = groupsOf(withoutCopiedIds(lines, copies), stored);
    expect(strays).toEqual([]);
    expect(groups.map((group) => group.tiers.map(({ row }) => row))).toEqual([
      [4, 5],
      [6, 7],
    ]);
  });

  it('leaves out price rows after a row that is left out', async () => {
    const [heading = '', mug = '', , ...tiers] = exported();
    const rows = tiers.map((line) => line.replace(id(2), ''));
    expect(await verdictsOf([heading, mug, ';;Brosur', ...rows])).toEqual([
      'same',
      ...[4, 5].map((row) => [
        row,
        'Baris di atasnya dilewati, jadi produk dari harga ini tidak jelas. Tulis baris produknya di atas harga ini.',
      ]),
    ]);
  });

  it('leaves out price rows whose product is not in the list', async () => {
    const [heading = '', mug = '', , ...tiers] = exported();
    expect(await verdictsOf([heading, mug, ...tiers])).toEqual([
      'same',
      ...[3, 4].map((row) => [
        row,
        'Produk dari baris ini tidak ada di daftar. Sertakan baris produknya, atau kosongkan ID-nya.',
      ]),
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

  it.each([
    ['by kind', (a: string, b: string) => (a < b ? -1 : 1)],
    ['by kind, products first', (a: string, b: string) => (a > b ? -1 : 1)],
    ['by name', (a: string, b: string) => ((a.split(';')[1] ?? '') > (b.split(';')[1] ?? '') ? -1 : 1)],
  ])('refuses a list without IDs that was sorted %s', async (_, order) => {
    const [heading = '', ...rows] = exported().filter((line) => line !== '');
    const others = ['produk;Poster;Percetakan', 'jumlah;A3;;1;900', 'jumlah;A3;;10;800'];
    const bare = [...others, ...rows].map((line) => line.replaceAll(/[\da-f]{8}-[\da-f-]{27}/gu, ''));
    await expect(verdictsOf([heading, ...bare.toSorted(order)])).rejects.toThrow(
      'Daftar ini diurutkan tanpa ID',
    );
    expect(await verdictsOf([heading, ...bare])).toHaveLength(3);
  });

  it('reads a sorted list by its IDs, with quantities and choices in their order', async () => {
    const [heading = '', ...rows] = exported().filter((line) => line !== '');
    for (const order of [1, -1])
      expect(await verdictsOf([heading, ...rows.toSorted((a, b) => (a < b ? -order : order))])).toEqual(
        expect.arrayContaining(['same', 'same']),
      );
  });
});
