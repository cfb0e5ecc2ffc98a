import { beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import type { ChangeResponse } from '../src/records/adapters/http/history-response.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { HourlyPurge } from '../src/records/adapters/timer/hourly-purge.js';
import { categoryBody, create, productBody, type Agent } from './support/catalog.js';
import { shopForFile } from './support/shop.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clock = new FixedClock();
const shop = await shopForFile({ override: (builder) => builder.overrideProvider(Clock).useValue(clock) });

describe('a deleted flash sale', () => {
  let admin: Agent;
  beforeAll(async () => {
    admin = await shop.login();
    await create(admin, '/api/categories', categoryBody());
  });

  const aProduct = (name: string, body = {}) =>
    create(admin, '/api/products', productBody({ name, ...body }));
  const aSale = async (productId: string, minutes = 60) =>
    create(admin, '/api/flash-sales', {
      productId,
      discountPercentage: 25,
      endDate: new Date((await clock.now()).getTime() + minutes * MINUTE).toISOString(),
    });
  const remove = async (path: string) => {
    clock.advance(MINUTE);
    await admin.delete(`/api/${path}`).expect(204);
  };
  const restore = (path: string) => admin.post(`/api/admin/${path}/restore`);
  const deleted = async () =>
    (await admin.get('/api/admin/deleted?type=flash-sales').expect(200)).body as { id: string }[];
  const runningSales = async (): Promise<string[]> => {
    const { body } = await shop.request().get('/api/flash-sales').expect(200);
    return (body as { id: string }[]).map(({ id }) => id);
  };

  it("the bin lists a deleted sale with its product's data, and can erase the sale", async () => {
    const product = await aProduct('Spanduk', { price: 1000 });
    const sale = await aSale(product);
    await remove(`flash-sales/${sale}`);
    await remove(`products/${product}`);
    expect(await deleted()).toEqual([
      {
        type: 'flash-sales',
        id: sale,
        name: 'Spanduk',
        deletedAt: expect.any(String),
        image: 'https://images.example/kartu-nama.jpg',
        price: 1000,
        priceLabel: null,
        slug: null,
        discountPercentage: 25,
        endDate: expect.any(String),
      },
    ]);
    await admin.delete(`/api/admin/deleted/flash-sales/${sale}`).expect(204);
    expect(await deleted()).toEqual([]);
  });

  it('a sale is hidden while its product is deleted, and runs again after the restore', async () => {
    const product = await aProduct('Stiker');
    const sale = await aSale(product);
    expect(await runningSales()).toContain(sale);
    await remove(`products/${product}`);
    expect(await runningSales()).not.toContain(sale);
    await restore(`products/${product}`).expect(200);
    expect(await runningSales()).toContain(sale);
  });

  it('a deleted sale is not restored if it overlaps another sale, has ended, or has a deleted product', async () => {
    const product = await aProduct('Brosur');
    const sale = await aSale(product);
    await remove(`flash-sales/${sale}`);
    const other = await aSale(product);
    const message = async () => ((await restore(`flash-sales/${sale}`).expect(409)).body as Error).message;
    expect(await message()).toBe('Produk ini sudah punya flash sale pada rentang waktu itu');
    await remove(`flash-sales/${other}`);
    await remove(`products/${product}`);
    expect(await message()).toContain('Pulihkan produknya dulu');
    await restore(`products/${product}`).expect(200);
    const restored = await restore(`flash-sales/${sale}`).expect(200);
    expect(restored.body).toMatchObject({ id: sale, status: 'running', product: { id: product } });
    expect(restored.headers['etag']).toBe('"3"');
    await remove(`flash-sales/${sale}`);
    clock.advance(60 * MINUTE);
    admin = await shop.login();
    expect(await message()).toContain('sudah berakhir');
    expect(await deleted()).toContainEqual(expect.objectContaining({ id: sale }));
  });

  it('an undo skips a deleted sale that overlaps another sale, and returns the reason', async () => {
    const product = await aProduct('Kartu Nama');
    const last = async () =>
      ((await admin.get('/api/admin/changes?limit=1').expect(200)).body as ChangeResponse[])[0];
    const undo = async (id = 0): Promise<unknown> =>
      (await admin.post(`/api/admin/changes/${id}/undo`).expect(200)).body;
    const sale = await aSale(product);
    await remove(`flash-sales/${sale}`);
    const deletion = await last();
    expect(deletion?.rows).toMatchObject([{ type: 'flash-sale', name: 'Kartu Nama' }]);
    const other = await aSale(product);
    expect(await undo(deletion?.id)).toEqual({
      restored: 0,
      skipped: [
        {
          rowId: sale,
          name: expect.any(String),
          reason: 'Produk ini sudah punya flash sale pada rentang waktu itu',
        },
      ],
    });
    await remove(`flash-sales/${other}`);
    expect(await undo(deletion?.id)).toEqual({ restored: 1, skipped: [] });
  });

  it('a sale is purged together with its deleted product', async () => {
    const product = await aProduct('Kalender');
    const sale = await aSale(product, (90 * DAY) / MINUTE);
    await remove(`products/${product}`);
    const stored = (): Promise<unknown[]> =>
      shop.app.get(DataSource).query('SELECT id FROM flash_sale WHERE id = $1', [sale]);
    clock.advance(29 * DAY);
    await shop.app.get(HourlyPurge).run();
    expect(await stored()).toHaveLength(1);
    clock.advance(2 * DAY);
    await shop.app.get(HourlyPurge).run();
    expect(await stored()).toEqual([]);
  });
});
