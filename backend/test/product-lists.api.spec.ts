import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openFile } from '../src/product-lists/adapters/spreadsheets/read-file.js';
import { goods, SHOP_LISTS } from '../src/product-lists/testing/shop-lists.js';
import { WHOLE } from '../src/product-lists/adapters/spreadsheets/reading.js';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

type Json = Record<string, unknown>;

let shop: Shop;
let admin: Agent;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.login();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE flash_sale, product, category');
  await create(admin, '/api/categories', categoryBody());
});

const sheets = {
  unit: 'lembar',
  variants: [{ name: 'HVS', note: 'Dua sisi', tiers: [{ from: 100, price: 1500 }] }],
  extras: [{ name: 'Lipat', price: 100, per: 'unit' }],
};
const addPriced = () => create(admin, '/api/products', productBody({ pricing: sheets, price: 1500 }));

describe('the list of all products', () => {
  it('is a CSV file as Excel in Indonesia writes it, in UTF-8', async () => {
    const id = await addPriced();
    const { text, headers } = await admin.get('/api/admin/exports/products.csv').expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename=produk.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [heading = '', product = '', tier = '', extra] = text.slice(1).split('\r\n');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(heading).toMatch(/^Jenis baris;Nama;Kategori;Jumlah;Harga;Satuan;.*;ID$/u);
    expect(product).toMatch(new RegExp(`^produk;.*;${id}$`, 'u'));
    expect(tier).toMatch(new RegExp(`^jumlah;HVS;;100;1500;.*;${id}$`, 'u'));
    expect(extra).toMatch(new RegExp(`^tambahan;Lipat;;;100;.*;${id}$`, 'u'));
  });

  it('is an Excel file with numbers as numbers', async () => {
    const id = await addPriced();
    const { body } = await admin.get('/api/admin/exports/products.xlsx').buffer().parse(bytes).expect(200);
    const book = await openFile(body as Buffer);
    const { rows } = await book.table('Produk', WHOLE);
    expect(rows.map(({ cells }) => [...cells.slice(0, 5), cells.at(-1)])).toEqual([
      ['Jenis baris', 'Nama', 'Kategori', 'Jumlah', 'Harga', 'ID'],
      ['produk', expect.any(String), expect.any(String), null, null, id],
      ['jumlah', 'HVS', null, 100, 1500, id],
      ['tambahan', 'Lipat', null, null, 100, id],
    ]);
  });
});

type Row = {
  row: number;
  status: string;
  name: string;
  changes: Json[];
  problems: Json[];
  note: string | null;
};
interface Report {
  id: string;
  counts: Record<string, number>;
  newCategories: Json[];
  notes: string[];
  questions: { key: string; value: string | null; isRequired: boolean }[];
  names: Json | null;
  rows: Row[];
}

const upload = (file: Buffer | string, name = 'daftar.csv') =>
  admin.post('/api/admin/imports').attach('file', Buffer.from(file), name);
const report = async (...file: Parameters<typeof upload>) =>
  (await upload(...file).expect(201)).body as Report;
const apply = async ({ id }: Report, body: Json = {}) =>
  (await admin.post(`/api/admin/imports/${id}/apply`).send(body).expect(200)).body as Json;
const exported = async () => (await admin.get('/api/admin/exports/products.csv').expect(200)).text;
const stored = () =>
  shop.app.get(DataSource).query<Json[]>('SELECT * FROM product WHERE deleted_at IS NULL ORDER BY id');
const changes = async () =>
  (await admin.get('/api/admin/changes').expect(200)).body as { id: number; kind: string }[];

