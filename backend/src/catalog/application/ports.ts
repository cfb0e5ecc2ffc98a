import type { Category, CategoryState } from '../domain/category.js';
import type { PriceLabel } from '../domain/price-label.js';
import type { Product, ProductState } from '../domain/product.js';
import type { SearchMeaning } from '../domain/search-meaning.js';
import type { SearchedWord } from '../domain/search-terms.js';
import type { ServicePage } from '../domain/service-page.js';

export abstract class ProductRepository {
  abstract add(product: Product): Promise<void>;
  abstract addAll(products: readonly Product[]): Promise<void>;
  /** Finds a product and locks its row against all other changes until this change ends (SELECT … FOR UPDATE). */
  abstract findForUpdate(id: string): Promise<Product | undefined>;
  /** Like `findForUpdate`, for a product that was deleted after `since`. */
  abstract findDeletedForUpdate(id: string, since: Date): Promise<Product | undefined>;
  /** Finds products, also deleted ones, and locks their rows in the order of their ids like `findForUpdate`. */
  abstract findAllForUpdate(ids: readonly string[]): Promise<Product[]>;
  abstract save(product: Product): Promise<void>;
  abstract saveAll(products: readonly Product[]): Promise<void>;
  /**
   * Moves the products of deleted categories with this slug, also deleted products, to the category with this id. What
   * clients read of a product stays the same, so its version does, too.
   */
  abstract takeOver(slug: string, categoryId: string): Promise<void>;
  abstract chatNumbers(): Promise<string[]>;
  /**
   * Sets the chat number `to` on all products whose chat number is one of `typed`.
   * @returns the number of changed products.
   */
  abstract replaceChatNumbers(typed: readonly string[], to: string, now: Date): Promise<number>;
}

/**
 * Reads and writes categories within one change of the catalog. Deleted categories are left out, except where stated.
 */
export abstract class CategoryRepository {
  /** @throws DomainError 'conflict' if a category already has this slug. Deleted categories do not count. */
  abstract add(category: Category): Promise<void>;
  /** Finds a category and locks its row against all other changes until this change ends (SELECT … FOR UPDATE). */
  abstract findForUpdate(id: string): Promise<Category | undefined>;
  /** Like `findForUpdate`, for a category that was deleted after `since`. */
  abstract findDeletedForUpdate(id: string, since: Date): Promise<Category | undefined>;
  /** Finds the category with this slug and locks its row against edits, but not against reads (SELECT … FOR SHARE). */
  abstract findForShare(slug: string): Promise<Category | undefined>;
  /** Finds a category, also a deleted one, without a lock. */
  abstract find(id: string): Promise<Category | undefined>;
  /** Finds all categories in the order of their ids, and locks their rows against all other changes. */
  abstract findAllForUpdate(): Promise<Category[]>;
  /** @throws DomainError 'conflict' if another category already has this slug. Deleted categories do not count. */
  abstract save(category: Category): Promise<void>;
}

export interface CatalogChange {
  readonly products: ProductRepository;
  readonly categories: CategoryRepository;
  /** Returns the id under which the history records this change; null if it records none. */
  recordedId(): Promise<number | null>;
}

/**
 * Runs one change of the catalog atomically. To avoid deadlocks, lock categories before products, and rows of one kind
 * in the order of their ids.
 */
export abstract class CatalogChanges {
  /**
   * @param withinMs the longest time of the whole change.
   * @throws DomainError 'unavailable' after that time. Nothing is changed then.
   */
  abstract run<T>(work: (change: CatalogChange) => Promise<T>, withinMs?: number): Promise<T>;
}

/** The fields of a category for visitors' pages. The category is not deleted. */
export type CategoryView = Omit<CategoryState, 'deletedAt'>;

export interface CountedCategoryView extends CategoryView {
  /** The number of products in this category. Inactive products count, deleted products do not. */
  readonly productCount: number;
}

export interface CategoryRef {
  readonly id: string;
  readonly slug: string;
  readonly isDeleted: boolean;
  readonly servicePages: readonly ServicePage[];
}

/** Read-only queries of categories that are not deleted; lists are sorted by sort order, then name. */
export abstract class CategoryViews {
  abstract list(): Promise<CategoryView[]>;
  /** Lists all categories: first those that are not deleted, then the others, the newest deletion first. */
  abstract listRefs(): Promise<CategoryRef[]>;
  abstract findBySlug(slug: string): Promise<CategoryView | undefined>;
  /**
   * The current slug of the active category that had this slug last; undefined if there is none, or if a category has
   * the slug now.
   */
  abstract findMoved(slug: string): Promise<string | undefined>;
  /** Lists the categories with their numbers of products. Only for the panel: counting many products is slow. */
  abstract listCounted(): Promise<CountedCategoryView[]>;
  abstract findCounted(id: string): Promise<CountedCategoryView | undefined>;
  /**
   * Whether the table has no rows. A table with only deleted categories is not empty, because their rows still exist.
   */
  abstract areEmpty(): Promise<boolean>;
}

