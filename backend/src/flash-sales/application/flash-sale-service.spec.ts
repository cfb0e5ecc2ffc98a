import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CatalogQueries } from '../../catalog/index.js';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { hoursLater, id, NOON, saleDraft } from '../testing/builders.js';
import { InMemoryFlashSaleRepository } from '../testing/in-memory-flash-sale-repository.js';
import { InMemorySaleProducts } from '../testing/in-memory-sale-products.js';
import { endedForGood, nothingLowered, overlapping, productDeleted } from '../domain/messages.js';
import { FlashSaleService } from './flash-sale-service.js';
import { SampleSales } from './sample-sales.js';

describe('FlashSaleService', () => {
  let clock: FixedClock;
  let products: InMemorySaleProducts;
  let sales: FlashSaleService;
  beforeEach(() => {
    clock = new FixedClock(NOON);
    products = new InMemorySaleProducts();
    sales = new FlashSaleService(new InMemoryFlashSaleRepository(), products, clock);
  });
  const running = async () => (await sales.listRunning()).map(({ productId }) => productId);
  const all = async () => (await sales.adminList()).map(({ productId, status }) => [productId, status]);

  it('lists running sales for visitors, the soonest end first, and all sales for the owner', async () => {
    await sales.create(saleDraft({ productId: id(1), endDate: hoursLater(3) }));
    await sales.create(saleDraft({ productId: id(2), endDate: hoursLater(2) }));
    await sales.create(saleDraft({ productId: id(3), startDate: hoursLater(1), endDate: hoursLater(4) }));
    expect(await running()).toEqual([id(2), id(1)]);
    expect(await all()).toEqual([
      [id(3), 'scheduled'],
      [id(1), 'running'],
      [id(2), 'running'],
    ]);
    expect(await sales.nextBoundary(NOON)).toEqual(hoursLater(1));
    clock.set(hoursLater(2));
    expect(await running()).toEqual([id(1), id(3)]);
  });

  it('hides sales of inactive products from visitors, and sales of deleted products from everyone', async () => {
    const { id: saleId } = await sales.create(saleDraft());
    const before = products.products;
    products.products = before.map((product) => ({ ...product, isActive: false }));
    expect(await running()).toEqual([]);
    expect(await all()).toEqual([[id(1), 'running']]);
    products.products = [];
    expect(await all()).toEqual([]);
    for (const call of [sales.adminGet(saleId), sales.update(saleId, saleDraft()), sales.remove(saleId)])
      await expect(call).rejects.toMatchObject({ kind: 'not-found' });
    products.products = before;
    expect(await running()).toEqual([id(1)]);
  });

  it.each([
    [49, 1],
    [0, 99],
    [1, 50],
  ])(
    'refuses a sale of Rp %d by %d percent, which lowers nothing, and shows no stored one',
    async (price, percent) => {
      const priced = (value: number) => products.products.map((product) => ({ ...product, price: value }));
      const draft = saleDraft({ discountPercentage: percent });
      products.products = priced(1000);
      const stored = await sales.create(draft);
      expect(await running()).toEqual([id(1)]);
      products.products = priced(price);
      const refused = { kind: 'invalid', message: nothingLowered };
      await expect(sales.create({ ...draft, productId: id(2) })).rejects.toMatchObject(refused);
      await expect(sales.update(stored.id, draft)).rejects.toMatchObject(refused);
      expect(await running()).toEqual([]);
      expect(await all()).toEqual([[id(1), 'running']]);
    },
  );

  it('refuses a sale of a product that does not exist', async () => {
    const unknown = saleDraft({ productId: id(8) });
    await expect(sales.create(unknown)).rejects.toMatchObject({ kind: 'invalid' });
    const { id: saleId } = await sales.create(saleDraft());
    await expect(sales.update(saleId, unknown)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await sales.adminGet(saleId)).toMatchObject({ productId: id(1), version: 1 });
  });

  it('refuses an edit or deletion with an old version; the version is optional', async () => {
    const { id: saleId } = await sales.create(saleDraft());
    const half = saleDraft({ discountPercentage: 50 });
    expect(await sales.update(saleId, half, 1)).toMatchObject({ version: 2, status: 'running' });
    await expect(sales.update(saleId, half, 1)).rejects.toMatchObject({ kind: 'stale' });
    await expect(sales.remove(saleId, 1)).rejects.toMatchObject({ kind: 'stale' });
    await sales.update(saleId, half);
    await sales.remove(saleId, 3);
    await expect(sales.adminGet(saleId)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('refuses a sale that overlaps another sale of the product', async () => {
    await sales.create(saleDraft());
    await expect(sales.create(saleDraft())).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('seeds sales for sample products without a sale, and removes only the sample sales', async () => {
    // Product 3 is not a sample product, so no sale is seeded for this product.
    const sampleProducts = products.products.slice(0, 2) as Awaited<
      ReturnType<CatalogQueries['listSampleProducts']>
    >;
    const packaged = [1, 2, 3].map((number) => ({
      product: `Produk ${number}`,
      discountPercentage: 10 * number,
      hours: 30,
    }));
    const catalog = { listSampleProducts: () => Promise.resolve(sampleProducts) };
    const samples = new SampleSales(sales, catalog, clock, packaged);
    const own = await sales.create(saleDraft({ productId: id(2) }));
    await samples.seed();
    await samples.seed();
    expect(
      (await sales.adminList()).map(({ productId, discountPercentage, endDate, isSample }) => [
        productId,
        discountPercentage,
        endDate,
        isSample,
      ]),
    ).toEqual([
      [id(1), 10, hoursLater(30), true],
      [id(2), own.discountPercentage, own.endDate, false],
    ]);
    // Sales of deleted products are removed, too.
    products.products = products.products.slice(1);
    expect(await samples.remove()).toEqual({ deletedFlashSales: 1 });
    expect(await samples.remove()).toEqual({ deletedFlashSales: 0 });
    expect((await sales.adminList()).map((sale) => sale.id)).toEqual([own.id]);
  });

  it('restores a sale within 30 days, unless it ended, overlaps another sale, or its product is deleted', async () => {
    const draft = saleDraft({ endDate: hoursLater(31 * 24) });
    const { id: saleId } = await sales.create(draft);
    await sales.remove(saleId);
    const { id: otherId } = await sales.create(draft);
    await expect(sales.restore(saleId)).rejects.toMatchObject({ kind: 'conflict', message: overlapping });
    await sales.remove(otherId);
    const before = products.products;
    products.products = [];
    await expect(sales.restore(saleId)).rejects.toMatchObject({ kind: 'conflict', message: productDeleted });
    products.products = before;
    expect(await sales.restore(saleId)).toMatchObject({ id: saleId, version: 3, status: 'running' });
    await expect(sales.restore(saleId)).rejects.toMatchObject({ kind: 'not-found' });
    const short = await sales.create(saleDraft({ productId: id(2) }));
    await sales.remove(short.id);
    clock.set(hoursLater(2));
    await expect(sales.restore(short.id)).rejects.toMatchObject({ kind: 'conflict', message: endedForGood });
    clock.set(hoursLater(30 * 24));
    await expect(sales.restore(otherId)).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('removes several sales, and returns the number of sales that this call removed', async () => {
    const { id: saleId } = await sales.create(saleDraft());
    const { id: otherId } = await sales.create(saleDraft({ productId: id(2) }));
    expect(await sales.removeMany([saleId, id(77), saleId, otherId])).toBe(2);
    expect(await all()).toEqual([]);
  });
});
