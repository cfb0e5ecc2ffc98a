import type { Clock } from '../../platform/clock/clock.js';
import { isSlug } from '../domain/slug.js';
import {
  type CategoryRef,
  type CategoryViews,
  type ProductDetail,
  type ProductListQuery,
  type ProductView,
  type ProductViews,
  type SitemapProduct,
  visitorsSort,
} from './ports.js';

interface SitemapCategory {
  readonly slug: string;
  readonly updatedAt: Date;
}

export interface SitemapEntries {
  readonly products: readonly SitemapProduct[];
  readonly categories: readonly SitemapCategory[];
}

export class CatalogQueries {
  constructor(
    private readonly products: ProductViews,
    private readonly categories: CategoryViews,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the products with these ids, in no particular order. Inactive products are included, deleted products are
   * not.
   */
  async findProducts(ids: readonly string[]): Promise<ProductView[]> {
    return this.products.findMany(ids, await this.clock.now());
  }

  /** At most `limit` products of a category, also hidden ones; undefined if there is no such category. */
  async findProductsOf(slug: string, limit: number): Promise<readonly ProductView[] | undefined> {
    const category = isSlug(slug) ? await this.categories.findBySlug(slug) : undefined;
    return category && (await this.products.list({ category: slug, limit }, await this.clock.now())).items;
  }

  async findVisibleProduct(id: string): Promise<ProductView | undefined> {
    const product = await this.products.find(id, await this.clock.now());
    return product?.isActive ? product : undefined;
  }

  async listVisibleProducts(): Promise<readonly ProductView[]> {
    return (await this.products.list({ active: true }, await this.clock.now())).items;
  }

  async listVisibleDetails(): Promise<ProductDetail[]> {
    return this.products.listDetails(await this.clock.now());
  }

  async listCategoryNames(): Promise<ReadonlyMap<string, string>> {
    const active = (await this.categories.list()).filter(({ isActive }) => isActive);
    return new Map(active.map(({ slug, name }) => [slug, name]));
  }

  async listNewestProducts(limit: number): Promise<ProductView[]> {
    return this.products.listNewest(limit, await this.clock.now());
  }

  async listFirstProducts(
    of: Pick<ProductListQuery, 'category' | 'service' | 'sort'>,
    limit: number,
  ): Promise<readonly ProductView[]> {
    const query = { ...of, sort: visitorsSort(of), active: true, limit };
    return (await this.products.list(query, await this.clock.now())).items;
  }

  /** The title and the words of an active category's page. */
  async findCategoryTexts(
    slug: string,
  ): Promise<{ readonly title: string; readonly words: string } | undefined> {
    const category = await this.categories.findBySlug(slug);
    return category?.isActive ? { title: category.name, words: category.description ?? '' } : undefined;
  }

  async findCategorySlug(id: string): Promise<string | undefined> {
    return (await this.categories.list()).find((category) => category.id === id && category.isActive)?.slug;
  }

  /** The current slug of the active category that had this slug before; undefined if a category has the slug now. */
  async findMovedCategory(slug: string): Promise<string | undefined> {
    return isSlug(slug) ? this.categories.findMoved(slug) : undefined;
  }

  async listSampleProducts(): Promise<ProductView[]> {
    return this.products.listSamples(await this.clock.now());
  }

  isOwnPresent(): Promise<boolean> {
    return this.products.isOwnPresent();
  }

  /** Id and slug of all categories, the deleted ones last, those deleted first at the end. */
  listCategoryRefs(): Promise<CategoryRef[]> {
    return this.categories.listRefs();
  }

  /** The active products and categories, which have public pages. */
  async listSitemapEntries(): Promise<SitemapEntries> {
    const [products, categories] = await Promise.all([
      this.products.listForSitemap(await this.clock.now()),
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
