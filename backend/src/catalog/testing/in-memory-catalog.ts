import { byDeletion, ERASED_AT } from '../../platform/domain/bin.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import type { EntityHead } from '../../platform/domain/entity-head.js';
import {
  CatalogChanges,
  CategoryRepository,
  type Deleted,
  DeletedCatalog,
  type DeletedRows,
  ProductRepository,
  type CatalogChange,
} from '../application/ports.js';
import { Category, type CategoryState } from '../domain/category.js';
import { alreadyCreated } from '../domain/messages.js';
import { Product, type ProductState } from '../domain/product.js';

/** The rows of the catalog's tables. */
export class InMemoryCatalog {
  products = new Map<string, ProductState>();
  categories = new Map<string, CategoryState>();

  liveProducts(): ProductState[] {
    return [...this.products.values()].filter(({ deletedAt }) => deletedAt === null);
  }

  hasProducts(categoryId: string): boolean {
    return [...this.products.values()].some((product) => product.categoryId === categoryId);
  }

  liveCategories(): CategoryState[] {
    return [...this.categories.values()].filter(({ deletedAt }) => deletedAt === null);
  }
}

/** Runs changes one after another, so that no locks are needed. */
export class InMemoryCatalogChanges extends CatalogChanges {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  override run<T>(work: (change: CatalogChange) => Promise<T>): Promise<T> {
    const next = this.last.then(() => this.runAtomically(work));
    // A failed change does not prevent the next change.
    this.last = next.catch(() => undefined);
    return next;
  }

  private async runAtomically<T>(work: (change: CatalogChange) => Promise<T>): Promise<T> {
    const { catalog } = this;
    const before = { products: new Map(catalog.products), categories: new Map(catalog.categories) };
    try {
      return await work({
        products: new InMemoryProductRepository(catalog),
        categories: new InMemoryCategoryRepository(catalog),
      });
    } catch (error) {
      Object.assign(catalog, before);
      throw error;
    }
  }
}

class InMemoryProductRepository extends ProductRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  override add(product: Product): Promise<void> {
    if (this.catalog.products.has(product.state.id))
      return Promise.reject(new DomainError('conflict', alreadyCreated));
    return this.save(product);
  }

  override findForUpdate(id: string): Promise<Product | undefined> {
    const state = this.catalog.products.get(id);
    return Promise.resolve(state?.deletedAt === null ? Product.restore(state) : undefined);
  }

  override findDeletedForUpdate(id: string, since: Date): Promise<Product | undefined> {
    const state = this.catalog.products.get(id);
    return Promise.resolve(state && isDeletedAfter(state, since) ? Product.restore(state) : undefined);
  }

  override save({ state }: Product): Promise<void> {
    this.catalog.products.set(state.id, state);
    return Promise.resolve();
  }

  override erase(ids: readonly string[], until: Date): Promise<number> {
    return Promise.resolve(eraseFrom(this.catalog.products, ids, until));
  }

  override takeOver(slug: string, categoryId: string): Promise<void> {
    for (const product of this.catalog.products.values()) {
      const category = this.catalog.categories.get(product.categoryId);
      if (category?.slug === slug && category.deletedAt !== null)
        this.catalog.products.set(product.id, { ...product, categoryId });
    }
    return Promise.resolve();
  }

  override chatNumbers(): Promise<string[]> {
    const typed = this.catalog.liveProducts().flatMap(({ whatsappNumber }) => whatsappNumber ?? []);
    return Promise.resolve([...new Set(typed)]);
  }

  override replaceChatNumbers(typed: readonly string[], to: string, now: Date): Promise<number> {
    const changed = this.catalog
      .liveProducts()
      .filter(
        ({ whatsappNumber }) =>
          whatsappNumber !== null && whatsappNumber !== to && typed.includes(whatsappNumber),
      );
    this.changeAll(changed, { whatsappNumber: to, updatedAt: now });
    return Promise.resolve(changed.length);
  }

  private changeAll(products: readonly ProductState[], changes: Partial<ProductState>): void {
    for (const product of products)
      this.catalog.products.set(product.id, { ...product, ...changes, version: product.version + 1 });
  }
}

