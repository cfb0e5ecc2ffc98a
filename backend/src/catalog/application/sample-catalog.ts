import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import type { SampleCategories, SampleData } from '../../platform/domain/sample-data.js';
import { Category, type CategoryDraft } from '../domain/category.js';
import { Product, type ProductDraft } from '../domain/product.js';
import type { CatalogChanges, CategoryViews, ProductViews } from './ports.js';

/** The products are ordered from newest to oldest. */
export interface PackagedCatalog {
  readonly categories: readonly Omit<CategoryDraft, 'isActive'>[];
  readonly products: readonly Omit<ProductDraft, 'isActive'>[];
}

const IS_SAMPLE = true;
const MINUTE_MS = 60_000;

export class SampleCatalog implements SampleData {
  // Other sample data, such as sales, refers to the products. So the catalog is seeded first and removed last.
  readonly order = 1;

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

  /** Adds the whole catalog in one transaction, but only to an untouched one. */
  async seed(packaged: PackagedCatalog): Promise<void> {
    if (!(await this.isUntouched())) return;
    const now = await this.clock.now();
    await this.changes.run(async ({ categories, products }) => {
      const bySlug = new Map<string, Category>();
      for (const draft of packaged.categories) {
        const category = Category.create(randomUUID(), { ...draft, isActive: true }, now, IS_SAMPLE);
        await categories.add(category);
        bySlug.set(category.state.slug, category);
      }
      for (const [i, draft] of packaged.products.entries()) {
        // Lists sort products by the time of creation, the newest first.
        const createdAt = new Date(now.getTime() - i * MINUTE_MS);
        const category = bySlug.get(draft.category);
        const product = Product.create(
          randomUUID(),
          { ...draft, isActive: true },
          category,
          createdAt,
          IS_SAMPLE,
        );
        await products.add(product);
      }
    });
  }

  async isPresent(): Promise<boolean> {
    const now = await this.clock.now();
    const [products, categories] = await Promise.all([
      this.products.listSamples(now),
      this.categories.listCounted(),
    ]);
    return products.length > 0 || categories.some(({ isSample }) => isSample);
  }

  /**
   * Deletes the sample products and the sample categories. Categories that contain products of the owner are always
   * kept. With 'keep', all sample categories are kept and become categories of the owner.
   */
  async remove(choice: SampleCategories): Promise<{ deletedProducts: number; deletedCategories: number }> {
    const now = await this.clock.now();
    const productIds = (await this.products.listSamples(now)).map(({ id }) => id);
    const deletedProducts = await this.changes.run(({ products }) =>
      changeEach(products, productIds, (product) => product.remove(now)),
    );
    // The sample products are deleted already, so the counted products are products of the owner.
    const samples = (await this.categories.listCounted()).filter(
      ({ isSample, productCount }) => isSample && (choice === 'keep' || productCount === 0),
    );
    const changedCategories = await this.changes.run(({ categories }) =>
      changeEach(
        categories,
        samples.map(({ id }) => id),
        (category) => (choice === 'keep' ? category.adopt(now) : category.remove(now)),
      ),
    );
    return { deletedProducts, deletedCategories: choice === 'keep' ? 0 : changedCategories };
  }
}

interface Rows<T> {
  findForUpdate(id: string): Promise<T | undefined>;
  save(row: T): Promise<void>;
}

/**
 * Changes rows, except those that are deleted meanwhile, in the order in which rows are locked (see `CatalogChanges`).
 * @returns the number of changed rows
 */
async function changeEach<T>(
  rows: Rows<T>,
  ids: readonly string[],
  change: (row: T) => void,
): Promise<number> {
  let changed = 0;
  for (const id of ids.toSorted()) {
    const row = await rows.findForUpdate(id);
    if (!row) continue;
    change(row);
    await rows.save(row);
    changed += 1;
  }
  return changed;
}
