import type { CategoryView, CategoryViews } from './ports/category-views.js';
import type { ProductView, ProductViews, SitemapProduct } from './ports/product-views.js';

export interface SitemapCategory {
  readonly slug: string;
  readonly updatedAt: Date;
}

export interface SitemapEntries {
  readonly products: readonly SitemapProduct[];
  readonly categories: readonly SitemapCategory[];
}

/** What the rest of the shop may know of the catalog. */
export class CatalogQueries {
  constructor(
    private readonly products: ProductViews,
    private readonly categories: CategoryViews,
  ) {}

  /** Those of these products that were not deleted, inactive ones too, in no order. */
  findProducts(ids: readonly string[]): Promise<ProductView[]> {
    return this.products.findMany(ids);
  }

  /** Those of these categories that were not deleted, inactive ones too. */
  async findCategories(ids: readonly string[]): Promise<CategoryView[]> {
    return (await this.categories.list()).filter(({ id }) => ids.includes(id));
  }

  /** Those of these published images that a product shows, also a deleted one, which may come back. */
  referencedAmong(objectPaths: readonly string[]): Promise<string[]> {
    return this.products.imagesInUse(objectPaths);
  }

  /** The same without the products of the sample catalog. */
  ownAmong(objectPaths: readonly string[]): Promise<string[]> {
    return this.products.imagesInUse(objectPaths, { withSamples: false });
  }

  /** The active products and categories, each of which has a page. */
  async listSitemapEntries(): Promise<SitemapEntries> {
    const [products, categories] = await Promise.all([
      this.products.listForSitemap(),
      this.categories.list(),
    ]);
    return {
      products,
      categories: categories
        .filter(({ isActive }) => isActive)
        .map(({ slug, updatedAt }) => ({ slug, updatedAt })),
    };
  }
}
