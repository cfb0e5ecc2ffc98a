import type { CategoryState } from '../../domain/category.js';

/** A category that is not deleted, as pages and the panel read it. */
export interface CategoryView extends Omit<CategoryState, 'deletedAt'> {
  /** How many products it has, including inactive but not deleted ones. */
  readonly productCount: number;
}

/** Read-only queries of categories that are not deleted; lists are sorted by sort order, then name. */
export abstract class CategoryViews {
  abstract list(): Promise<CategoryView[]>;
  abstract find(id: string): Promise<CategoryView | undefined>;
  abstract findBySlug(slug: string): Promise<CategoryView | undefined>;
  /** Whether no category was ever added; deleted ones count. */
  abstract areEmpty(): Promise<boolean>;
}
