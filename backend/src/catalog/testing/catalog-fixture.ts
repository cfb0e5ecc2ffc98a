import type {
  CatalogChanges,
  CategoryViews,
  DeletedCatalog,
  PreviewLinks,
  ProductViews,
} from '../application/ports.js';
import type { Category } from '../domain/category.js';
import type { Product } from '../domain/product.js';
import { minutesLater } from './builders.js';

/** The catalog's ports over one shared, initially empty store. */
export interface CatalogFixture {
  readonly changes: CatalogChanges;
  readonly products: ProductViews;
  readonly categories: CategoryViews;
  readonly deleted: DeletedCatalog;
  readonly previewLinks: PreviewLinks;
}

export async function addProducts({ changes }: CatalogFixture, ...added: readonly Product[]): Promise<void> {
  await changes.run(async ({ products }) => {
    for (const product of added) await products.add(product);
  });
}

export async function addCategories(
  { changes }: CatalogFixture,
  ...added: readonly Category[]
): Promise<void> {
  await changes.run(async ({ categories }) => {
    for (const category of added) await categories.add(category);
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
