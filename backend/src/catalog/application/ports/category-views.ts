import type { CategoryState } from '../../domain/category.js';

/** A live category as a page or the panel reads it. */
export interface CategoryView extends Omit<CategoryState, 'deletedAt'> {
  /** How many live products are in it, the inactive ones too. */
  readonly productCount: number;
}

/** Reads of live categories that need no aggregate, sorted by sort order, then name. */
export abstract class CategoryViews {
  abstract list(): Promise<CategoryView[]>;
  abstract find(id: string): Promise<CategoryView | undefined>;
  abstract findBySlug(slug: string): Promise<CategoryView | undefined>;
  /** Whether there was never a category. */
  abstract areEmpty(): Promise<boolean>;
}
