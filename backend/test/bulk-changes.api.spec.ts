import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/bulk-changes.json' with { type: 'json' };

type Json = Record<string, unknown>;

interface Item {
  readonly id: string;
  readonly version: number;
}

interface Answer {
  readonly changed: readonly (Json & { readonly id: string })[];
  readonly unchanged: number;
  readonly skipped: readonly { readonly id: string; readonly name: string | null; readonly reason: string }[];
  readonly change: number | null;
}

const shop = await shopForFile();
const admin = await shop.login();
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE flash_sale, product, category, change, change_row');
  await create(admin, '/api/categories', categoryBody());
});

const list = situations.list;
const NAME = 'Kartu Nama Premium';
const add = (body: Json = {}) => create(admin, '/api/products', productBody({ name: NAME, ...body }));
const get = async (path: string) => (await admin.get(path).expect(200)).body as unknown;
const read = async (id: string) => (await get(`/api/admin/products/${id}`)) as Json & Item;
const item = (id: string, version = 1): Item => ({ id, version });
const itemsOf = async (ids: readonly string[]): Promise<Item[]> =>
  (await Promise.all(ids.map(read))).map(({ id, version }) => item(id, version));
const post = (items: unknown, change: unknown, more: Json = {}) =>
  admin.post('/api/admin/products/changes').send({ items, change, ...more });
const change = async (items: unknown, what: unknown, more: Json = {}): Promise<Answer> =>
  (await post(items, what, more).expect(200)).body as Answer;
const undo = async (id: number | null) =>
  (await admin.post(`/api/admin/changes/${id}/undo`).expect(200)).body as Json;
const changes = async () => (await get('/api/admin/changes')) as Json[];
const span = (lowest: number, highest = lowest) => ({ lowest, highest });
const UP = { price: { percent: 8 } };

