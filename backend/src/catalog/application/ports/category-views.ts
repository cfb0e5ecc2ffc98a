import type { CategoryState } from '../../domain/category.js';

/** A category that is not deleted, as pages read it. */
export type CategoryView = Omit<CategoryState, 'deletedAt'>;

/** The same, as the panel reads it. */
export interface CountedCategoryView extends CategoryView {
  /** How many products it has, including inactive but not deleted ones. */
  readonly productCount: number;
}

/** Read-only queries of categories that are not deleted; lists are sorted by sort order, then name. */
export abstract class CategoryViews {
  abstract list(): Promise<CategoryView[]>;
  abstract findBySlug(slug: string): Promise<CategoryView | undefined>;
  /** Not for pages: counting takes longer the more products there are. */
  abstract listCounted(): Promise<CountedCategoryView[]>;
  abstract findCounted(id: string): Promise<CountedCategoryView | undefined>;
  /** Whether no category was ever added; deleted ones count. */
  abstract areEmpty(): Promise<boolean>;
}
