import { expect, it } from '@jest/globals';
import {
  addCategories,
  addProducts,
  deleteCategory,
  deleteProduct,
  renameCategory,
  type CatalogFixture,
} from './catalog-fixture.js';
import { aCategory, aProduct, id } from './builders.js';

export function categoryViewsContract(fixture: () => CatalogFixture): void {
  it('returns all fields of a category, and on demand the number of its products that are not deleted', async () => {
    const category = aCategory({ description: 'Dua\nbaris' });
    await addCategories(fixture(), category);
    await addProducts(fixture(), aProduct({}, 1), aProduct({ isActive: false }, 2), aProduct({}, 3));
    await addProducts(fixture(), aProduct({ category: 'design' }, 4));
    await deleteProduct(fixture(), id(3));
    const { deletedAt: _, ...state } = category.state;
    expect(await fixture().categories.list()).toEqual([state]);
    expect(await fixture().categories.findBySlug('printing')).toEqual(state);
    const counted = { ...state, productCount: 2 };
    expect(await fixture().categories.listCounted()).toEqual([counted]);
    expect(await fixture().categories.findCounted(id(1))).toEqual(counted);
  });

  it('does not return deleted categories, and is not empty while their rows exist', async () => {
    expect(await fixture().categories.areEmpty()).toBe(true);
    await addCategories(fixture(), aCategory());
    await deleteCategory(fixture(), id(1));
    expect(await fixture().categories.list()).toEqual([]);
    expect(await fixture().categories.listCounted()).toEqual([]);
    expect(await fixture().categories.findCounted(id(1))).toBeUndefined();
    expect(await fixture().categories.findBySlug('printing')).toBeUndefined();
    expect(await fixture().categories.areEmpty()).toBe(false);
  });

  it('finds the category that had a slug last, unless a category has the slug now', async () => {
    await addCategories(fixture(), aCategory());
    await renameCategory(fixture(), id(1), 'cetak');
    await renameCategory(fixture(), id(1), 'percetakan');
    const moved = (slug: string) => fixture().categories.findMoved(slug);
    expect(await Promise.all(['printing', 'cetak', 'percetakan', 'lain'].map(moved))).toEqual([
      'percetakan',
      'percetakan',
      undefined,
      undefined,
    ]);
    await addCategories(fixture(), aCategory({ slug: 'cetak' }, 2));
    expect(await moved('cetak')).toBeUndefined();
    await deleteCategory(fixture(), id(1));
    expect(await moved('printing')).toBeUndefined();
  });

  it('sorts by sort order, then by name in Indonesian collation', async () => {
    await addCategories(
      fixture(),
      aCategory({ name: 'Zine', slug: 'a', sortOrder: 1 }, 1),
      aCategory({ name: 'Amplop', slug: 'b', sortOrder: 2 }, 2),
      aCategory({ name: 'banner', slug: 'c', sortOrder: 1 }, 3),
      aCategory({ name: 'Éclair', slug: 'd', sortOrder: 1 }, 4),
      aCategory({ name: 'Cetak', slug: 'e', sortOrder: 1, isActive: false }, 5),
    );
    const categories = fixture().categories;
    for (const sorted of [await categories.list(), await categories.listCounted()])
      expect(sorted.map(({ name }) => name)).toEqual(['banner', 'Cetak', 'Éclair', 'Zine', 'Amplop']);
  });
}
