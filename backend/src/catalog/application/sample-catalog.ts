import type { Clock } from '../../platform/clock/clock.js';
import type { SampleCategories, SampleData } from '../../platform/domain/sample-data.js';
import type { CategoryDraft } from '../domain/category.js';
import type { ProductDraft } from '../domain/product.js';
import { CatalogSeeder } from './catalog-seeder.js';
import type { CatalogChanges, CategoryViews, ProductViews } from './ports.js';

/** The products are ordered from newest to oldest. */
export interface PackagedCatalog {
  readonly categories: readonly Omit<CategoryDraft, 'isActive'>[];
  readonly products: readonly Omit<ProductDraft, 'isActive'>[];
}

const MINUTE_MS = 60_000;

export class SampleCatalog implements SampleData {
  // Other sample data, such as sales, refers to the products. So the catalog is seeded first and removed last.
  readonly order = 1;
  private readonly seeder: CatalogSeeder;

  constructor(
    changes: CatalogChanges,
    private readonly products: ProductViews,
    private readonly categories: CategoryViews,
    private readonly clock: Clock,
  ) {
    this.seeder = new CatalogSeeder(changes, products, categories, clock);
  }

  isUntouched(): Promise<boolean> {
    return this.seeder.isUntouched();
  }

  /**
   * Adds the whole catalog in one transaction, but only if there are no products or categories, not even deleted ones.
   */
  async seed({ categories, products }: PackagedCatalog): Promise<void> {
    if (!(await this.isUntouched())) return;
    const now = await this.clock.now();
    await this.seeder.seed({
      categories: categories.map((category) => ({ draft: { ...category, isActive: true }, createdAt: now })),
      // The times of creation are one minute apart, because lists sort products by these times, the newest first.
      products: products.map((product, i) => ({
        draft: { ...product, isActive: true },
        createdAt: new Date(now.getTime() - i * MINUTE_MS),
      })),
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
    const sampleIds = (await this.products.listSamples(now)).map(({ id }) => id);
    const { productIds } = await this.seeder.remove({ productIds: sampleIds, categoryIds: [] });
    if (choice === 'keep') {
      await this.seeder.adoptCategories();
      return { deletedProducts: productIds.length, deletedCategories: 0 };
    }
    // The sample products are deleted already, so the counted products are products of the owner.
    const emptyIds = (await this.categories.listCounted())
      .filter(({ isSample, productCount }) => isSample && productCount === 0)
      .map(({ id }) => id);
    const { categoryIds } = await this.seeder.remove({ productIds: [], categoryIds: emptyIds });
    return { deletedProducts: productIds.length, deletedCategories: categoryIds.length };
  }
}
