import type { Category } from '../../domain/category.js';
import type { Product } from '../../domain/product.js';

/** Products as one change sees them. Deleted ones do not exist here. */
export abstract class ProductRepository {
  abstract add(product: Product): Promise<void>;
  /** The product, kept from every other change until this one ends. */
  abstract findForUpdate(id: string): Promise<Product | undefined>;
  abstract save(product: Product): Promise<void>;
  /** Moves every product of a category, also the deleted ones, which may come back. */
  abstract moveToCategory(from: string, to: string, now: Date): Promise<void>;
  /** The different chat numbers in use, as typed. */
  abstract chatNumbers(): Promise<string[]>;
  /** @returns how many products changed. */
  abstract replaceChatNumbers(typed: readonly string[], to: string, now: Date): Promise<number>;
}

/** Categories as one change sees them. Deleted ones do not exist here. */
export abstract class CategoryRepository {
  /** Refuses a slug that a live category has. */
  abstract add(category: Category): Promise<void>;
  /** The category, kept from every other change until this one ends. */
  abstract findForUpdate(id: string): Promise<Category | undefined>;
  /** The category with this slug; until this change ends it stays as it is. */
  abstract findForShare(slug: string): Promise<Category | undefined>;
  /** Refuses a slug that another live category has. */
  abstract save(category: Category): Promise<void>;
}

export interface CatalogChange {
  readonly products: ProductRepository;
  readonly categories: CategoryRepository;
}

/**
 * Runs one change of the catalog: all of it happens, or nothing does. Lock categories before products, and
 * several of one kind in the order of their ids, so that no two changes wait for one another.
 */
export abstract class CatalogChanges {
  abstract run<T>(work: (change: CatalogChange) => Promise<T>): Promise<T>;
}