describe('a list that comes back', () => {
  it.each(['csv', 'xlsx'])('changes nothing as %s, byte for byte', async (type) => {
    await addPriced();
    await create(
      admin,
      '/api/products',
      productBody({ name: "'=1+1 \u{1F600}", description: 'a\nb', price: 0 }),
    );
    const before = await stored();
    const entries = await changes();
    const url = `/api/admin/exports/products.${type}`;
    const { body } = await admin.get(url).buffer().parse(bytes).expect(200);
    const unchanged = await report(body as Buffer, `daftar.${type}`);
    expect(unchanged.counts).toEqual({ new: 0, changed: 0, same: 2, refused: 0, ignored: 0 });
    expect(await apply(unchanged)).toEqual({
      added: 0,
      changed: 0,
      categories: 0,
      leftOut: [],
      change: null,
    });
    expect(await stored()).toEqual(before);
    expect(await changes()).toEqual(entries);
  });

  it('changes the products of all changed rows at once, once, and back with one undo', async () => {
    await addPriced();
    await create(admin, '/api/products', productBody({ name: 'Spanduk', price: 25_000 }));
    const before = await stored();
    const edited = (await exported())
      .replace(';25000;', ';Rp 27.500,00;')
      .replace(';100;1500;', ';100;1650;');
    const longer = edited.replace(/.*;100;1650;.*/u, (line) =>
      [line, line.replace(';100;1650;', ';500;1400;')].join('\r\n'),
    );
    expect((await report(longer)).rows.find(({ status }) => status === 'new')).toMatchObject({
      name: 'HVS, Jumlah 500',
      changes: [{ field: 'price', from: '', to: '1400' }],
    });
    const changed = await report(edited);
    expect(changed.rows.flatMap(({ row, status, changes: [change] }) => [row, status, change])).toEqual([
      2,
      'changed',
      { field: 'price', from: '25000', to: '27500' },
      3,
      'changed',
      undefined,
      4,
      'changed',
      { field: 'price', from: '1500', to: '1650' },
      5,
      'same',
      undefined,
    ]);
    const [result, again] = await Promise.all([apply(changed), apply(changed)]);
    expect(again).toEqual(result);
    expect(result).toEqual({
      added: 0,
      changed: 2,
      categories: 0,
      leftOut: [],
      change: expect.any(Number),
    });
    expect((await stored()).map(({ price }) => price)).toEqual(expect.arrayContaining(['27500', '1650']));
    const [newest] = await changes();
    expect(newest).toMatchObject({ id: result['change'], kind: 'applyProductImport' });
    const undone = await admin.post(`/api/admin/changes/${String(result['change'])}/undo`).expect(200);
    expect(undone.body).toEqual({ restored: 2, skipped: [] });
    const comparable = (rows: Json[]) => rows.map(({ version: _, updated_at: __, ...row }) => row);
    expect(comparable(await stored())).toEqual(comparable(before));
  });

  it('leaves out and names a product that was edited since the report', async () => {
    const id = await create(admin, '/api/products', productBody({ name: 'Spanduk', price: 25_000 }));
    const changed = await report((await exported()).replace(';25000;', ';27500;'));
    await admin
      .put(`/api/products/${id}`)
      .send(productBody({ name: 'Spanduk', price: 30_000 }))
      .expect(200);
    expect(await apply(changed)).toMatchObject({
      changed: 0,
      leftOut: [{ row: 2, name: 'Spanduk', reason: 'Produk ini sudah diubah sejak daftar diperiksa' }],
    });
    expect((await stored())[0]).toMatchObject({ price: '30000' });
  });

  it('is applied with corrections, without what the owner skips, and with a new category', async () => {
    const list = [
      'DAFTAR HARGA 2026',
      'Nama,Kategori,Harga',
      'Kartu nama,Percetakan,12rb',
      'Undangan,Undangan Pernikahan,"1.250.000,00"',
      'Mug,Percetakan,$5',
      'TOTAL,,1262000',
    ].join('\n');
    const checked = await report(list);
    expect(checked.counts).toEqual({ new: 0, changed: 0, same: 0, refused: 3, ignored: 2 });
    expect(checked.newCategories).toEqual([{ name: 'Undangan Pernikahan', rows: [4] }]);
    expect(checked.rows[1]?.problems).toEqual([
      { field: 'price', message: "Harga '12rb' belum pasti. Maksudnya Rp 12.000?", suggestion: 12_000 },
    ]);
    const body = { rows: { 3: { price: 12_000 }, 5: 'skip' }, categories: ['Undangan Pernikahan'] };
    expect(await apply(checked, body)).toMatchObject({ added: 2, changed: 0, categories: 1, leftOut: [] });
    const [first, second] = await stored();
    expect([first?.['price'], second?.['price']].sort()).toEqual(['12000', '1250000']);
    expect(first).toMatchObject({ is_active: false, images: second?.['images'] });
    const [image = ''] = (first?.['images'] ?? []) as string[];
    await shop.request().get(image).expect(200);
  });

  it('refuses corrections that do not fit the list', async () => {
    await create(admin, '/api/products', productBody());
    const { id } = await report(await exported());
    const noCorrections = 'rows harus berisi perbaikan menurut nomor barisnya, atau "skip"';
    for (const [body, message] of [
      [{ rows: { 99: 'skip' } }, 'Baris 99 tidak ada di daftar ini'],
      [{ rows: { 2: { id: 'x' } } }, 'Kolom id tidak dikenal'],
      [{ rows: { 2: { price: [1] } } }, noCorrections],
      [{ rows: [] }, noCorrections],
      [{ categories: ['Lain'] }, "Kategori 'Lain' tidak ada di daftar ini"],
    ] as const) {
      const refusal = await admin.post(`/api/admin/imports/${id}/apply`).send(body).expect(400);
      expect(refusal.body).toMatchObject({ message });
    }
  });
});

