import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { CatalogChanges } from '../src/catalog/application/ports.js';
import { workbookOf } from '../src/product-lists/testing/xlsx-files.js';
import mistakes from './lists/mistakes.json' with { type: 'json' };
import expectedReport from './lists/report.json' with { type: 'json' };
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { startShop, type Shop } from './support/shop.js';

interface Report {
  readonly id: string;
  readonly rows: readonly { readonly row: number; readonly status: string; readonly problems: unknown[] }[];
}

type Json = Record<string, unknown>;

let shop: Shop;
let admin: Agent;
beforeAll(async () => {
  shop = await startShop();
  admin = await shop.login();
});
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE flash_sale, product, category');
  await create(admin, '/api/categories', categoryBody());
});
afterAll(() => shop.close());

const upload = (file: Buffer | string, name = 'daftar.csv') =>
  admin.post('/api/admin/imports').attach('file', Buffer.from(file), name);
const report = async (...file: Parameters<typeof upload>) =>
  (await upload(...file).expect(201)).body as Report;
const exported = async () => (await admin.get('/api/admin/exports/products.csv').expect(200)).text;

it('is kept for a day, the five newest', async () => {
  await create(admin, '/api/products', productBody());
  const list = await exported();
  const ids: string[] = [];
  for (let n = 0; n < 6; n += 1) ids.push((await report(list)).id);
  const [first = '', second = ''] = ids;
  await admin.get(`/api/admin/imports/${first}`).expect(404);
  await admin.get(`/api/admin/imports/${second}`).expect(200);
  await shop.app.get(DataSource).query(`UPDATE product_import SET created_at = now() - interval '1 day'`);
  await admin.get(`/api/admin/imports/${second}`).expect(404);
  await admin.post(`/api/admin/imports/${second}/apply`).send({}).expect(404);
});

it('is not applied if the change takes longer than its limit', async () => {
  const id = await create(admin, '/api/products', productBody({ price: 25_000 }));
  const changed = await report((await exported()).replace(';25000;', ';27500;'));
  const changes = shop.app.get(CatalogChanges);
  const run = changes.run.bind(changes);
  const limited = jest.spyOn(changes, 'run').mockImplementationOnce((work) =>
    run(async (change) => {
      await setTimeout(200);
      return work(change);
    }, 100),
  );
  const apply = () => admin.post(`/api/admin/imports/${changed.id}/apply`).send({});
  const refusal = await apply().expect(503);
  expect(limited).toHaveBeenCalledWith(expect.any(Function), 10_000);
  expect(refusal.headers['retry-after']).toBe('5');
  expect(refusal.body).toMatchObject({
    message:
      'Perubahan ini terlalu lama, jadi dibatalkan dan belum ada yang berubah. Coba lagi sebentar lagi.',
  });
  const price = async () => ((await admin.get(`/api/products/${id}`).expect(200)).body as Json)['price'];
  expect(await price()).toBe(25_000);
  await apply().expect(200);
  expect(await price()).toBe(27_500);
});

describe('the list of a print shop, 200 lines with 20 mistakes', () => {
  const file = readFileSync(new URL('lists/print-shop.csv', import.meta.url));
  const result = new URL('lists/result.csv', import.meta.url);
  const withoutIds = (csv: string) =>
    csv
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}|\/objects\/[^;\r]+/gu, '')
      .split(/\r?\n/u)
      .sort();
  beforeEach(async () => {
    for (const name of ['Kartu Nama', 'Brosur', 'Stiker', 'Spanduk', 'Merchandise']) {
      const slug = name.toLowerCase().replace(' ', '-');
      await create(admin, '/api/categories', categoryBody({ name, slug }));
    }
  });

  it('gets the report, becomes the result with corrections, comes out equal and goes with one undo', async () => {
    const {
      id,
      createdAt: _,
      expiresAt: __,
      result: ___,
      questions,
      recognized: ____,
      ...checked
    } = (await report(file)) as Report & { questions: Json[] } & Json;
    expect(questions).toMatchObject([{ key: 'priceFor', value: 'unit', isRequired: false }]);
    const places = checked.rows.map(({ row }) => ({ sheet: null, sheetRow: row }));
    expect(checked).toMatchObject({ ...expectedReport, names: null, rows: places });
    expect(checked).toMatchObject(expectedReport);
    expect(mistakes).toHaveLength(20);
    const rows = Object.fromEntries(
      mistakes.flatMap(({ row, correction }) => (correction ? [[row, correction]] : [])),
    );
    const body = { rows, categories: ['Undangan'] };
    const applied = await admin.post(`/api/admin/imports/${id}/apply`).send(body).expect(200);
    expect(applied.body).toMatchObject({ added: 125, changed: 0, categories: 1, leftOut: [] });

    const out = await exported();
    expect(withoutIds(out)).toEqual(withoutIds(readFileSync(result, 'utf8')));
    const again = await report(out);
    expect(again.rows.every(({ status }) => status === 'same')).toBe(true);

    const { change } = applied.body as { change: number };
    const undone = await admin.post(`/api/admin/changes/${String(change)}/undo`).expect(200);
    expect(undone.body).toEqual({ restored: 126, skipped: [] });
    expect(await exported()).toBe((await exported()).split(/\r?\n/u)[0] + '\r\n');
  });
});

it('a file of more than 5 MB gets a sentence', async () => {
  const refusal = await upload(Buffer.alloc(5.1 * 1024 * 1024, 'a')).expect(413);
  expect(refusal.body).toMatchObject({
    message: 'Daftar ini lebih dari 5 MB. Bagi menjadi beberapa berkas.',
  });
});

it('the id of a product in the bin is refused, and nothing is written', async () => {
  const id = await create(admin, '/api/products', productBody());
  const list = await exported();
  await admin.delete(`/api/products/${id}`).expect(204);
  const { id: checked, rows } = await report(list);
  expect(rows).toMatchObject([{ row: 2, status: 'refused' }]);
  const applied = await admin.post(`/api/admin/imports/${checked}/apply`).send({}).expect(200);
  expect(applied.body).toMatchObject({ added: 0, changed: 0, leftOut: [{ row: 2 }], change: null });
});

it('one list is read at a time and two wait; another one gets a sentence, and can be sent again', async () => {
  const list = `Nama;Kategori;Harga\n${'Mug;Percetakan;35000\n'.repeat(4000)}`;
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(list)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body).toMatchObject({
    message: 'Daftar yang tadi masih diperiksa. Yang ini menunggu giliran.',
  });
  await report(list);
});

it('an archive that unpacks to more than 50 MB gets a sentence, and the shop stays ready', async () => {
  const bomb = workbookOf(' '.repeat(51 * 1024 * 1024));
  const refusal = await upload(bomb, 'bom.xlsx').expect(400);
  expect(refusal.body).toMatchObject({
    message:
      'Isi berkas ini terlalu besar (lebih dari 50 MB setelah dibuka). Simpan ulang hanya lembar daftarnya.',
  });
  await shop.request().get('/readyz').expect(200);
});
