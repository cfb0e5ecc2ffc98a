import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { HourlyPurge } from '../src/records/adapters/timer/hourly-purge.js';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { GarbageCollector } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { type Agent, categoryBody, create, productBody } from './support/catalog.js';
import { shopForFile } from './support/shop.js';
import { upload } from './support/uploads.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Deleted {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

const clock = new FixedClock();
const shop = await shopForFile({
  // Only the test starts the garbage collection.
  override: (builder) =>
    builder.overrideProvider(Clock).useValue(clock).overrideProvider(HourlyCollection).useValue({}),
});

describe('the bin', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
  });

  const aProduct = (name: string, body = {}) =>
    create(admin, '/api/products', productBody({ name, ...body }));
  const remove = async (path: string) => {
    // Each deletion gets its own time, so that the bin has a fixed order.
    clock.advance(MINUTE);
    await admin.delete(`/api/${path}`).expect(204);
  };
  const restore = (path: string) => admin.post(`/api/admin/${path}/restore`);
  const deleted = async (query = ''): Promise<Deleted[]> =>
    (await admin.get(`/api/admin/deleted${query}`).expect(200)).body as Deleted[];
  const erase = (path: string) => admin.delete(`/api/admin/deleted/${path}`);
  const purge = async (): Promise<void> => {
    await shop.app.get(HourlyPurge).run();
    // The clock has advanced and all sessions have expired, so the test logs in again.
    admin = await shop.login();
  };

  it('lists deletions, newest first, with the fields that the panel shows', async () => {
    const pricing = { unit: 'm²', measure: 'area', variants: [{ tiers: [{ from: 1, price: 1000 }] }] };
    const product = await aProduct('Spanduk', { price: 1000, pricing });
    const category = await create(admin, '/api/categories', categoryBody({ name: 'Kaos', slug: 'kaos' }));
    await remove(`categories/${category}`);
    await remove(`products/${product}`);
    const rows = await deleted();
    const image = 'https://images.example/kartu-nama.jpg';
    const ofProduct = { image: null, price: null, priceLabel: null };
    const none = { ...ofProduct, slug: null, discountPercentage: null, endDate: null };
    expect(rows).toEqual([
      {
        ...none,
        type: 'products',
        id: product,
        name: 'Spanduk',
        deletedAt: expect.any(String),
        image,
        price: 1000,
        priceLabel: { unit: 'm²', from: false, onRequest: false },
      },
      {
        ...none,
        type: 'categories',
        id: category,
        name: 'Kaos',
        deletedAt: expect.any(String),
        slug: 'kaos',
      },
    ]);
    const page = await admin.get('/api/admin/deleted?limit=1&offset=1').expect(200);
    expect(page.headers['x-total-count']).toBe('2');
    expect(page.body).toEqual(rows.slice(1, 2));
    expect(await deleted('?type=categories')).toEqual(rows.slice(1, 2));
    const refused = await admin.get('/api/admin/deleted?type=users').expect(400);
    expect(refused.body).toMatchObject({
      message: expect.stringContaining('type harus salah satu dari'),
    });
    await admin.get('/api/admin/deleted?q=a').expect(400);
  });

  it('a deleted product is hidden from visitors, and visible again after it is restored', async () => {
    const product = await aProduct('Stiker');
    await remove(`products/${product}`);
    await shop.request().get(`/api/products/${product}`).expect(404);
    const restored = await restore(`products/${product}`).expect(200);
    // The deletion made version 2, and the restore made version 3.
    expect(restored.headers['etag']).toBe('"3"');
    expect(restored.body).toMatchObject({ id: product, name: 'Stiker', version: 3, uncategorised: false });
    await shop.request().get(`/api/products/${product}`).expect(200);
    await restore(`products/${product}`).expect(404);
  });

  it('restores a product whose category is deleted, and a category unless its slug is used', async () => {
    const body = categoryBody({ slug: 'undangan' });
    const category = await create(admin, '/api/categories', body);
    const product = await aProduct('Undangan', { category: 'undangan' });
    await remove(`products/${product}`);
    await remove(`categories/${category}`);
    const uncategorised = await restore(`products/${product}`).expect(200);
    expect(uncategorised.body).toMatchObject({ category: 'undangan', uncategorised: true });
    const other = await create(admin, '/api/categories', body);
    const refused = await restore(`categories/${category}`).expect(409);
    expect(refused.body).toMatchObject({ message: "Slug 'undangan' sudah dipakai kategori lain" });
    expect(await deleted('?type=categories')).toContainEqual(expect.objectContaining({ id: category }));
    await remove(`categories/${other}`);
    const restored = await restore(`categories/${category}`).expect(200);
    expect(restored.body).toMatchObject({ id: category, productCount: 1 });
    expect(restored.headers['etag']).toBe('"3"');
  });

  it('erases only items that are in the bin', async () => {
    const product = await aProduct('Sekali');
    await erase(`products/${product}`).expect(404);
    await remove(`products/${product}`);
    await erase(`categories/${product}`).expect(404);
    await erase(`users/${product}`).expect(404);
    await erase('products/none').expect(404);
    await erase(`products/${product}`).expect(204);
    await erase(`products/${product}`).expect(404);
    await restore(`products/${product}`).expect(404);
    await restore(`products/${randomUUID()}`).expect(404);
  });

  it('never gives the id of an erased product to a new product', async () => {
    const key = randomUUID();
    const add = (name: string) =>
      admin.post('/api/products').set('Idempotency-Key', key).send(productBody({ name }));
    await add('Kalender').expect(201);
    await remove(`products/${key}`);
    await erase(`products/${key}`).expect(204);
    await add('Undangan').expect(409, /sudah dibuat/u);
    await shop.request().get(`/api/products/${key}`).expect(404);
  });

  it('erases items 30 days after their deletion, and later their photos', async () => {
    // Ten or more unused images usually wait for a command from the panel. Images of erased products do not wait.
    const photos: string[] = [];
    for (let width = 60; width < 72; width += 1)
      photos.push(await upload(shop, admin, await jpeg(width, 40)));
    const statuses = async () =>
      Promise.all(photos.map(async (path) => (await shop.request().get(path)).status));
    const all = (code: number) => photos.map(() => code);
    const products: string[] = [];
    for (const photo of photos) products.push(await aProduct('Berfoto', { images: [photo] }));
    for (const product of products) await remove(`products/${product}`);
    clock.advance(29 * DAY);
    await purge();
    expect(await shop.app.get(GarbageCollector).collect()).toBe(true);
    expect(await statuses()).toEqual(all(200));
    await restore(`products/${products[11]}`).expect(200);
    await remove(`products/${products[11]}`);
    // The number of all deleted products except the last one, which was just deleted again.
    const expired = (await deleted('?type=products')).length - 1;

    clock.advance(2 * DAY);
    admin = await shop.login();
    expect(await deleted('?type=products')).toHaveLength(1);
    await restore(`products/${products[1]}`).expect(404);
    const before = shop.logs.length;
    await purge();
    expect(shop.logs.slice(before).join('')).toContain(`Purged old rows: products: ${expired}, `);
    const collector = shop.app.get(GarbageCollector);
    // The first collection marks the unused images, and the second one removes them a day later.
    await collector.collect();
    clock.advance(DAY);
    await collector.collect();
    expect(await statuses()).toEqual([...all(404).slice(1), 200]);
  });

  it('a purge that erases nothing does not empty the cache', async () => {
    clock.advance(DAY);
    const client = shop.app.get(DataSource).createQueryRunner();
    const listening = (await client.connect()) as { on(event: string, listener: () => void): void };
    // A notification on the channel `shop_changed` empties the cache of every replica.
    let notified = 0;
    listening.on('notification', () => (notified += 1));
    await client.query('LISTEN shop_changed');
    await shop.app.get(HourlyPurge).run();
    // PostgreSQL sends pending notifications together with the result of this query.
    await client.query('SELECT 1');
    await client.release();
    expect(notified).toBe(0);
  });

  it('is emptied of all types or one type, up to the newest deletion that the panel showed', async () => {
    admin = await shop.login();
    const category = await create(admin, '/api/categories', categoryBody({ slug: 'kosong' }));
    const product = await aProduct('Lama', { category: 'kosong' });
    await remove(`products/${product}`);
    await remove(`categories/${category}`);
    const until = (await clock.now()).toISOString();
    const later = await aProduct('Baru saja');
    await remove(`products/${later}`);
    const send = (body: object) => admin.post('/api/admin/deleted/empty').send(body);
    const empty = async (body: object) => (await send(body).expect(200)).body as unknown;
    for (const body of [{}, { until: 'kemarin' }, { until, type: 'users' }, { until, q: 'a' }])
      await send(body).expect(400);
    const before = await deleted();
    const categories = before.filter(({ type }) => type === 'categories').length;
    expect(await empty({ until, type: 'categories' })).toEqual({ erased: categories });
    expect(await empty({ until })).toEqual({ erased: before.length - categories - 1 });
    expect((await deleted()).map(({ id }) => id)).toEqual([later]);
    await restore(`products/${product}`).expect(404);
    await restore(`products/${later}`).expect(200);
    await shop.request().post('/api/admin/deleted/empty').send({ until }).expect(401);
  });
});