describe('an own list of 40 products', () => {
  const answered = async (file: Buffer, answers: Json) =>
    (await upload(file, 'harga.xlsx').field('answers', JSON.stringify(answers)).expect(201)).body as Report;
  const prices = async (): Promise<Json> =>
    Object.fromEntries((await stored()).map(({ name, price }) => [name, Number(price)])) as Json;

  it.each([
    ['one sheet for each category', {}, false],
    ['sections and two rows of headings', { 'from:harga grosir': '100', unit: 'pcs' }, true],
    ['two columns for the name', { category: 'Cetak' }, false],
  ] as const)(
    'of %s is applied with the answers, and again with new prices',
    async (layout, answers, isListed) => {
      const priceOf = (more: number) =>
        Object.fromEntries(
          goods(more).map(({ kind, type, price, wholesale }) => [
            `${kind} ${type}`,
            isListed ? wholesale : price,
          ]),
        );
      const open = await report(SHOP_LISTS[layout](), 'harga.xlsx');
      const required = open.questions.filter(({ isRequired }) => isRequired).map(({ key }) => key);
      expect(required).toEqual(Object.keys(answers));
      if (required.length > 0) {
        const refusal = await admin.post(`/api/admin/imports/${open.id}/apply`).send({}).expect(400);
        expect(refusal.body).toMatchObject({
          message: 'Jawab dulu pertanyaan tentang kolomnya, lalu periksa daftarnya lagi.',
        });
      }
      const first = await answered(SHOP_LISTS[layout](), answers);
      const categories = first.newCategories.map(({ name }) => name);
      expect(await apply(first, { categories })).toMatchObject({ added: 40, changed: 0, leftOut: [] });
      expect(await prices()).toEqual(priceOf(0));

      const second = await answered(SHOP_LISTS[layout](500), answers);
      expect(second.names).toMatchObject({
        text: '40 nama di berkas ini sudah ada di toko.',
        value: 'update',
      });
      expect(second.questions.filter(({ isRequired }) => isRequired)).toEqual([]);
      expect(second.counts).toMatchObject({ new: 0, changed: 40, same: 0, refused: 0 });
      const result = await apply(second, { names: 'update' });
      expect(result).toMatchObject({ added: 0, changed: 40, leftOut: [] });
      expect(await prices()).toEqual(priceOf(500));
      await admin.post(`/api/admin/changes/${String(result['change'])}/undo`).expect(200);
      expect(await prices()).toEqual(priceOf(0));
      const skipped = await answered(SHOP_LISTS[layout](700), answers);
      expect(await apply(skipped, { names: 'skip' })).toMatchObject({ added: 0, changed: 0 });
    },
  );

  it.each([
    ['that are no JSON', 'kolom'],
    ['that are a list', '[]'],
    ['that are numbers', '{"unit":1}'],
    ['of more than 20 kB', JSON.stringify({ unit: 'x'.repeat(20_000) })],
    ['of an unknown meaning', '{"column:nama barang":"harga"}'],
    ['that are neither yes nor no', '{"sheet:Stiker":"ya"}'],
  ])('is refused with answers %s', async (_, answers) => {
    const file = SHOP_LISTS['one sheet for each category']();
    const refusal = await upload(file, 'harga.xlsx').field('answers', answers).expect(400);
    expect((refusal.body as Json)['message']).toMatch(/^(?:answers harus|Jawaban untuk)/u);
  });
});

function bytes(response: NodeJS.EventEmitter, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => done(null, Buffer.concat(chunks)));
}
