import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { DataSource } from 'typeorm';
import { categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';

const BATCH = '/api/admin/flash-sales/batch';
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

interface Result {
  readonly created: number;
  readonly skipped: readonly { readonly id: string; readonly name: string | null; readonly reason: string }[];
  readonly change: number | null;
}

const shop = await shopForFile({ pages: true });
const admin = await shop.login();
beforeEach(async () => {
  await shop.app.get(DataSource).query('TRUNCATE product, category, flash_sale');
  await create(admin, '/api/categories', categoryBody());
});

const product = (name: string, body: Record<string, unknown> = {}) =>
  create(admin, '/api/products', productBody({ name, ...body }));
const send = (body: Record<string, unknown>) =>
  admin.post(BATCH).send({ discountPercentage: 20, endDate: hours(2), ...body });
const batch = async (body: Record<string, unknown>) => (await send(body).expect(201)).body as Result;
const running = async () =>
  ((await shop.request().get('/api/flash-sales').expect(200)).body as { product: { name: string } }[])
    .map((sale) => sale.product.name)
    .toSorted();

/** Adds products without requests. @returns their ids. */
async function addMany(count: number): Promise<string[]> {
  const rows = await shop.app.get(DataSource).query<{ id: string }[]>(
    `INSERT INTO product (id, name, description, category_id, price, images, is_new, is_active, is_sample, version,
       created_at, updated_at)
     SELECT gen_random_uuid(), 'Produk ' || n, 'Deskripsi', (SELECT id FROM category LIMIT 1), 100000 + n,
       ARRAY['https://images.example/' || n || '.jpg'], false, true, false, 1, now() + n * interval '1 ms', now()
     FROM generate_series(1, $1::int) AS n RETURNING id`,
    [count],
  );
  // A write of the panel begins a new version of the cache.
  await create(admin, '/api/products', productBody({ name: 'Penutup', isActive: false }));
  return rows.map(({ id }) => id);
}

describe('a sale for many products', () => {
  it('makes one sale for each product of a category, as one change with one undo', async () => {
    await create(admin, '/api/categories', categoryBody({ slug: 'other' }));
    await product('A');
    await product('B', { isActive: false });
    await product('C', { category: 'other' });
    const result = await batch({ category: 'printing' });
    expect(result).toMatchObject({ created: 2, skipped: [] });
    expect(await running()).toEqual(['A']);
    const [change] = (await admin.get('/api/admin/changes?limit=1')).body as { id: number }[];
    expect(change).toMatchObject({ id: result.change, kind: 'createFlashSales', rowCount: 2 });
    await admin.post(`/api/admin/changes/${result.change}/undo`).expect(200);
    expect(await running()).toEqual([]);
  });

  it('leaves out and names products that overlap, are unknown, priced by chat or not lowered', async () => {
    const busy = await product('Sibuk');
    const byChat = await product('Chat', { price: 0, pricing: { onRequest: true } });
    const free = await product('Gratis', { price: 0 });
    const gone = await product('Hilang');
    await admin.delete(`/api/products/${gone}`).expect(204);
    const good = await product('Baik');
    await create(admin, '/api/flash-sales', { productId: busy, discountPercentage: 5, endDate: hours(1) });
    const unknown = randomUUID();
    const ids = [busy, byChat, free, gone, unknown, good];
    const result = await batch({ productIds: ids.map((id) => id.toUpperCase()) });
    expect(result.created).toBe(1);
    expect(new Map(result.skipped.map(({ id, name }) => [id, name]))).toEqual(
      new Map([
        [busy, 'Sibuk'],
        [byChat, 'Chat'],
        [free, 'Gratis'],
        [gone, null],
        [unknown, null],
      ]),
    );
    for (const { reason } of result.skipped) expect(reason).toMatch(/^[A-Z].{10,}/u);
    expect(await running()).toEqual(['Baik', 'Sibuk']);
    const again = await batch({ productIds: [good] });
    expect(again).toMatchObject({ created: 0, change: null, skipped: [{ id: good }] });
    // One sale may begin when another one ends.
    await batch({ productIds: [good], startDate: hours(3), endDate: hours(4) });
  });

  it('is shown before it is made, and nothing changes', async () => {
    const good = await product('Baik');
    const free = await product('Gratis', { price: 0 });
    const result = await batch({ productIds: [good, free], dryRun: true });
    expect(result).toMatchObject({
      created: 1,
      skipped: [{ id: free }],
      change: null,
      products: [{ id: good, name: 'Baik', priceLabel: null }],
    });
    expect(await running()).toEqual([]);
    expect(await batch({ productIds: [good] })).toMatchObject({ created: 1, products: [] });
  });

  it('ends with the others in one change, which one undo takes back', async () => {
    const ids = [await product('A'), await product('B')];
    await batch({ productIds: ids });
    await batch({ productIds: ids, startDate: hours(3), endDate: hours(4) });
    const other = await product('C');
    await batch({ productIds: [other] });
    const list = async () =>
      (await admin.get('/api/admin/flash-sales').expect(200)).body as {
        id: string;
        productId: string;
        status: string;
      }[];
    const sales = (await list()).filter(({ productId }) => productId !== other).map(({ id }) => id);
    const end = (body: object) => admin.post('/api/admin/flash-sales/end').send(body);
    for (const body of [
      {},
      { ids: [] },
      { ids: ['x'] },
      { ids: 'x' },
      { ids: Array(501).fill(randomUUID()) },
    ])
      await end(body).expect(400);
    expect(await running()).toEqual(['A', 'B', 'C']);

    const { body } = await end({ ids: [...sales.map((id) => id.toUpperCase()), randomUUID()] }).expect(200);
    expect(body).toEqual({ ended: 4, change: expect.any(Number) });
    expect(await running()).toEqual(['C']);
    expect((await list()).map(({ status }) => status).toSorted()).toEqual(['ended', 'ended', 'running']);
    expect((await end({ ids: sales }).expect(200)).body).toEqual({ ended: 0, change: null });
    const { change } = body as Result;
    const [entry] = (await admin.get('/api/admin/changes?limit=1')).body as object[];
    expect(entry).toMatchObject({ id: change, kind: 'endFlashSales', rowCount: 4 });
    await admin.post(`/api/admin/changes/${change}/undo`).expect(200);
    expect(await running()).toEqual(['A', 'B', 'C']);
    expect(await list()).toHaveLength(5);
  });

  it('is refused as a whole when it is not clear or not possible', async () => {
    const id = await product('A');
    const refusals: [Record<string, unknown>, string][] = [
      [{}, 'productIds'],
      [{ productIds: [] }, 'productIds'],
      [{ productIds: [id], category: 'printing' }, 'productIds'],
      [{ productIds: [id, id] }, 'productIds.1'],
      [{ productIds: ['x'] }, 'productIds.0'],
      [{ productIds: Array.from({ length: 501 }, () => randomUUID()) }, 'productIds'],
      [{ category: 'tidak-ada' }, 'category'],
      [{ category: '../' }, 'category'],
      [{ productIds: [id], discountPercentage: 100 }, 'discountPercentage'],
      [{ productIds: [id], endDate: hours(-1) }, 'endDate'],
      [{ productIds: [id], startDate: hours(3) }, 'endDate'],
      [{ productIds: [id], endDate: 'besok' }, 'endDate'],
    ];
    for (const [body, path] of refusals) {
      const response = await send(body);
      const { fields = {} } = response.body as { fields?: object };
      expect([body, response.status, Object.keys(fields)]).toEqual([body, 400, [path]]);
    }
    expect(await running()).toEqual([]);
  });

  it('makes one sale for each product when two batches and single sales arrive at once', async () => {
    const ids = await addMany(40);
    const results = await Promise.all([
      batch({ productIds: ids }),
      batch({ productIds: ids.toReversed() }),
      batch({ category: 'printing' }),
      ...ids
        .slice(0, 3)
        .map((productId) =>
          admin.post('/api/flash-sales').send({ productId, discountPercentage: 5, endDate: hours(1) }),
        ),
    ]);
    expect((await running()).length).toBe(40);
    const [first, second] = results as Result[];
    for (const { created, skipped } of [first, second] as Result[])
      expect(created + skipped.length).toBe(ids.length);
  });

  it('500 running sales make no page more than 2 kB larger than three', async () => {
    const ids = await addMany(503);
    const paths = ['/', `/product/${ids[500]}`, '/category/printing', '/design', '/faq', '/?cari=Produk'];
    const sizes = () =>
      Promise.all(
        paths.map(async (path) => gzipSync(await (await fetch(shop.url + path)).text()).byteLength),
      );
    expect(await batch({ productIds: ids.slice(0, 3), endDate: hours(1) })).toMatchObject({ created: 3 });
    const few = await sizes();
    expect(await batch({ productIds: ids.slice(3) })).toMatchObject({ created: 500 });
    const many = await sizes();
    const larger = many.map((size, index) => [paths[index], size - (few[index] ?? 0) <= 2048]);
    expect(larger).toEqual(paths.map((path) => [path, true]));
    // A page still has the prices of the products that it shows.
    expect(await (await fetch(`${shop.url}/product/${ids[500]}`)).text()).toContain('80.401');
  });
});