describe('a change of many products', () => {
  it('raises prices and all tiers of price lists, and is one change with one undo', async () => {
    const plain = await add({ price: 150_000 });
    const listed = await add({ price: 1200, pricing: list });
    const before = await Promise.all([plain, listed].map(read));
    const raise = { price: { percent: 8, roundTo: 100 } };
    const preview = await change([item(plain), item(listed)], raise, { dryRun: true });
    const price = { isOff: false, endsDiscount: false };
    const prices = [
      [{ ...price, label: '', before: 150_000, after: 162_000 }],
      [
        { ...price, label: 'HVS, mulai 100 lembar', before: 1500, after: 1600 },
        { ...price, label: 'HVS, mulai 500 lembar', before: 1200, after: 1300 },
      ],
    ];
    const changed = [
      { id: plain, name: NAME, before: span(150_000), after: span(162_000) },
      { id: listed, name: NAME, before: span(1200, 1500), after: span(1300, 1600) },
    ];
    expect(preview).toEqual({
      changed: changed.map((product, index) => ({ ...product, prices: prices[index] })),
      unchanged: 0,
      skipped: [],
      change: null,
    });
    expect(await Promise.all([plain, listed].map(read))).toEqual(before);

    const answer = await change([item(plain), item(listed)], raise);
    const written = changed.map((product) => ({ ...product, prices: [] }));
    expect(answer).toEqual({ ...preview, changed: written, change: expect.any(Number) });
    expect(await read(plain)).toMatchObject({ price: 162_000, version: 2 });
    const raised = [
      { from: 100, price: 1600 },
      { from: 500, price: 1300 },
    ];
    expect(await read(listed)).toMatchObject({
      price: 1300,
      pricing: { ...list, variants: [{ name: 'HVS', tiers: raised }] },
    });
    expect((await changes())[0]).toMatchObject({ id: answer.change, kind: 'changeProducts', rowCount: 2 });
    expect(await undo(answer.change)).toEqual({ restored: 2, skipped: [] });
    const head = { version: 3, updatedAt: expect.any(String) };
    expect(await Promise.all([plain, listed].map(read))).toEqual(
      before.map((product) => ({ ...product, ...head })),
    );
  });

  it.each(situations.edits as [Record<string, unknown>, number][])(
    '%j changes what is not so yet, and leaves the rest unwritten',
    async (what, count) => {
      await create(admin, '/api/categories', categoryBody({ slug: 'baliho' }));
      const ids = [await add(), await add({ isActive: false, isNew: true })];
      const answer = await change(await itemsOf(ids), what);
      expect([answer.changed.length, answer.unchanged]).toEqual([count, ids.length - count]);
      const versions = (await itemsOf(ids)).map(({ version }) => version);
      expect(versions.toSorted()).toEqual(count === 2 ? [2, 2] : [1, 2]);
      if (!('price' in what)) for (const id of ids) expect(await read(id)).toMatchObject(what);
      expect(await change(await itemsOf(ids), { isNew: true })).toMatchObject({ skipped: [] });
    },
  );

  it('records nothing when nothing differs', async () => {
    const id = await add();
    const before = await changes();
    expect(await change([item(id)], { isActive: true })).toMatchObject({ unchanged: 1, change: null });
    expect(await changes()).toEqual(before);
  });

  it('keeps the time of publication unless it shows the product', async () => {
    const publishAt = '2099-12-24T02:00:00.000Z';
    const id = await add({ isActive: false, publishAt });
    await change([item(id)], UP);
    await change([item(id, 2)], { isActive: false });
    expect(await read(id)).toMatchObject({ publishAt, version: 2 });
    await change([item(id, 2)], { isActive: true });
    expect(await read(id)).toMatchObject({ isActive: true, publishAt: null });
  });

  it('leaves out and names stale, deleted and unknown products, and those without a price', async () => {
    const [good, stale, deleted, byChat, cheap] = [
      await add(),
      await add({ name: 'Brosur' }),
      await add({ name: 'Stiker' }),
      await add({ name: 'Neon', price: 0, pricing: { onRequest: true } }),
      await add({ name: 'Pin', price: 400 }),
    ];
    await admin
      .put(`/api/products/${stale}`)
      .send(productBody({ name: 'Brosur' }))
      .expect(200);
    await admin.delete(`/api/products/${deleted}`).expect(204);
    const unknown = randomUUID();
    const ids = [good, stale, deleted, unknown, byChat, cheap];
    const answer = await change(
      ids.map((id) => item(id)),
      { price: { amount: -500 } },
    );
    expect(answer).toMatchObject({ changed: [{ id: good }], unchanged: 0 });
    expect(answer.skipped).toEqual([
      { id: stale, name: 'Brosur', reason: 'Sudah diubah di tempat lain' },
      { id: deleted, name: 'Stiker', reason: 'Sudah dihapus' },
      { id: unknown, name: null, reason: 'Produk tidak ditemukan' },
      { id: byChat, name: 'Neon', reason: 'Harganya lewat chat' },
      { id: cheap, name: 'Pin', reason: 'Harganya akan kurang dari 0' },
    ]);
    expect(await read(cheap)).toMatchObject({ price: 400, version: 1 });
  });

  it.each([
    ['items', [], UP],
    ['items.0.id', [item('x')], UP],
    ['change', [item(randomUUID())], {}],
    ['change.price.percent', [item(randomUUID())], { price: { percent: -100 } }],
    ['change.category', [item(randomUUID())], { category: 'tidak-ada' }],
  ])('refuses %s', async (field, items, what) => {
    const { body } = await post(items, what).expect(400);
    expect(Object.keys((body as { fields: Json }).fields)).toEqual([field]);
  });

  it('refuses an id twice, and changes nothing', async () => {
    const id = await add();
    const { body } = await post([item(id), item(id)], UP).expect(400);
    expect(body).toMatchObject({ fields: { 'items.1.id': 'Produk ini disebut dua kali' } });
    expect((await read(id)).version).toBe(1);
  });

  it('of two at once, the second one leaves out what the first one changed', async () => {
    const ids = [await add(), await add(), await add()];
    const [some, all] = [ids.slice(1).toReversed(), ids];
    const answers = await Promise.all(
      [some, all].map((of) =>
        change(
          of.map((id) => item(id)),
          UP,
        ),
      ),
    );
    const changed = answers.flatMap((answer) => answer.changed.map(({ id }) => id));
    expect(changed.toSorted()).toEqual(ids.toSorted());
    const skipped = answers.flatMap((answer) => answer.skipped);
    expect(skipped.map(({ reason }) => reason)).toEqual(Array(2).fill('Sudah diubah di tempat lain'));
  });
});

