import { expect, it } from '@jest/globals';
import {
  addCategories,
  addProducts,
  type CatalogFixture,
  deleteCategory,
  deleteProduct,
} from './catalog-fixture.js';
import { aCategory, aProduct, id, minutesLater } from './builders.js';

/** The tests that every `DeletedCatalog` must pass. */
export function deletedCatalogContract(fixture: () => CatalogFixture): void {
  const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id);

  it('lists deletions after an instant newest first, and deletions until an instant oldest first', async () => {
    await addProducts(fixture(), ...[1, 2, 3, 4, 5].map((number) => aProduct({}, number)));
    for (const [number, minute] of [
      [1, 10],
      [2, 30],
      [3, 20],
      [4, 30],
    ] as const)
      await deleteProduct(fixture(), id(number), minutesLater(minute));
    const { products } = fixture().deleted;
    expect(ids(await products.after(minutesLater(10)))).toEqual([id(2), id(4), id(3)]);
    expect(ids(await products.after(minutesLater(0), 2))).toEqual([id(2), id(4)]);
    expect(await products.countAfter(minutesLater(10))).toBe(3);
    expect(ids(await products.until(minutesLater(20), 9))).toEqual([id(1), id(3)]);
    expect(ids(await products.until(minutesLater(20), 1))).toEqual([id(1)]);
    expect(await products.find(id(3), minutesLater(19))).toMatchObject({ deletedAt: minutesLater(20) });
    expect(await products.find(id(3), minutesLater(20))).toBeUndefined();
    // Product 5 is not deleted, and product 9 does not exist.
    expect(await products.find(id(5), minutesLater(0))).toBeUndefined();
    expect(ids(await fixture().deleted.productsByIds([id(1), id(5), id(9)])).sort()).toEqual([id(1), id(5)]);
  });

  it('lists deleted categories', async () => {
    await addCategories(fixture(), aCategory({}, 1), aCategory({ slug: 'design' }, 2));
    await deleteCategory(fixture(), id(2), minutesLater(10));
    const { categories } = fixture().deleted;
    expect(await categories.after(minutesLater(9))).toMatchObject([{ id: id(2), slug: 'design' }]);
    expect(await categories.countAfter(minutesLater(10))).toBe(0);
  });
}
