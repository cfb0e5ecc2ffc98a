import type { ProductState } from '../../domain/product.js';
import type { Service } from '../../domain/service-filter.js';

/** A live product as a page or the panel reads it. */
export interface ProductView extends Omit<ProductState, 'deletedAt'> {
  /** Its category was deleted. */
  readonly uncategorised: boolean;
}

export type ProductSort = 'newest' | 'name' | 'price';

export interface ProductListQuery {
  readonly active?: boolean;
  readonly category?: string;
  readonly service?: Service;
  /** Part of the name, the description, the category's slug or the category's name, in whatever case. */
  readonly q?: string;
  /** Newest first unless said otherwise; by name as Indonesian sorts; cheapest first. */
  readonly sort?: ProductSort;
  readonly limit?: number;
  readonly offset?: number;
}

export interface ProductPage {
  readonly items: ProductView[];
  /** How many there are in all. */
  readonly total: number;
}

export interface SitemapProduct {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Reads of live products that need no aggregate. */
export abstract class ProductViews {
  abstract list(query: ProductListQuery): Promise<ProductPage>;
  abstract find(id: string): Promise<ProductView | undefined>;
  abstract findMany(ids: readonly string[]): Promise<ProductView[]>;
  abstract listForSitemap(): Promise<SitemapProduct[]>;
  /** Those of these images that a product shows, also a deleted one, which may come back. */
  abstract imagesInUse(
    images: readonly string[],
    options?: { readonly withSamples: boolean },
  ): Promise<string[]>;
  /** Whether there was never a product. */
  abstract areEmpty(): Promise<boolean>;
}
