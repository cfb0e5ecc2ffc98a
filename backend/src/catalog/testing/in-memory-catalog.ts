import { DomainError } from '../../platform/domain/domain-error.js';
import type { EntityHead } from '../../platform/domain/entity-head.js';
import type { StoredPins } from '../application/pin-service.js';
import {
  CatalogChanges,
  CategoryRepository,
  ProductRepository,
  type CatalogChange,
} from '../application/ports.js';
import { Category, type CategoryState } from '../domain/category.js';
import { alreadyCreated } from '../domain/messages.js';
import { Product, type ProductState } from '../domain/product.js';

export class InMemoryCatalog {
  products = new Map<string, ProductState>();
  categories = new Map<string, CategoryState>();
  pins: StoredPins = { productIds: [], version: 0 };
  /** The id of the category that had a slug last. */
  readonly earlierSlugs = new Map<string, string>();

  liveProducts(): ProductState[] {
    return [...this.products.values()].filter(({ deletedAt }) => deletedAt === null);
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
        recordedId: () => Promise.resolve(null),
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

  override async addAll(products: readonly Product[]): Promise<void> {
    for (const product of products) await this.add(product);
  }

  override findForUpdate(id: string): Promise<Product | undefined> {
    const state = this.catalog.products.get(id);
    return Promise.resolve(state?.deletedAt === null ? Product.restore(state) : undefined);
  }

  override findDeletedForUpdate(id: string, since: Date): Promise<Product | undefined> {
    const state = this.catalog.products.get(id);
    return Promise.resolve(state && isDeletedAfter(state, since) ? Product.restore(state) : undefined);
  }

  override findAllForUpdate(ids: readonly string[]): Promise<Product[]> {
    const found = [...ids].sort().flatMap((id) => this.catalog.products.get(id) ?? []);
    return Promise.resolve(found.map((state) => Product.restore(state)));
  }

  override save({ state }: Product): Promise<void> {
    this.catalog.products.set(state.id, state);
    return Promise.resolve();
  }

  override async saveAll(products: readonly Product[]): Promise<void> {
    for (const product of products) await this.save(product);
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

  override findAllForUpdate(): Promise<Category[]> {
    const states = this.catalog.liveCategories().sort((a, b) => (a.id < b.id ? -1 : 1));
    return Promise.resolve(states.map((state) => Category.restore(state)));
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
    const before = this.catalog.categories.get(state.id)?.slug;
    if (before !== undefined && before !== state.slug) this.catalog.earlierSlugs.set(before, state.id);
    this.catalog.categories.set(state.id, state);
    return Promise.resolve();
  }
}

const isDeletedAfter = ({ deletedAt }: EntityHead, since: Date): boolean =>
  deletedAt !== null && deletedAt > since;
