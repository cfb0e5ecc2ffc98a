import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { categoryBody, productBody } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

interface Product {
  id: string;
  name: string;
  category: string;
  images: string[];
}

const SAMPLE = { SAMPLE_DATA: 'true' };
const packaged = new URL('../sample/', import.meta.url);
const catalog = JSON.parse(await readFile(new URL('catalog.json', packaged), 'utf8')) as {
  products: Product[];
  categories: { slug: string }[];
  flashSales: { product: string; discountPercentage: number }[];
};

let database: TestDatabase;
const open: Shop[] = [];
beforeAll(async () => {
  database = await createDatabase();
});
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
});
afterAll(() => database.drop());

async function start(databaseUrl = database.url, env: Record<string, string> = SAMPLE): Promise<Shop> {
  const shop = await startShop({ databaseUrl, env });
  open.push(shop);
  return shop;
}

const read = async <T>(shop: Shop, path: string): Promise<T> =>
  (await shop.request().get(path).expect(200)).body as T;

// These tests run in order: each continues with the database of the previous one.
describe('the sample catalog', () => {
  it('is seeded once when two replicas start together', async () => {
    const [shop] = await Promise.all([start(), start()]);
    const products = await read<Product[]>(shop, '/api/products');
    expect(products.map(({ name }) => name)).toEqual(catalog.products.map(({ name }) => name));
    expect(await read<{ slug: string }[]>(shop, '/api/categories')).toMatchObject(
      catalog.categories.map(({ slug }) => ({ slug })),
    );
    expect(await read(shop, '/api/flash-sales')).toMatchObject(
      catalog.flashSales.map(({ product, discountPercentage }) => ({
        discountPercentage,
        product: { name: product },
      })),
    );
  });

  it('has all its images, including variants that are not packaged', async () => {
    const fresh = await createDatabase();
    try {
      const shop = await start(fresh.url);
      const images = new Set(catalog.products.flatMap((product) => product.images));
      const { length } = await readdir(`${shop.dataDir}/objects`, { recursive: true });
      expect(length).toBeGreaterThanOrEqual(images.size * 9);
      for (const image of images)
        for (const suffix of ['.jpg', '.320.webp', '.1280.jpg'])
          await shop.request().head(image.replace('.jpg', suffix)).expect(200);
      await shop.close();
      open.splice(0);
    } finally {
      await fresh.drop();
    }
  });

  it('is completed after an interrupted seed run', async () => {
    const shop = await start(database.url, { SAMPLE_DATA: 'false' });
    const sales = await read<{ id: string }[]>(shop, '/api/flash-sales');
    const source = shop.app.get(DataSource);
    await source.query(`UPDATE sample_data SET stage = 'begun', flash_sale_ids = '{}'`);
    await source.query('DELETE FROM flash_sale WHERE id = $1', [sales[1]?.id]);

    const restarted = await start();
    expect(await read<Product[]>(restarted, '/api/products')).toHaveLength(catalog.products.length);
    const resumed = await read<{ id: string }[]>(restarted, '/api/flash-sales');
    expect(resumed).toHaveLength(sales.length);
    expect(resumed[0]?.id).toBe(sales[0]?.id);
  });

  it('cannot be deleted without a session', async () => {
    const shop = await start();
    await shop.request().post('/api/admin/delete-sample-data').expect(401);
    await shop.request().get('/api/admin/sample-data').expect(401);
  });

  it('is deleted without what the owner added, and is not seeded again', async () => {
    const shop = await start();
    const admin = await shop.login();
    expect((await admin.get('/api/admin/sample-data').expect(200)).body).toEqual({ present: true });
    const own = await admin
      .post('/api/products')
      .send({
        name: 'Spanduk Warung',
        description: 'Buatan sendiri',
        price: 50_000,
        category: 'printing',
        images: ['https://example.com/spanduk.jpg'],
        isNew: false,
        isActive: true,
      })
      .expect(201);

    const deleted = await admin.post('/api/admin/delete-sample-data').expect(200);
    expect(deleted.body).toEqual({
      deletedProducts: catalog.products.length,
      deletedCategories: catalog.categories.length - 1,
      deletedFlashSales: catalog.flashSales.length,
    });
    expect((await admin.get('/api/admin/sample-data').expect(200)).body).toEqual({ present: false });
    expect((await admin.post('/api/admin/delete-sample-data').expect(200)).body).toEqual({
      deletedProducts: 0,
      deletedCategories: 0,
      deletedFlashSales: 0,
    });

    const restarted = await start();
    expect(await read<Product[]>(restarted, '/api/products')).toMatchObject([
      { id: (own.body as Product).id },
    ]);
    expect(await read(restarted, '/api/categories')).toMatchObject([{ slug: 'printing' }]);
    expect(await read(restarted, '/api/flash-sales')).toEqual([]);
  });

  it("leaves a shop whose service pages list the owner's categories under their common names", async () => {
    const shop = await start();
    const admin = await shop.login();
    const category = categoryBody({ name: 'Desain', slug: 'desain', sortOrder: 2 });
    await admin.post('/api/categories').send(category).expect(201);
    await admin
      .post('/api/products')
      .send(productBody({ name: 'Undangan', category: 'desain' }))
      .expect(201);
    expect(await read(shop, '/api/products?service=design')).toMatchObject([{ name: 'Undangan' }]);
  });

  it('is not seeded into a shop that has a category', async () => {
    const fresh = await createDatabase();
    try {
      const first = await start(fresh.url, { SAMPLE_DATA: 'false' });
      expect(await read(first, '/api/products')).toEqual([]);
      const admin = await first.login();
      await admin
        .post('/api/categories')
        .send({ name: 'Kaos', slug: 'kaos', description: null, sortOrder: 0, isActive: true })
        .expect(201);
      const second = await start(fresh.url);
      expect(await read(second, '/api/products')).toEqual([]);
      expect(await read(second, '/api/categories')).toMatchObject([{ slug: 'kaos' }]);
      for (const shop of open.splice(0)) await shop.close();
    } finally {
      await fresh.drop();
    }
  });
});
