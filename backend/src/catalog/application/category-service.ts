import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { binStart } from '../../platform/domain/bin.js';
import { notFound } from '../../platform/domain/domain-error.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import { Category, type CategoryDraft, type CategoryState } from '../domain/category.js';
import { isSlug } from '../domain/slug.js';
import type {
  CatalogChanges,
  CategoryRepository,
  CategoryView,
  CategoryViews,
  CountedCategoryView,
  ProductRepository,
} from './ports.js';

/** Writes the new slug of a category to other data that refers to the category, in the transaction of the rename. */
export type RenameFollower = (from: string, to: string) => Promise<void>;

/** The use cases of categories. */
export class CategoryService {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly views: CategoryViews,
    private readonly clock: Clock,
    private readonly renameFollowers: () => readonly RenameFollower[] = () => [],
  ) {}

  /** Lists active categories only, for visitors. */
  async list(): Promise<CategoryView[]> {
    return (await this.views.list()).filter((category) => category.isActive);
  }

  async getBySlug(slug: string): Promise<CategoryView> {
    const category = isSlug(slug) ? await this.views.findBySlug(slug) : undefined;
    if (!category?.isActive) throw notFound();
    return category;
  }

  /** Lists inactive categories too, for the owner. */
  adminList(): Promise<CountedCategoryView[]> {
    return this.views.listCounted();
  }

  async adminGet(id: string): Promise<CountedCategoryView> {
    const category = await this.views.findCounted(id);
    if (!category) throw notFound();
    return category;
  }

  async create(draft: CategoryDraft): Promise<CategoryState> {
    const now = await this.clock.now();
    return this.changes.run(async ({ categories }) => {
      const category = Category.create(randomUUID(), draft, now);
      await categories.add(category);
      return category.state;
    });
  }

  /** Edits a category. A changed slug is also written to the products and all other data that refer to the category. */
  async update(id: string, draft: CategoryDraft, version?: number): Promise<CategoryState> {
    const now = await this.clock.now();
    return this.changes.run(async ({ products, categories }) => {
      const category = await findForUpdate(categories, id);
      const { slug: oldSlug } = category.state;
      expectVersion(category.state, version);
      category.revise(draft, now);
      await categories.save(category);
      const { slug: newSlug } = category.state;
      if (newSlug !== oldSlug) await this.rename(products, oldSlug, newSlug, now);
      return category.state;
    });
  }

  /** Replaces the slug `from` by `to` in all data that refers to a category, after the history has restored `to`. */
  async followRename(from: string, to: string): Promise<void> {
    const now = await this.clock.now();
    await this.changes.run(({ products }) => this.rename(products, from, to, now));
  }

  /** Deletes a category. The category's products are kept and retain the slug. */
  async remove(id: string, version?: number): Promise<void> {
    const now = await this.clock.now();
    await this.changes.run(async ({ categories }) => {
      const category = await findForUpdate(categories, id);
      expectVersion(category.state, version);
      category.remove(now);
      await categories.save(category);
    });
  }

  /**
   * Restores a category that was deleted in the last 30 days. Products that still have the category's slug belong to
   * the category again.
   * @throws DomainError 'conflict', without restoring, if another category has the slug now.
   */
  async restore(id: string): Promise<CountedCategoryView> {
    const now = await this.clock.now();
    await this.changes.run(async ({ categories }) => {
      const category = await categories.findDeletedForUpdate(id, binStart(now));
      if (!category) throw notFound();
      category.undelete(now);
      await categories.save(category);
    });
    return this.adminGet(id);
  }

  private async rename(products: ProductRepository, from: string, to: string, now: Date): Promise<void> {
    await products.moveToCategory(from, to, now);
    for (const follow of this.renameFollowers()) await follow(from, to);
  }
}

async function findForUpdate(categories: CategoryRepository, id: string): Promise<Category> {
  const category = await categories.findForUpdate(id);
  if (!category) throw notFound();
  return category;
}
