import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { normaliseChatNumber } from '../../platform/domain/chat-number.js';
import { DomainError, notFound } from '../../platform/domain/domain-error.js';
import type { Category } from '../domain/category.js';
import { parseChatNumber, Product, type ProductDraft, type ProductState } from '../domain/product.js';
import { isSlug } from '../domain/slug.js';
import type { CatalogChanges, CategoryRepository, ProductRepository } from './ports/catalog-changes.js';
import type { ProductListQuery, ProductPage, ProductView, ProductViews } from './ports/product-views.js';

/** What the shop can do with its products. */
export class ProductService {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly views: ProductViews,
    private readonly clock: Clock,
  ) {}

  /** For visitors: active products only. */
  list(query: Omit<ProductListQuery, 'active'>): Promise<ProductPage> {
    return this.views.list({ ...query, active: true });
  }

  async get(id: string): Promise<ProductView> {
    const product = await this.views.find(id);
    if (!product?.isActive) throw notFound();
    return product;
  }

  /** For the owner: inactive products too. */
  adminList(query: ProductListQuery): Promise<ProductPage> {
    return this.views.list(query);
  }

  async adminGet(id: string): Promise<ProductView> {
    const product = await this.views.find(id);
    if (!product) throw notFound();
    return product;
  }

  async create(draft: ProductDraft): Promise<ProductState> {
    const now = await this.clock.now();
    return this.changes.run(async ({ products, categories }) => {
      const category = await claimNamed(categories, draft.category);
      const product = Product.create(randomUUID(), draft, category, now);
      await products.add(product);
      return product.state;
    });
  }

  async update(id: string, draft: ProductDraft, version?: number): Promise<ProductState> {
    const now = await this.clock.now();
    return this.changes.run(async ({ products, categories }) => {
      const category = await claimNamed(categories, draft.category);
      const product = await claimProduct(products, id);
      product.expectVersion(version);
      product.revise(draft, category, now);
      await products.save(product);
      return product.state;
    });
  }

  async remove(id: string, version?: number): Promise<void> {
    const now = await this.clock.now();
    await this.changes.run(async ({ products }) => {
      const product = await claimProduct(products, id);
      product.expectVersion(version);
      product.remove(now);
      await products.save(product);
    });
  }

  /**
   * Gives every product that has the number `from`, however it was typed, the number `to`.
   * @returns how many products changed.
   */
  async replaceChatNumber(from: string, to: string): Promise<number> {
    const old = normaliseChatNumber(parseChatNumber(from) ?? '');
    const typed = parseChatNumber(to);
    if (old === undefined || typed === null) throw new DomainError('invalid', 'Nomor WhatsApp wajib diisi');
    const now = await this.clock.now();
    return this.changes.run(async ({ products }) => {
      const spellings = (await products.chatNumbers()).filter((used) => normaliseChatNumber(used) === old);
      return products.replaceChatNumbers(spellings, typed, now);
    });
  }
}

async function claimNamed(categories: CategoryRepository, slug: string): Promise<Category | undefined> {
  return isSlug(slug) ? categories.claimSlug(slug) : undefined;
}

async function claimProduct(products: ProductRepository, id: string): Promise<Product> {
  const product = await products.claim(id);
  if (!product) throw notFound();
  return product;
}
