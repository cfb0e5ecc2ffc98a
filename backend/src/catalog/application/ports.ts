import type { Category, CategoryState } from '../domain/category.js';
import type { Product, ProductState } from '../domain/product.js';
import type { SearchTerms } from '../domain/search-terms.js';
import type { ServicePage } from '../domain/service-page.js';

// The ports of this module. Each port has a fake in testing/ and an adapter in adapters/.

/** Products within one change. Deleted products are not found. */
export abstract class ProductRepository {
  abstract add(product: Product): Promise<void>;
  /** The product, locked against all other changes until this one ends (SELECT … FOR UPDATE). */
  abstract findForUpdate(id: string): Promise<Product | undefined>;
  /** Like `findForUpdate`, for a product that was deleted after `since`. */
  abstract findDeletedForUpdate(id: string, since: Date): Promise<Product | undefined>;
  abstract save(product: Product): Promise<void>;
  /**
   * Removes the rows of these products if they were deleted at or before `until`.
   * @returns the number of removed rows.
   */
  abstract erase(ids: readonly string[], until: Date): Promise<number>;
  /** Moves all products from one category slug to another. Deleted products move too, because they can be restored. */
  abstract moveToCategory(from: string, to: string, now: Date): Promise<void>;
  /** The distinct chat numbers of products, as typed. */
  abstract chatNumbers(): Promise<string[]>;
  /** Sets `to` on the products whose chat number is one of `typed`. @returns the number of changed products. */
  abstract replaceChatNumbers(typed: readonly string[], to: string, now: Date): Promise<number>;
}

/** Categories within one change. Deleted categories are not found. */
export abstract class CategoryRepository {
  /** @throws DomainError 'conflict' if a category that is not deleted has the slug. */
  abstract add(category: Category): Promise<void>;
  /** The category, locked against all other changes until this one ends (SELECT … FOR UPDATE). */
  abstract findForUpdate(id: string): Promise<Category | undefined>;
  /** Like `findForUpdate`, for a category that was deleted after `since`. */
  abstract findDeletedForUpdate(id: string, since: Date): Promise<Category | undefined>;
  /**
   * Removes the rows of these categories if they were deleted at or before `until`.
   * @returns the number of removed rows.
   */
  abstract erase(ids: readonly string[], until: Date): Promise<number>;
  /** The category with this slug, locked against edits but not against reads (SELECT … FOR SHARE). */
  abstract findForShare(slug: string): Promise<Category | undefined>;
  /** @throws DomainError 'conflict' if another category that is not deleted has the slug. */
  abstract save(category: Category): Promise<void>;
}

export interface CatalogChange {
  readonly products: ProductRepository;
  readonly categories: CategoryRepository;
}

/**
 * Runs one change of the catalog atomically. To avoid deadlocks, lock categories before products, and rows of one kind
 * in the order of their ids.
 */
export abstract class CatalogChanges {
  abstract run<T>(work: (change: CatalogChange) => Promise<T>): Promise<T>;
}

export type Deleted<State> = State & { readonly deletedAt: Date };

/** Deleted rows of one kind, newest deletion first, equal times by id. */
export interface DeletedRows<State> {
  countAfter(since: Date): Promise<number>;
  after(since: Date, limit?: number): Promise<Deleted<State>[]>;
  /** The rows that were deleted at or before `until`, oldest first. */
  until(until: Date, limit: number): Promise<Deleted<State>[]>;
  find(id: string, since: Date): Promise<Deleted<State> | undefined>;
}

/** Read-only queries of deleted products and categories. */
export abstract class DeletedCatalog {
  abstract readonly products: DeletedRows<ProductState>;
  abstract readonly categories: DeletedRows<CategoryState>;
  /** Products by id, deleted or not. */
  abstract productsByIds(ids: readonly string[]): Promise<ProductState[]>;
}

/** A category that is not deleted, as pages read it. */
export type CategoryView = Omit<CategoryState, 'deletedAt'>;

/** A category as the panel reads it, with the number of its products. */
export interface CountedCategoryView extends CategoryView {
  /** The number of its products, including inactive but not deleted ones. */
  readonly productCount: number;
}

