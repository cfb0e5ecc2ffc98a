import type { ProductState } from '../../domain/product.js';
import type { ServicePage } from '../../domain/service-page.js';

/** A product that is not deleted, as pages and the panel read it. */
export interface ProductView extends Omit<ProductState, 'deletedAt'> {
  /** Its category was deleted. */
  readonly uncategorised: boolean;
}

export type ProductSort = 'newest' | 'name' | 'price';

export interface ProductListQuery {
  readonly active?: boolean;
  readonly category?: string;
  readonly service?: ServicePage;
  /** Search term: part of the name, description, category slug or category name; case-insensitive. */
  readonly q?: string;
  /** 'newest' first by default; 'name' in Indonesian collation; 'price' with the cheapest first. */
  readonly sort?: ProductSort;
  readonly limit?: number;
  readonly offset?: number;
}

export interface ProductPage {
  readonly items: ProductView[];
  /** The number of matching products, not only of those on this page. */
  readonly total: number;
}

export interface SitemapProduct {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Read-only queries of products that are not deleted. */
export abstract class ProductViews {
  abstract list(query: ProductListQuery): Promise<ProductPage>;
  abstract find(id: string): Promise<ProductView | undefined>;
  abstract findMany(ids: readonly string[]): Promise<ProductView[]>;
  abstract listForSitemap(): Promise<SitemapProduct[]>;
  /** Which of these images a product refers to; deleted products count, because they can be restored. */
  abstract imagesInUse(
    images: readonly string[],
    options?: { readonly withSamples: boolean },
  ): Promise<string[]>;
  /** Whether no product was ever added; deleted ones count. */
  abstract areEmpty(): Promise<boolean>;
}
