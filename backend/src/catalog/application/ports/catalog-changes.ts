import type { Category } from '../../domain/category.js';
import type { Product } from '../../domain/product.js';

/** Products within one change. Deleted products are not found. */
export abstract class ProductRepository {
  abstract add(product: Product): Promise<void>;
  /** The product, locked against all other changes until this one ends (SELECT … FOR UPDATE). */
  abstract findForUpdate(id: string): Promise<Product | undefined>;
  abstract save(product: Product): Promise<void>;
  /** Moves all products from one category slug to another, including deleted ones, which can be restored. */
  abstract moveToCategory(from: string, to: string, now: Date): Promise<void>;
  /** The distinct chat numbers of products, as typed. */
  abstract chatNumbers(): Promise<string[]>;
  /** Sets `to` on the products whose chat number is one of `typed`. @returns how many products changed. */
  abstract replaceChatNumbers(typed: readonly string[], to: string, now: Date): Promise<number>;
}

/** Categories within one change. Deleted categories are not found. */
export abstract class CategoryRepository {
  /** @throws DomainError 'conflict' if a category that is not deleted has the slug. */
  abstract add(category: Category): Promise<void>;
  /** The category, locked against all other changes until this one ends (SELECT … FOR UPDATE). */
  abstract findForUpdate(id: string): Promise<Category | undefined>;
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
 * Runs one change of the catalog atomically. To avoid deadlocks, lock categories before products, and several of
 * one kind in the order of their ids.
 */
export abstract class CatalogChanges {
  abstract run<T>(work: (change: CatalogChange) => Promise<T>): Promise<T>;
}
