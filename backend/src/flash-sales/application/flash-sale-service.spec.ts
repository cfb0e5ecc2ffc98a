import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CatalogQueries } from '../../catalog/index.js';
import { FixedClock } from '../../platform/clock/testing/fixed-clock.js';
import { hoursLater, id, NOON, saleDraft } from '../testing/builders.js';
import { InMemoryFlashSaleRepository } from '../testing/in-memory-flash-sale-repository.js';
import { InMemorySaleProducts } from '../testing/in-memory-sale-products.js';
import { nothingLowered } from '../domain/messages.js';
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

  it('removes several sales, and returns the number of sales that this call removed', async () => {
    const { id: saleId } = await sales.create(saleDraft());
    const { id: otherId } = await sales.create(saleDraft({ productId: id(2) }));
    expect(await sales.removeMany([saleId, id(77), saleId, otherId])).toBe(2);
    expect(await all()).toEqual([]);
  });
});