class InMemoryCategoryRepository extends CategoryRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  override add(category: Category): Promise<void> {
    return this.save(category);
  }

  override findForUpdate(id: string): Promise<Category | undefined> {
    const state = this.catalog.categories.get(id);
    return Promise.resolve(state?.deletedAt === null ? Category.restore(state) : undefined);
  }

  override findDeletedForUpdate(id: string, since: Date): Promise<Category | undefined> {
    const state = this.catalog.categories.get(id);
    return Promise.resolve(state && isDeletedAfter(state, since) ? Category.restore(state) : undefined);
  }

  override find(id: string): Promise<Category | undefined> {
    const state = this.catalog.categories.get(id);
    return Promise.resolve(state && Category.restore(state));
  }

  override erase(ids: readonly string[], until: Date): Promise<number> {
    const { categories } = this.catalog;
    const used = ids.flatMap((id) => (this.catalog.hasProducts(id) ? (categories.get(id) ?? []) : []));
    const erased = used.filter(({ deletedAt }) => deletedAt !== null && deletedAt <= until);
    for (const category of erased) categories.set(category.id, { ...category, deletedAt: ERASED_AT });
    const unused = ids.filter((id) => !this.catalog.hasProducts(id));
    return Promise.resolve(erased.length + eraseFrom(categories, unused, until));
  }

  override findForShare(slug: string): Promise<Category | undefined> {
    const state = this.catalog.liveCategories().find((category) => category.slug === slug);
    return Promise.resolve(state && Category.restore(state));
  }

  override save({ state }: Category): Promise<void> {
    const taken = this.catalog
      .liveCategories()
      .some(({ id, slug }) => id !== state.id && slug === state.slug);
    if (taken && state.deletedAt === null)
      return Promise.reject(new DomainError('conflict', `Slug '${state.slug}' sudah dipakai kategori lain`));
    this.catalog.categories.set(state.id, state);
    return Promise.resolve();
  }
}

export class InMemoryDeletedCatalog extends DeletedCatalog {
  override readonly products: DeletedRows<ProductState>;
  override readonly categories: DeletedRows<CategoryState>;

  constructor(private readonly catalog: InMemoryCatalog) {
    super();
    this.products = new InMemoryDeletedRows(() => [...catalog.products.values()]);
    this.categories = new InMemoryDeletedRows(
      () => [...catalog.categories.values()],
      ({ id }) => !catalog.hasProducts(id),
    );
  }

  override productsByIds(ids: readonly string[]): Promise<ProductState[]> {
    return Promise.resolve([...this.catalog.products.values()].filter(({ id }) => ids.includes(id)));
  }
}

class InMemoryDeletedRows<State extends EntityHead> implements DeletedRows<State> {
  constructor(
    private readonly rows: () => State[],
    private readonly isErasable: (row: State) => boolean = () => true,
  ) {}

  async countAfter(since: Date): Promise<number> {
    return (await this.after(since)).length;
  }

  after(since: Date, limit?: number): Promise<Deleted<State>[]> {
    return Promise.resolve(
      this.deleted()
        .filter(({ deletedAt }) => deletedAt > since)
        .slice(0, limit),
    );
  }

  until(until: Date, limit: number): Promise<Deleted<State>[]> {
    const old = this.deleted().filter((row) => row.deletedAt <= until && this.isErasable(row));
    // Oldest deletion first, and by id if the times are equal.
    old.sort((a, b) => a.deletedAt.getTime() - b.deletedAt.getTime() || (a.id < b.id ? -1 : 1));
    return Promise.resolve(old.slice(0, limit));
  }

  async find(id: string, since: Date): Promise<Deleted<State> | undefined> {
    return (await this.after(since)).find((row) => row.id === id);
  }

  private deleted(): Deleted<State>[] {
    return this.rows()
      .filter((row): row is Deleted<State> => row.deletedAt !== null)
      .sort(byDeletion);
  }
}

const isDeletedAfter = ({ deletedAt }: EntityHead, since: Date): boolean =>
  deletedAt !== null && deletedAt > since;

function eraseFrom(rows: Map<string, EntityHead>, ids: readonly string[], until: Date): number {
  return ids.filter((id) => {
    const deletedAt = rows.get(id)?.deletedAt;
    // `delete` returns true, so that `filter` keeps the ids of the erased rows.
    return deletedAt && deletedAt <= until && rows.delete(id);
  }).length;
}
