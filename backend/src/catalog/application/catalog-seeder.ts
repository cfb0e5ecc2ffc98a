import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { Category, type CategoryDraft } from '../domain/category.js';
import { Product, type ProductDraft } from '../domain/product.js';
import type { CatalogChanges, CategoryViews, ProductViews } from './ports.js';

interface SeededRow {
  readonly id?: string;
  readonly createdAt: Date;
}

const IS_SAMPLE = true;

export interface CatalogSeed {
  readonly categories: readonly (SeededRow & { readonly draft: CategoryDraft })[];
  readonly products: readonly (SeededRow & { readonly draft: ProductDraft })[];
}

/** Ids of categories and products. `seed` returns the ids in the order of the seed, `remove` returns sorted ids. */
export interface CatalogIds {
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
}

/**
 * Adds and removes whole catalogs, for the sample data. To avoid deadlocks, categories come before products, and the
 * rows that change are locked in the order of their ids (see `CatalogChanges`).
 */
export class CatalogSeeder {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly products: ProductViews,
    private readonly categories: CategoryViews,
    private readonly clock: Clock,
  ) {}

  /** Whether there are no products and no categories, not even deleted ones. */
  async isUntouched(): Promise<boolean> {
    return (await this.products.areEmpty()) && (await this.categories.areEmpty());
  }

  async seed(seed: CatalogSeed): Promise<CatalogIds> {
    return this.changes.run(async ({ products, categories }) => {
      const bySlug = new Map<string, Category>();
      const categoryIds: string[] = [];
      const productIds: string[] = [];
      for (const { id = randomUUID(), draft, createdAt } of seed.categories) {
        const category = Category.create(id, draft, createdAt, IS_SAMPLE);
        await categories.add(category);
        bySlug.set(category.state.slug, category);
        categoryIds.push(id);
      }
      for (const { id = randomUUID(), draft, createdAt } of seed.products) {
        const category = bySlug.get(draft.category) ?? (await categories.findForShare(draft.category));
        await products.add(Product.create(id, draft, category, createdAt, IS_SAMPLE));
        productIds.push(id);
      }
      return { categoryIds, productIds };
    });
  }

  async adoptCategories(): Promise<void> {
    const now = await this.clock.now();
    const samples = (await this.categories.list()).filter(({ isSample }) => isSample);
    await this.changes.run(async ({ categories }) => {
      for (const { id } of samples.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        const category = await categories.findForUpdate(id);
        if (!category) continue;
        category.adopt(now);
        await categories.save(category);
      }
    });
  }

  /** Deletes the given rows, except rows that are already deleted. @returns the ids of the deleted rows. */
  async remove({ categoryIds, productIds }: CatalogIds): Promise<CatalogIds> {
    const now = await this.clock.now();
    return this.changes.run(async ({ products, categories }) => {
      const removed = { categoryIds: [] as string[], productIds: [] as string[] };
      for (const id of [...categoryIds].sort()) {
        const category = await categories.findForUpdate(id);
        if (!category) continue;
        category.remove(now);
        await categories.save(category);
        removed.categoryIds.push(id);
      }
      for (const id of [...productIds].sort()) {
        const product = await products.findForUpdate(id);
        if (!product) continue;
        product.remove(now);
        await products.save(product);
        removed.productIds.push(id);
      }
      return removed;
    });
  }
}
