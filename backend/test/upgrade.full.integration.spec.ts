import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations/index.js';
import { createDatabase, type TestDatabase } from './support/database.js';
import { startShop, type Shop } from './support/shop.js';

/** The last migration of the previous release, 0.1.0. Change it with every release. */
const LAST_OF_PREVIOUS_RELEASE = 'Installation1763700000009';
const DAY = 24 * 60 * 60_000;

interface Item {
  readonly type: string;
  readonly id: string;
  readonly name: string;
}

describe('a database of the previous release with deleted rows', () => {
  const ids = { category: randomUUID(), product: randomUUID(), sale: randomUUID(), old: randomUUID() };
  let database: TestDatabase;
  let shop: Shop;
  beforeAll(async () => {
    database = await createDatabase();
    const last = migrations.findIndex(({ name }) => name === LAST_OF_PREVIOUS_RELEASE);
    const previous = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations: migrations.slice(0, last + 1),
    }).initialize();
    await previous.runMigrations();
    const ago = (days: number): Date => new Date(Date.now() - days * DAY);
    const addProduct = (id: string, name: string, deletedAt: Date) =>
      previous.query(
        `INSERT INTO product (id, name, description, category, price, images, whatsapp_number, shopee_link, is_new,
           is_active, is_sample, version, created_at, updated_at, deleted_at)
         VALUES ($1, $2, '', 'printing', 1000, '{https://images.example/a.jpg}', '081234567890', NULL, false, true, false,
           2, $3, $4, $4)`,
        [id, name, ago(90), deletedAt],
      );
    await addProduct(ids.product, 'Kartu Nama', ago(3));
    await addProduct(ids.old, 'Brosur', ago(31));
    await previous.query(
      `INSERT INTO category (id, name, slug, description, sort_order, is_active, is_sample, version, created_at, updated_at, deleted_at)
       VALUES ($1, 'Percetakan', 'printing', '', 1, true, false, 2, $2, $3, $3)`,
      [ids.category, ago(90), ago(2)],
    );
    // This sale ends in 30 days.
    await previous.query(
      `INSERT INTO flash_sale (id, product_id, discount_percentage, start_date, end_date, version, created_at, updated_at, deleted_at)
       VALUES ($1, $2, 25, NULL, $3, 2, $4, $5, $5)`,
      [ids.sale, ids.product, ago(-30), ago(5), ago(1)],
    );
    await previous.destroy();
    shop = await startShop({ databaseUrl: database.url });
  });
  afterAll(async () => {
    await shop.close();
    await database.drop();
  });

  it('items deleted in the 30 days before an upgrade can be restored after it', async () => {
    const admin = await shop.login();
    const { body } = await admin.get('/api/admin/deleted').expect(200);
    expect((body as Item[]).map(({ type, id, name }) => [type, id, name])).toEqual([
      ['flash-sales', ids.sale, 'Kartu Nama'],
      ['categories', ids.category, 'Percetakan'],
      ['products', ids.product, 'Kartu Nama'],
    ]);
    await admin.post(`/api/admin/categories/${ids.category}/restore`).expect(200);
    await admin.post(`/api/admin/products/${ids.product}/restore`).expect(200);
    await admin.post(`/api/admin/flash-sales/${ids.sale}/restore`).expect(200);
    await admin.post(`/api/admin/products/${ids.old}/restore`).expect(404);
    const products = (await admin.get('/api/products').expect(200)).body as {
      name: string;
      category: string;
    }[];
    expect(products.map(({ name, category }) => [name, category])).toEqual([['Kartu Nama', 'printing']]);
  });
});
