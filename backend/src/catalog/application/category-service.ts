import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { binStart } from '../../platform/domain/bin.js';
import { DomainError, invalidField, notFound } from '../../platform/domain/domain-error.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import { Category, type CategoryDraft, type CategoryState, risingSortOrders } from '../domain/category.js';
import * as messages from '../domain/messages.js';
import { isSlug } from '../domain/slug.js';
import type {
  CatalogChanges,
  CategoryRepository,
  CategoryView,
  CategoryViews,
  CountedCategoryView,
} from './ports.js';

export class CategoryService {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly views: CategoryViews,
    private readonly clock: Clock,
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

  /** Adds a category. Products of deleted categories with the same slug move to it. */
  async create(draft: CategoryDraft): Promise<CategoryState> {
    const now = await this.clock.now();
    return this.changes.run(async ({ products, categories }) => {
      const category = Category.create(randomUUID(), draft, now);
      await categories.add(category);
      await products.takeOver(category.state.slug, category.state.id);
      return category.state;
    });
  }

  async update(id: string, draft: CategoryDraft, version?: number): Promise<CategoryState> {
    const now = await this.clock.now();
    return this.changes.run(async ({ products, categories }) => {
      const category = await findForUpdate(categories, id);
      const { slug: oldSlug } = category.state;
      expectVersion(category.state, version);
      category.revise(draft, now);
      await categories.save(category);
      const { slug } = category.state;
      if (slug !== oldSlug) await products.takeOver(slug, id);
      return category.state;
    });
  }

  /**
   * Puts all categories in the order of `ids`. Only the rows whose sort order differs are written.
   * @throws DomainError 'conflict' if a category is missing in `ids`, or no longer exists.
   */
  async order(ids: readonly string[]): Promise<CountedCategoryView[]> {
    const twice = ids.findIndex((id, place) => ids.indexOf(id) < place);
    if (twice >= 0) throw invalidField(`ids.${twice}`, messages.categoryTwice);
    const now = await this.clock.now();
    await this.changes.run(async ({ categories }) => {
      const all = await categories.findAllForUpdate();
      const known = new Map(all.map((category) => [category.state.id, category]));
      const ordered = ids.flatMap((id) => known.get(id) ?? []);
      if (ordered.length !== ids.length || ordered.length !== all.length)
        throw new DomainError('conflict', messages.categoriesChanged);
      const sortOrders = risingSortOrders(all.map(({ state }) => state.sortOrder));
      const placeOf = new Map(ordered.map(({ state }, place) => [state.id, sortOrders[place] ?? 0]));
      for (const category of all) {
        const sortOrder = placeOf.get(category.state.id) ?? 0;
        if (sortOrder === category.state.sortOrder) continue;
        category.place(sortOrder, now);
        await categories.save(category);
      }
    });
    return this.adminList();
  }

  /** Deletes a category. Its products keep it, and with it the slug. */
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
   * Restores a category that was deleted in the last 30 days.
   * @throws DomainError 'conflict', without restoring, if another category has the slug now.
   */
  async restore(id: string): Promise<CountedCategoryView> {
    const now = await this.clock.now();
    await this.changes.run(async ({ products, categories }) => {
      const category = await categories.findDeletedForUpdate(id, binStart(now));
      if (!category) throw notFound();
      category.undelete(now);
      await categories.save(category);
      await products.takeOver(category.state.slug, id);
    });
    return this.adminGet(id);
  }
}

async function findForUpdate(categories: CategoryRepository, id: string): Promise<Category> {
  const category = await categories.findForUpdate(id);
  if (!category) throw notFound();
  return category;
}