/** Read-only queries of categories that are not deleted; lists are sorted by sort order, then name. */
export abstract class CategoryViews {
  abstract list(): Promise<CategoryView[]>;
  abstract findBySlug(slug: string): Promise<CategoryView | undefined>;
  /** Not for pages, because counting takes longer the more products there are. */
  abstract listCounted(): Promise<CountedCategoryView[]>;
  abstract findCounted(id: string): Promise<CountedCategoryView | undefined>;
  /** Whether no category was ever added; deleted ones count. */
  abstract areEmpty(): Promise<boolean>;
}

/** The published images that products may refer to. */
export abstract class Images {
  /**
   * Protects images from garbage collection until a product that refers to them is saved.
   * @param images paths of published images, or https URLs
   * @returns the given images, without paths of images that are not published (any more).
   */
  abstract protectExisting(images: readonly string[]): Promise<string[]>;
  /** Announces that products which refer to images are erased. The images may then become unused without a warning. */
  abstract release(images: readonly string[]): Promise<void>;
}

/**
 * A product that is not deleted, as pages and the panel read it. From its time of publication on, it counts as active.
 */
export interface ProductView extends Omit<ProductState, 'deletedAt'> {
  /** Whether its category was deleted. */
  readonly uncategorised: boolean;
}

export type ProductSort = 'newest' | 'name' | 'price';

export interface ProductListQuery {
  readonly active?: boolean;
  /** True selects only the products of the sample catalog, false only the others. */
  readonly sample?: boolean;
  readonly category?: string;
  readonly service?: ServicePage;
  /** Search term: part of the name, description, category slug or category name; case-insensitive. */
  readonly q?: string;
  /** Lists products that `q` does not find but that mention these words in the same texts. */
  readonly similar?: SearchTerms;
  /** 'newest' first by default; 'name' in Indonesian collation; 'price' with the cheapest first. */
  readonly sort?: ProductSort;
  readonly limit?: number;
  readonly offset?: number;
}

export interface ProductPage {
  readonly items: ProductView[];
  /** The number of matching products on all pages. */
  readonly total: number;
}

export interface SitemapProduct {
  readonly id: string;
  readonly updatedAt: Date;
}

/** Read-only queries of products that are not deleted; `now` decides which of them are published. */
export abstract class ProductViews {
  abstract list(query: ProductListQuery, now: Date): Promise<ProductPage>;
  abstract find(id: string, now: Date): Promise<ProductView | undefined>;
  abstract findMany(ids: readonly string[], now: Date): Promise<ProductView[]>;
  /** The first products that visitors see, newest first. Unlike `list`, it does not count the others. */
  abstract listNewest(limit: number, now: Date): Promise<ProductView[]>;
  /** The products of the sample catalog. */
  abstract listSamples(now: Date): Promise<ProductView[]>;
  /** Whether any product is not a sample. It does not count the products, because visitors wait for the result. */
  abstract isOwnPresent(): Promise<boolean>;
  abstract listForSitemap(now: Date): Promise<SitemapProduct[]>;
  /** The first time after `after` at which a hidden product is published; null if there is none. */
  abstract nextPublication(after: Date): Promise<Date | null>;
  /** The given images that a product refers to. Deleted products count, because they can be restored. */
  abstract imagesInUse(
    images: readonly string[],
    options?: { readonly withSamples: boolean },
  ): Promise<string[]>;
  /** Whether no product was ever added; deleted ones count. */
  abstract areEmpty(): Promise<boolean>;
}

/** A secret link to a product's page, which may be hidden. */
export interface PreviewLink {
  readonly id: string;
  readonly productId: string;
  readonly tokenHash: string;
  readonly expiresAt: Date;
}

export abstract class PreviewLinks {
  /** Also forgets all links that expired before `now`. */
  abstract add(link: PreviewLink, now: Date): Promise<void>;
  /** The product of a link that at `now` is neither expired nor revoked. */
  abstract findProductId(tokenHash: string, now: Date): Promise<string | undefined>;
  /** Revokes all links of a product. */
  abstract revokeAll(productId: string, now: Date): Promise<void>;
}