describe('the history of a change of many products', () => {
  it('lists the rows in pages', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 23; i += 1) ids.push(await add({ name: `Produk ${i}`, price: 1000 + i }));
    const { change: id } = await change(
      ids.map((product) => item(product)),
      { price: { amount: 100 } },
    );
    const [listed] = await changes();
    expect(listed).toMatchObject({ rowCount: 23, rows: Array(20).fill(expect.anything()) });
    const page = async (query: string) => {
      const { body, headers } = await admin.get(`/api/admin/changes/${id}/rows${query}`).expect(200);
      expect(headers['x-total-count']).toBe('23');
      return body as Json[];
    };
    const pages = [
      await page('?limit=10'),
      await page('?limit=10&offset=10'),
      await page('?limit=10&offset=20'),
    ];
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 3]);
    const rows = pages.flat();
    expect(rows).toEqual(await page(''));
    expect(new Set(rows.map(({ rowId }) => rowId))).toEqual(new Set(ids));
    expect(rows.find(({ name }) => name === 'Produk 7')).toMatchObject({
      type: 'product',
      action: 'changed',
      values: [{ field: 'price', before: 1007, after: 1107 }],
    });
    for (const unknown of ['999999999', 'x'])
      await admin.get(`/api/admin/changes/${unknown}/rows`).expect(404);
  });

  it('an undo leaves out and names what was edited or erased since', async () => {
    const ids = [await add(), await add({ name: 'Brosur' }), await add({ name: 'Stiker' })];
    const { change: id } = await change(await itemsOf(ids), UP);
    await admin
      .put(`/api/products/${ids[1]}`)
      .send(productBody({ name: 'Brosur', price: 5 }))
      .expect(200);
    await admin.delete(`/api/products/${ids[2]}`).expect(204);
    await admin.delete(`/api/admin/deleted/products/${ids[2]}`).expect(204);
    const { restored, skipped } = (await undo(id)) as unknown as { restored: number; skipped: Json[] };
    expect(restored).toBe(1);
    expect(
      skipped.toSorted((one, other) => String(one['name']).localeCompare(String(other['name']))),
    ).toEqual([
      { rowId: ids[1], name: 'Brosur', reason: 'Sudah diubah lagi setelah perubahan ini' },
      { rowId: ids[2], name: 'Stiker', reason: 'Sudah dihapus selamanya' },
    ]);
  });
});

describe('what one change deleted', () => {
  const lines = async (query = '') => (await get(`/api/admin/deleted?grouped=true${query}`)) as Json[];

  it('is one line of the bin, and is restored together', async () => {
    const ids = [await add(), await add(), await add({ name: 'Brosur' })];
    const alone = await add({ name: 'Stiker' });
    const { change: id } = await change(await itemsOf(ids), { deleted: true });
    await admin.delete(`/api/products/${alone}`).expect(204);
    expect(await lines()).toMatchObject([
      { id: alone, together: 1, change: expect.any(Number) },
      { type: 'products', together: 3, change: id },
    ]);
    expect(await lines('&type=categories')).toEqual([]);
    expect(await lines('&type=products&limit=1&offset=1')).toMatchObject([{ change: id }]);
    expect((await get('/api/admin/deleted')) as Json[]).toHaveLength(4);

    await admin.post(`/api/admin/products/${ids[2]}/restore`).expect(200);
    const restore = () => admin.post(`/api/admin/deleted/changes/${id}/restore`);
    expect((await restore().expect(200)).body).toEqual({ restored: 2, skipped: [] });
    expect(await lines()).toMatchObject([{ id: alone }]);
    expect((await read(String(ids[2]))).version).toBe(3);
    expect((await restore().expect(200)).body).toEqual({ restored: 0, skipped: [] });
    await admin.post('/api/admin/deleted/changes/999999999/restore').expect(404);
  });

  it('is erased together, but not what was restored since', async () => {
    const ids = [await add(), await add(), await add()];
    const { change: id } = await change(await itemsOf(ids), { deleted: true });
    await admin.post(`/api/admin/products/${ids[0]}/restore`).expect(200);
    const erase = () => admin.delete(`/api/admin/deleted/changes/${id}`);
    await erase().expect(204);
    expect(await lines()).toEqual([]);
    expect((await read(String(ids[0]))).version).toBe(3);
    expect(await undo(id)).toMatchObject({ restored: 0, skipped: Array(3).fill(expect.anything()) });
    await erase().expect(404);
  });
});
