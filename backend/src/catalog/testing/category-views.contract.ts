import { expect, it } from '@jest/globals';
import {
  addCategories,
  addProducts,
  deleteCategory,
  deleteProduct,
  type CatalogFixture,
} from './catalog-fixture.js';
import { aCategory, aProduct, id } from './builders.js';

/** The tests that every `CategoryViews` must pass. */
export function categoryViewsContract(subject: () => CatalogFixture): void {
  it('returns all fields of a category and the number of its products that are not deleted', async () => {
    const category = aCategory({ description: 'Dua\nbaris' });
    await addCategories(subject(), category);
    await addProducts(subject(), aProduct({}, 1), aProduct({ isActive: false }, 2), aProduct({}, 3));
    await addProducts(subject(), aProduct({ category: 'design' }, 4));
    await deleteProduct(subject(), id(3));
    const { deletedAt: _, ...state } = category.state;
    const view = { ...state, productCount: 2 };
    expect(await subject().categories.find(id(1))).toEqual(view);
    expect(await subject().categories.findBySlug('printing')).toEqual(view);
    expect(await subject().categories.list()).toEqual([view]);
  });

  it('does not return deleted categories', async () => {
    expect(await subject().categories.areEmpty()).toBe(true);
    await addCategories(subject(), aCategory());
    await deleteCategory(subject(), id(1));
    expect(await subject().categories.list()).toEqual([]);
    expect(await subject().categories.find(id(1))).toBeUndefined();
    expect(await subject().categories.findBySlug('printing')).toBeUndefined();
    expect(await subject().categories.areEmpty()).toBe(false);
  });

  it('sorts by sort order, then by name in Indonesian collation', async () => {
    await addCategories(
      subject(),
      aCategory({ name: 'Zine', slug: 'a', sortOrder: 1 }, 1),
      aCategory({ name: 'Amplop', slug: 'b', sortOrder: 2 }, 2),
      aCategory({ name: 'banner', slug: 'c', sortOrder: 1 }, 3),
      aCategory({ name: 'Éclair', slug: 'd', sortOrder: 1 }, 4),
      aCategory({ name: 'Cetak', slug: 'e', sortOrder: 1, isActive: false }, 5),
    );
    const sorted = await subject().categories.list();
    expect(sorted.map(({ name }) => name)).toEqual(['banner', 'Cetak', 'Éclair', 'Zine', 'Amplop']);
  });
}
