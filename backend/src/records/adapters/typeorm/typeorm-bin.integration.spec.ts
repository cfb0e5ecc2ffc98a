import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { openDataSource } from '../../../../test/support/data-source.js';
import { createDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { AppModule } from '../../../app.module.js';
import { TABLES } from '../../../platform/index.js';
import { RecordImages } from '../../application/ports.js';
import { TypeormBin } from './typeorm-bin.js';

const minute = (n: number): Date => new Date(Date.UTC(2026, 10, 21, 10, n));
const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const path = (number: number): string => `/objects/${String(number).padStart(32, '0')}-800x600-c8a070.jpg`;

class ReleasedImages extends RecordImages {
  readonly released: string[] = [];

  override protectExisting(paths: readonly string[]): Promise<string[]> {
    return Promise.resolve([...paths]);
  }

  override missingAmong(): Promise<string[]> {
    return Promise.resolve([]);
  }

  override release(paths: readonly string[]): Promise<void> {
    this.released.push(...paths);
    return Promise.resolve();
  }
}

describe('TypeormBin', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let images: ReleasedImages;
  let bin: TypeormBin;
  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await openDataSource(database.url, []);
  });
  beforeEach(async () => {
    await dataSource.query('TRUNCATE product, category, flash_sale');
    images = new ReleasedImages();
    const tables = TABLES.declaredBy(AppModule);
    bin = new TypeormBin(dataSource, images, () => tables);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const addCategory = (number: number, deletedAt: Date | null = null) =>
    dataSource.query(
      `INSERT INTO category (id, name, slug, sort_order, is_active, is_sample, created_at, updated_at, deleted_at, version)
       VALUES ($1, 'Kategori', $2, 0, true, false, $4, $4, $3, 1)`,
      [id(number), `k-${number}`, deletedAt, minute(0)],
    );
  const addProduct = (number: number, category: number, deletedAt: Date | null = null) =>
    dataSource.query(
      `INSERT INTO product (id, name, description, category_id, price, images, is_new, is_active, is_sample, created_at,
         updated_at, deleted_at, version)
       VALUES ($1, 'Produk', '', $2, 9007199254740991, $3, false, true, false, $5, $5, $4, 1)`,
      [id(number), id(category), [path(number)], deletedAt, minute(0)],
    );
  const addSale = (number: number, product: number, deletedAt: Date | null = null) =>
    dataSource.query(
      `INSERT INTO flash_sale (id, product_id, discount_percentage, end_date, is_sample, created_at, updated_at, deleted_at,
         version)
       VALUES ($1, $2, 25, $4, false, $5, $5, $3, 1)`,
      [id(number), id(product), deletedAt, minute(59), minute(0)],
    );
  const idsOf = async (table: string) =>
    (await dataSource.query<{ id: string }[]>(`SELECT id FROM ${table} ORDER BY id`)).map((row) => row.id);

  it('lists deletions after an instant in pages, the newest first, of all types or one type', async () => {
    await addCategory(1, minute(20));
    await addProduct(2, 1, minute(30));
    await addProduct(3, 1, minute(10));
    await addProduct(4, 1);
    await addSale(5, 2, minute(20));
    await addSale(6, 99, minute(15));
    const { items, total } = await bin.list({}, minute(10));
    expect([items.map((item) => item.id), total]).toEqual([[id(2), id(1), id(5), id(6)], 4]);
    const ofProduct = { image: null, price: null, priceLabel: null };
    const empty = { ...ofProduct, slug: null, discountPercentage: null, endDate: null };
    expect(items).toEqual([
      {
        ...empty,
        type: 'products',
        id: id(2),
        name: 'Produk',
        deletedAt: minute(30),
        image: path(2),
        price: Number.MAX_SAFE_INTEGER,
      },
      { ...empty, type: 'categories', id: id(1), name: 'Kategori', deletedAt: minute(20), slug: 'k-1' },
      {
        ...empty,
        type: 'flash-sales',
        id: id(5),
        name: 'Produk',
        deletedAt: minute(20),
        image: path(2),
        price: Number.MAX_SAFE_INTEGER,
        discountPercentage: 25,
        endDate: minute(59),
      },
      {
        ...empty,
        type: 'flash-sales',
        id: id(6),
        name: 'Produk yang sudah tidak ada',
        deletedAt: minute(15),
        discountPercentage: 25,
        endDate: minute(59),
      },
    ]);
    const page = await bin.list({ limit: 1, offset: 2 }, minute(10));
    expect([page.items.map((item) => item.id), page.total]).toEqual([[id(5)], 4]);
    expect(await bin.list({ type: 'categories' }, minute(20))).toEqual({ items: [], total: 0 });
  });

  it('erases an item only while it is in the bin, and releases its images first', async () => {
    await addCategory(1);
    await addProduct(2, 1, minute(10));
    await addProduct(3, 1);
    expect(await bin.erase('products', id(2), minute(10))).toBe(false);
    expect(await bin.erase('products', id(3), minute(0))).toBe(false);
    expect(await bin.erase('toString', id(2), minute(0))).toBe(false);
    expect(images.released).toEqual([]);
    expect(await bin.erase('products', id(2), minute(9))).toBe(true);
    expect(images.released).toEqual([path(2)]);
    expect(await bin.erase('products', id(2), minute(9))).toBe(false);
    expect(await idsOf('product')).toEqual([id(3)]);
  });

  it('keeps the row of an erased category while products refer to it, also deleted ones', async () => {
    await addCategory(1, minute(10));
    await addProduct(2, 1, minute(20));
    expect(await bin.erase('categories', id(1), minute(9))).toBe(true);
    expect(await bin.list({ type: 'categories' }, minute(-999))).toEqual({ items: [], total: 0 });
    expect(await bin.purge(minute(19), 9)).toEqual({ products: 0, categories: 0, 'flash-sales': 0 });
    expect(await idsOf('category')).toEqual([id(1)]);
    expect(await bin.purge(minute(20), 9)).toEqual({ products: 1, categories: 1, 'flash-sales': 0 });
  });

  it('purges old items up to a limit, and then sales of erased products, deleted or not', async () => {
    await addCategory(1);
    for (const number of [2, 3, 4]) await addProduct(number, 1, minute(number));
    await addSale(5, 4);
    await addSale(6, 99);
    expect(await bin.purge(minute(3), 1)).toMatchObject({ products: 1 });
    expect(images.released).toEqual([path(2)]);
    expect(await bin.purge(minute(3), 9)).toEqual({ products: 1, categories: 0, 'flash-sales': 1 });
    expect([await idsOf('product'), await idsOf('flash_sale')]).toEqual([[id(4)], [id(5)]]);
    expect(await bin.purge(minute(4), 9)).toEqual({ products: 1, categories: 0, 'flash-sales': 1 });
  });
});
