import { expect, it } from '@jest/globals';
import type { ProductListQuery } from '../application/ports.js';
import { aCategory, aProduct, id, minutesLater, NOON } from './builders.js';
import { addCategories, addProducts, type CatalogFixture, deleteProduct } from './catalog-fixture.js';

/** The tests that every `Pins` must pass. */
export function pinsContract(fixture: () => CatalogFixture): void {
  const ids = async (query: ProductListQuery) => {
    const { items, total } = await fixture().products.list({ active: true, ...query }, minutesLater(60));
    return [items.map((product) => product.id), total];
  };
  const pin = (...numbers: readonly number[]) => fixture().pins.save(numbers.map(id), NOON, 0);

  it('stores the pins, and refuses another version than the stored one', async () => {
    const { pins } = fixture();
    expect(await pins.find()).toEqual({ productIds: [], version: 0 });
    expect(await pins.save([id(1)], NOON, 3)).toBe(false);
    expect(await pins.save([id(2), id(1)], NOON, 0)).toBe(true);
    expect(await pins.save([], NOON, 0)).toBe(false);
    expect(await pins.find()).toEqual({ productIds: [id(2), id(1)], version: 1 });
    expect(await pins.save([], NOON, 1)).toBe(true);
    expect(await pins.find()).toEqual({ productIds: [], version: 2 });
  });

  it('lists the pinned products in their order, also hidden and deleted ones', async () => {
    await addProducts(fixture(), aProduct({}, 1), aProduct({ isActive: false }, 2), aProduct({}, 3));
    await deleteProduct(fixture(), id(3));
    await pin(3, 2, 9, 1);
    const listed = await fixture().pins.list(NOON);
    expect(listed.map((product) => [product.id, product.isActive, product.isDeleted])).toEqual([
      [id(3), true, true],
      [id(2), false, false],
      [id(1), true, false],
    ]);
    expect(listed[2]).toMatchObject({ name: aProduct().state.name, image: aProduct().state.images[0] });
  });

  it('puts visible pins before the newest products, on each page and in each category', async () => {
    await addCategories(fixture(), aCategory());
    const numbers = [1, 2, 3, 4, 5, 6];
    await addProducts(
      fixture(),
      ...numbers.map((number) => aProduct({ isActive: number !== 5 }, number, minutesLater(number))),
    );
    await pin(2, 5, 4);
    const order = [2, 4, 6, 3, 1].map(id);
    expect(await ids({ sort: 'pinned' })).toEqual([order, 5]);
    expect(await ids({ sort: 'pinned', category: 'printing' })).toEqual([order, 5]);
    for (const limit of [1, 2, 3, 5])
      for (let offset = 0; offset <= 5; offset += 1)
        expect(await ids({ sort: 'pinned', limit, offset })).toEqual([
          order.slice(offset, offset + limit),
          5,
        ]);
    expect(await ids({ sort: 'newest' })).toEqual([[6, 4, 3, 2, 1].map(id), 5]);
    expect(await ids({ sort: 'pinned', category: 'other' })).toEqual([[], 0]);
  });
}
