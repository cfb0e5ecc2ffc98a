import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { PACKAGED_SALES } from '../src/flash-sales/application/sample-sales.js';
import { categoryBody, productBody } from './support/catalog.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

interface Product {
  id: string;
  name: string;
  category: string;
  images: string[];
}

interface SiteContent {
  company: { address: string | null };
  social: { instagram: string | null; marketplace: string | null };
}

const SAMPLE = { SAMPLE_DATA: 'true' };
const packaged = new URL('../sample/', import.meta.url);
const catalog = JSON.parse(await readFile(new URL('catalog.json', packaged), 'utf8')) as {
  products: Product[];
  categories: { slug: string }[];
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

/** Closes the shops that the work has started before the database is dropped. */
async function inOwnDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const fresh = await createDatabase();
  try {
    await work(fresh.url);
    for (const shop of open.splice(0)) await shop.close();
  } finally {
    await fresh.drop();
  }
}

const read = async <T>(shop: Shop, path: string): Promise<T> =>
  (await shop.request().get(path).expect(200)).body as T;

// These tests run in order, because tests without a database of their own continue with the data of earlier tests.
describe('the sample catalog', () => {
  it('sample data is added once when two replicas start together', async () => {
    const [shop] = await Promise.all([start(), start()]);
    const products = await read<Product[]>(shop, '/api/products');
    expect(products.map(({ name }) => name)).toEqual(catalog.products.map(({ name }) => name));
    expect(await read<{ slug: string }[]>(shop, '/api/categories')).toMatchObject(
      catalog.categories.map(({ slug }) => ({ slug })),
    );
    expect(await read(shop, '/api/flash-sales')).toMatchObject(
      PACKAGED_SALES.map(({ product, discountPercentage }) => ({
        discountPercentage,
        product: { name: product },
      })),
    );
  });

  it('all images of the sample data exist, including variants that are not packaged', async () => {
    await inOwnDatabase(async (url) => {
      const shop = await start(url);
      const images = new Set(catalog.products.flatMap((product) => product.images));
      const { length } = await readdir(`${shop.dataDir}/objects`, { recursive: true });
      // Each image has a main file and eight variants.
      expect(length).toBeGreaterThanOrEqual(images.size * 9);
      for (const image of images)
        for (const suffix of ['.jpg', '.320.webp', '.1280.jpg'])
          await shop.request().head(image.replace('.jpg', suffix)).expect(200);
    });
  });

  it('the next start completes an interrupted insertion of the sample data', async () => {
    const shop = await start(database.url, { SAMPLE_DATA: 'false' });
    const sales = await read<{ id: string }[]>(shop, '/api/flash-sales');
    const source = shop.app.get(DataSource);
    await source.query(`UPDATE sample_data SET stage = 'begun'`);
    await source.query('DELETE FROM flash_sale WHERE id = $1', [sales[1]?.id]);

    const restarted = await start();
    expect(await read<Product[]>(restarted, '/api/products')).toHaveLength(catalog.products.length);
    const resumed = await read<{ id: string }[]>(restarted, '/api/flash-sales');
    expect(resumed).toHaveLength(sales.length);
    expect(resumed[0]?.id).toBe(sales[0]?.id);
  });

  it("deleting the sample data leaves the owner's rows, and a restart adds no samples", async () => {
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
    // The category of the owner's product remains.
    expect(deleted.body).toEqual({
      deletedProducts: catalog.products.length,
      deletedCategories: catalog.categories.length - 1,
      deletedFlashSales: PACKAGED_SALES.length,
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

  it('after the samples are deleted, a service page lists products of a new category that fits by name', async () => {
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

  it('the owner can delete the sample data without its categories; an unknown choice is refused', async () => {
    await inOwnDatabase(async (url) => {
      const shop = await start(url);
      const admin = await shop.login();
      const remove = (body: object) => admin.post('/api/admin/delete-sample-data').send(body);
      const refused = await remove({ categories: 'sebagian' }).expect(400);
      expect(refused.body).toMatchObject({ message: 'Pilihan kategori harus delete atau keep' });
      expect(await read<Product[]>(shop, '/api/products')).toHaveLength(catalog.products.length);
      const [edited] = await read<Product[]>(shop, '/api/products');
      await admin
        .put(`/api/products/${edited?.id}`)
        .send(productBody({ name: 'Kartu saya' }))
        .expect(200);
      expect((await remove({ categories: 'keep' }).expect(200)).body).toEqual({
        deletedProducts: catalog.products.length - 1,
        deletedCategories: 0,
        deletedFlashSales: PACKAGED_SALES.length,
      });
      expect(await read(shop, '/api/products')).toMatchObject([{ name: 'Kartu saya' }]);
      expect(await read(shop, '/api/categories')).toHaveLength(catalog.categories.length);
      await admin
        .post('/api/products')
        .send(productBody({ name: 'Kotak', category: 'branding' }))
        .expect(201);
      expect(await read(shop, '/api/products?service=branding')).toMatchObject([{ name: 'Kotak' }]);
    });
  });

  it('visitors see the sample address and profiles until the owner adds a product or profile', async () => {
    await inOwnDatabase(async (url) => {
      const shop = await start(url);
      const admin = await shop.login();
      const shown = async () => {
        const { company, social } = await read<SiteContent>(shop, '/api/site-content');
        return [company.address, social.instagram, social.marketplace];
      };
      const samples = await shown();
      expect(samples).toEqual([
        'Jl. Contoh No. 1, Jakarta Selatan 12345',
        'https://www.instagram.com/etalase.contoh',
        'https://shopee.co.id/etalase.contoh',
      ]);
      const own = await admin.post('/api/products').send(productBody()).expect(201);
      expect(await shown()).toEqual([null, null, null]);
      await admin.delete(`/api/products/${(own.body as Product).id}`).expect(204);
      expect(await shown()).toEqual(samples);

      const content = (await admin.get('/api/admin/site-content').expect(200)).body as SiteContent;
      const social = { ...content.social, instagram: 'https://www.instagram.com/cetakjaya' };
      await admin
        .post('/api/admin/site-content')
        .send({ ...content, social })
        .expect(200);
      expect(await shown()).toEqual([null, 'https://www.instagram.com/cetakjaya', null]);
      // The panel still gets the values for its form.
      expect((await admin.get('/api/admin/site-content').expect(200)).body).toMatchObject({
        company: { address: samples[0] },
      });
    });
  });

  it('sample data is not added to a shop that has a category', async () => {
    await inOwnDatabase(async (url) => {
      const first = await start(url, { SAMPLE_DATA: 'false' });
      expect(await read(first, '/api/products')).toEqual([]);
      const admin = await first.login();
      await admin
        .post('/api/categories')
        .send({ name: 'Kaos', slug: 'kaos', description: null, sortOrder: 0, isActive: true })
        .expect(201);
      const second = await start(url);
      expect(await read(second, '/api/products')).toEqual([]);
      expect(await read(second, '/api/categories')).toMatchObject([{ slug: 'kaos' }]);
    });
  });
});
