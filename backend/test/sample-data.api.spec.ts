import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { PACKAGED_SALES } from '../src/flash-sales/application/sample-sales.js';
import { migrate } from '../src/platform/database/migrate.js';
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

/** The last migration of the previous release, 0.1.0. */
const LAST_OF_PREVIOUS_RELEASE = 'Installation1763700000009';
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

const read = async <T>(shop: Shop, path: string): Promise<T> =>
  (await shop.request().get(path).expect(200)).body as T;

async function query(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

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
    const fresh = await createDatabase();
    try {
      const shop = await start(fresh.url);
      const images = new Set(catalog.products.flatMap((product) => product.images));
      const { length } = await readdir(`${shop.dataDir}/objects`, { recursive: true });
      // Each image has a main file and eight variants.
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

  it('the next start completes an interrupted insertion of the sample data', async () => {
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

  it('deleting the sample data requires a session', async () => {
    const shop = await start();
    await shop.request().post('/api/admin/delete-sample-data').expect(401);
    await shop.request().get('/api/admin/sample-data').expect(401);
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
    const fresh = await createDatabase();
    try {
      const shop = await start(fresh.url);
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
      for (const each of open.splice(0)) await each.close();
    } finally {
      await fresh.drop();
    }
  });

  it('visitors see the sample address and profiles until the owner adds a product or profile', async () => {
    const fresh = await createDatabase();
    try {
      const shop = await start(fresh.url);
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
      for (const each of open.splice(0)) await each.close();
    } finally {
      await fresh.drop();
    }
  });

  it('sample data is not added to a shop that has a category', async () => {
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

  it('sample data of the previous release is recognized, and that release can still use its columns', async () => {
    const old = await createDatabase();
    const lists = 'category_ids, product_ids, flash_sale_ids';
    try {
      const last = migrations.findIndex(({ name }) => name === LAST_OF_PREVIOUS_RELEASE);
      await migrate(old.url, migrations.slice(0, last + 1));
      const [category, product, sample, own] = Array.from({ length: 4 }, () => randomUUID());
      await query(
        old.url,
        `INSERT INTO category (id, name, slug, sort_order, is_active, is_sample, created_at, updated_at, version)
         VALUES ('${category}', 'Cetak', 'cetak', 0, true, true, now(), now(), 1),
                (gen_random_uuid(), 'Kaos', 'kaos', 0, true, false, now(), now(), 1);
         INSERT INTO product (id, name, description, category, price, images, is_new, is_active, is_sample, created_at,
           updated_at, version)
         VALUES ('${product}', 'Brosur', 'x', 'cetak', 1000, '{https://x.example/a.jpg}', false, true, true, now(), now(), 1);
         INSERT INTO flash_sale (id, product_id, discount_percentage, start_date, end_date, created_at, updated_at, version)
         VALUES ('${sample}', '${product}', 10, NULL, now() + interval '1 day', now(), now(), 1),
                ('${own}', '${product}', 20, now() + interval '2 days', now() + interval '3 days', now(), now(), 1);
         INSERT INTO sample_data (id, stage, ${lists})
         VALUES (1, 'sown', '{${category}}', '{${product}}', '{${sample}}')`,
      );
      const shop = await start(old.url);
      const sampleSales = 'SELECT id FROM flash_sale WHERE is_sample';
      expect(await query(old.url, sampleSales)).toEqual([{ id: sample }]);
      const ids = { category_ids: [category], product_ids: [product], flash_sale_ids: [sample] };
      expect(await query(old.url, 'SELECT service_pages, chat_number FROM category ORDER BY slug')).toEqual([
        { service_pages: ['printing'], chat_number: null },
        { service_pages: [], chat_number: null },
      ]);
      const admin = await shop.login();
      expect((await admin.get('/api/admin/sample-data').expect(200)).body).toEqual({ present: true });
      expect((await admin.post('/api/admin/delete-sample-data').expect(200)).body).toEqual({
        deletedProducts: 1,
        deletedCategories: 1,
        deletedFlashSales: 1,
      });
      expect(await query(old.url, `SELECT stage, ${lists} FROM sample_data`)).toEqual([
        { stage: 'removed', ...ids },
      ]);
      // The previous release inserts a sale without the column `is_sample`.
      await query(
        old.url,
        `INSERT INTO flash_sale (id, product_id, discount_percentage, start_date, end_date, created_at, updated_at, version)
         SELECT gen_random_uuid(), gen_random_uuid(), 10, NULL, now() + interval '1 day', now(), now(), 1`,
      );
      expect(await query(old.url, sampleSales)).toEqual([{ id: sample }]);
    } finally {
      for (const shop of open.splice(0)) await shop.close();
      await old.drop();
    }
  });

  it('a migration marks the sales of an interrupted insertion of sample data as samples', async () => {
    const old = await createDatabase();
    try {
      const last = migrations.findIndex(({ name }) => name === LAST_OF_PREVIOUS_RELEASE);
      await migrate(old.url, migrations.slice(0, last + 1));
      const [product, sale] = [randomUUID(), randomUUID()];
      await query(
        old.url,
        `INSERT INTO flash_sale (id, product_id, discount_percentage, start_date, end_date, created_at, updated_at, version)
         VALUES ('${sale}', '${product}', 10, NULL, now() + interval '1 day', now(), now(), 1);
         INSERT INTO sample_data (id, stage, category_ids, product_ids, flash_sale_ids)
         VALUES (1, 'begun', '{}', '{${product}}', '{}')`,
      );
      await migrate(old.url);
      expect(await query(old.url, 'SELECT id FROM flash_sale WHERE is_sample')).toEqual([{ id: sale }]);
    } finally {
      await old.drop();
    }
  });

  it('new sample data has empty lists in the columns that only the previous release reads', async () => {
    const fresh = await createDatabase();
    try {
      await start(fresh.url);
      expect(await query(fresh.url, 'SELECT * FROM sample_data')).toEqual([
        { id: 1, stage: 'sown', category_ids: [], product_ids: [], flash_sale_ids: [] },
      ]);
    } finally {
      for (const shop of open.splice(0)) await shop.close();
      await fresh.drop();
    }
  });
});
