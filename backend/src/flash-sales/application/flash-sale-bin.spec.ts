import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FlashSaleState } from '../domain/flash-sale.js';
import { aSale, hoursLater, id } from '../testing/builders.js';
import { InMemoryDeletedFlashSales } from '../testing/in-memory-deleted-flash-sales.js';
import { InMemoryFlashSaleRepository } from '../testing/in-memory-flash-sale-repository.js';
import { InMemorySaleProducts } from '../testing/in-memory-sale-products.js';
import { FlashSaleBin } from './flash-sale-bin.js';

describe('FlashSaleBin', () => {
  let sales: InMemoryFlashSaleRepository;
  let products: InMemorySaleProducts;
  let bin: FlashSaleBin;

  beforeEach(async () => {
    const rows = new Map<string, FlashSaleState>();
    sales = new InMemoryFlashSaleRepository(rows);
    products = new InMemorySaleProducts();
    bin = new FlashSaleBin(new InMemoryDeletedFlashSales(rows), products);
    for (const number of [1, 2, 3, 4]) await sales.add(aSale(number, 0, 2));
    for (const number of [1, 2])
      await sales.change(id(number), (sale) => {
        sale.remove(hoursLater(number));
      });
  });

  it('lists each deleted sale with the name of its product, or a placeholder for an erased product', async () => {
    products.products = products.products.filter((product) => product.id === id(2));
    expect(await bin.list(hoursLater(0))).toMatchObject([
      { id: id(2), name: 'Produk 2', price: 1000, discountPercentage: 25 },
      { id: id(1), name: 'Produk yang sudah tidak ada', price: null },
    ]);
  });

  it('erases old deleted sales first, then sales of erased products, up to a limit', async () => {
    // The products of the sales 1, 2 and 4 are erased. Sale 2 was deleted too late for the first purge.
    products.products = products.products.filter((product) => product.id === id(3));
    expect(await bin.purge(hoursLater(1), 1)).toBe(1);
    expect(await bin.list(hoursLater(0))).toHaveLength(1);
    expect((await sales.list()).length).toBe(2);
    expect(await bin.purge(hoursLater(1), 9)).toBe(2);
    expect((await sales.list()).map(({ state }) => state.id)).toEqual([id(3)]);
  });
});