export abstract class Images {
  /**
   * Protects images from garbage collection until a product that refers to them is saved.
   * @param images paths of published images, or https URLs
   * @returns the given images. Paths of images that are not published, or no longer published, are left out.
   */
  abstract protectExisting(images: readonly string[]): Promise<string[]>;
}

/**
 * The fields of a product for pages and the panel. The product is not deleted. A hidden product counts as active from
 * its time of publication on.
 */
export interface ProductView extends Omit<ProductState, 'deletedAt' | 'pricing'> {
  /** Null if the product has no price list. */
  readonly priceLabel: PriceLabel | null;
  readonly category: string;
  readonly uncategorised: boolean;
}

/** A single product, with its price list. */
export type ProductDetail = ProductView & Pick<ProductState, 'pricing'>;

export type ProductSort = 'newest' | 'name' | 'price';

export interface ProductListQuery {
  readonly active?: boolean;
  /** True selects only the products of the sample catalog, false only the others. */
  readonly sample?: boolean;
  readonly category?: string;
  readonly service?: ServicePage;
  /** True selects only the products that a service page lists, false only the others. */
  readonly onServicePage?: boolean;
  /** True selects only the products with a photo, false only the others. The shop's own image is no photo. */
  readonly photographed?: boolean;
  /** Search term: part of the name, description, category slug or category name; case-insensitive. */
  readonly q?: string;
  /** Selects products that do not match `q`, but are meant, the best first. */
  readonly similar?: SearchMeaning;
  /**
   * 'newest' first by default; 'name' in Indonesian collation; 'price' with the cheapest first, and prices by chat
   * last; 'pinned' with the pinned products before the newest.
   */
  readonly sort?: ProductSort | 'pinned';
  readonly limit?: number;
  readonly offset?: number;
}

/** The default order of visitors' lists. */
export const visitorsSort = ({ sort, q, service }: Pick<ProductListQuery, 'sort' | 'q' | 'service'>) =>
  sort ?? (q?.trim() || service ? 'newest' : 'pinned');

export interface ProductPage {
  readonly items: ProductView[];
  /** The number of matching products on all pages. */
  readonly total: number;
}

export interface SitemapProduct {
  readonly id: string;
  readonly updatedAt: Date;
}

/** @property category the slug of its category. */
export type ProductName = Pick<ProductView, 'id' | 'name' | 'category'>;

export abstract class ProductViews {
  abstract list(query: ProductListQuery, now: Date): Promise<ProductPage>;
  /** Unlike the lists, reads the price list, too. */
  abstract find(id: string, now: Date): Promise<ProductDetail | undefined>;
  abstract findMany(ids: readonly string[], now: Date): Promise<ProductView[]>;
  /** Finds products with their price lists, in no order. */
  abstract findDetails(ids: readonly string[], now: Date): Promise<ProductDetail[]>;
  /** Lists the newest products that visitors see. Unlike `list`, this query does not count all matching products. */
  abstract listNewest(limit: number, now: Date): Promise<ProductView[]>;
  /** Lists the products that visitors see by name, with their price lists. */
  abstract listDetails(now: Date): Promise<ProductDetail[]>;
  /** Whether a product that visitors see mentions the word. */
  abstract mentions(word: SearchedWord, now: Date): Promise<boolean>;
  /** The names and categories of the products that visitors see, folded. */
  abstract nameTexts(now: Date): Promise<string[]>;
  /** Lists the names of all products. */
  abstract listNames(): Promise<ProductName[]>;
  abstract listSamples(now: Date): Promise<ProductView[]>;
  /**
   * Whether the shop has a product that is not a sample. Products are not counted, because visitors wait for the
   * result.
   */
  abstract isOwnPresent(): Promise<boolean>;
  abstract listForSitemap(now: Date): Promise<SitemapProduct[]>;
  /** Returns the next time, later than `after`, at which a hidden product is published; null if there is none. */
  abstract nextPublication(after: Date): Promise<Date | null>;
  /** Whether the table has no rows. A table with only deleted products is not empty, because their rows still exist. */
  abstract areEmpty(): Promise<boolean>;
}
