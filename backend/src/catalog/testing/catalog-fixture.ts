import type { Pins } from '../application/pin-service.js';
import type { CatalogChanges, CategoryViews, ProductViews } from '../application/ports.js';
import type { PreviewLinks } from '../application/preview-service.js';
import { ERASED_AT } from '../../platform/domain/bin.js';
import { Category } from '../domain/category.js';
import { Product } from '../domain/product.js';
import { categoryOfProducts, minutesLater, slugOf } from './builders.js';

/** The catalog's ports over one shared, initially empty store. */
export interface CatalogFixture {
  readonly changes: CatalogChanges;
  readonly products: ProductViews;
  readonly categories: CategoryViews;
  readonly pins: Pins;
  readonly previewLinks: PreviewLinks;
}

/** Adds products. A category that does not exist is added as an erased one. */
export async function addProducts({ changes }: CatalogFixture, ...added: readonly Product[]): Promise<void> {
  await changes.run(async ({ products, categories }) => {
    for (const product of added) {
      const { categoryId } = product.state;
      const slug = slugOf(categoryId) ?? '';
      const live = await categories.findForShare(slug);
      if (!live && !(await categories.find(categoryId))) {
        const { state } = categoryOfProducts(slug);
        await categories.add(Category.restore({ ...state, deletedAt: ERASED_AT }));
      }
      await products.add(Product.restore({ ...product.state, categoryId: live?.state.id ?? categoryId }));
    }
  });
}

export async function addCategories(
  { changes }: CatalogFixture,
  ...added: readonly Category[]
): Promise<void> {
  await changes.run(async ({ products, categories }) => {
    for (const category of added) {
      await categories.add(category);
      await products.takeOver(category.state.slug, category.state.id);
    }
  });
}

export async function deleteProduct(
  { changes }: CatalogFixture,
  id: string,
  now = minutesLater(60),
): Promise<void> {
  await changes.run(async ({ products }) => {
    const product = await products.findForUpdate(id);
    if (!product) throw new Error('There is no such product');
    product.remove(now);
    await products.save(product);
  });
}

export async function deleteCategory(
  { changes }: CatalogFixture,
  id: string,
  now = minutesLater(60),
): Promise<void> {
  await changes.run(async ({ categories }) => {
    const category = await categories.findForUpdate(id);
    if (!category) throw new Error('There is no such category');
    category.remove(now);
    await categories.save(category);
  });
}

export async function renameCategory({ changes }: CatalogFixture, id: string, slug: string): Promise<void> {
  await changes.run(async ({ categories }) => {
    const category = await categories.findForUpdate(id);
    if (!category) throw new Error('There is no such category');
    category.revise({ ...category.state, slug }, minutesLater(30));
    await categories.save(category);
  });
}
