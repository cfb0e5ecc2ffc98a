import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import { binStart } from '../../platform/domain/bin.js';
import { normalizeChatNumber } from '../../platform/domain/chat-number.js';
import { conflictingField, invalidField, notFound } from '../../platform/domain/domain-error.js';
import { expectVersion } from '../../platform/domain/entity-head.js';
import type { Category } from '../domain/category.js';
import { CHAT_NUMBER, parseChatNumber } from '../domain/chat-number.js';
import * as messages from '../domain/messages.js';
import type { PriceLabel } from '../domain/price-label.js';
import { priceLabel } from '../domain/pricing.js';
import { Product, type ProductDraft, type ProductState } from '../domain/product.js';
import { MAX_IMAGES } from '../domain/product-images.js';
import { isSlug } from '../domain/slug.js';
import {
  type CatalogChanges,
  type CategoryRepository,
  type Images,
  type ProductDetail,
  type ProductListQuery,
  type ProductPage,
  type ProductRepository,
  type ProductViews,
  visitorsSort,
} from './ports.js';
import type { PlannedDiscounts } from './prices.js';
import type { SearchWords } from './search-words.js';

/** A visitor's query of a list. */
export interface MatchListQuery extends Omit<ProductListQuery, 'active' | 'similar'> {
  /** 'similar' lists products that do not match `q`, but may be meant. */
  readonly match?: 'exact' | 'similar';
}

/** A product after a write, with the slug of its category. */
export type SavedProduct = ProductState & {
  readonly category: string;
  readonly priceLabel: PriceLabel | null;
};

export class ProductService {
  constructor(
    private readonly changes: CatalogChanges,
    private readonly views: ProductViews,
    private readonly clock: Clock,
    private readonly images: Images,
    private readonly words: SearchWords,
    private readonly discounts: PlannedDiscounts,
    // The time for visitors stays the same until the cache for visitors is emptied.
    private readonly visitorsClock = clock,
  ) {}

  /** Lists active products only, for visitors. */
  async list(query: MatchListQuery): Promise<ProductPage> {
    const now = await this.visitorsClock.now();
    return this.views.list(
      { ...(await this.withTerms(query)), sort: visitorsSort(query), active: true },
      now,
    );
  }

  /** Finds an active product, for visitors. */
  async get(id: string): Promise<ProductDetail> {
    const product = await this.views.find(id, await this.visitorsClock.now());
    if (!product?.isActive) throw notFound();
    return product;
  }

  /** Lists inactive products too, for the owner. */
  async adminList(query: MatchListQuery & Pick<ProductListQuery, 'active'>): Promise<ProductPage> {
    return this.views.list(await this.withTerms(query), await this.clock.now());
  }

  private async withTerms({ match, ...query }: MatchListQuery): Promise<ProductListQuery> {
    if (match !== 'similar') return query;
    // Without `q`, there are no terms and therefore no similar products.
    return { ...query, similar: await this.words.read(query.q ?? '') };
  }

  /** Finds an active or inactive product, for the owner. */
  async adminGet(id: string): Promise<ProductDetail> {
    const product = await this.views.find(id, await this.clock.now());
    if (!product) throw notFound();
    return product;
  }

  /** @throws DomainError 'conflict' if a product has the id, or had it before it was deleted or erased. */
  async create(draft: ProductDraft, id: string = randomUUID()): Promise<SavedProduct> {
    const now = await this.clock.now();
    const available = await this.protectExisting(draft.images);
    return this.changes.run(async ({ products, categories }) => {
      const category = await categoryForShare(categories, draft.category);
      const product = Product.create(id, draft, category, now);
      requireImages(product, available);
      await products.add(product);
      return saved(product, draft);
    });
  }

  /**
   * Edits a product. A deleted category and a missing image that the product already has are accepted, so that the
   * other fields can still be edited.
   */
  async update(id: string, draft: ProductDraft, version?: number): Promise<SavedProduct> {
    const now = await this.clock.now();
    const storedImages = (await this.views.find(id, now))?.images ?? [];
    const newImages = draft.images.filter((image) => !storedImages.includes(image));
    const available = await this.protectExisting(newImages);
    return this.changes.run(async ({ products, categories }) => {
      const live = await categoryForShare(categories, draft.category);
      const product = await productForUpdate(products, id);
      expectVersion(product.state, version);
      // The images are read again from the locked row, because a concurrent edit may have removed images since the
      // first read.
      const { images, categoryId, pricing } = product.state;
      const current = await categories.find(categoryId);
      product.revise(draft, live ?? (current?.state.slug === draft.category ? current : undefined), now);
      requireImages(product, [...available, ...images]);
      if (product.state.pricing?.onRequest && !pricing?.onRequest && (await this.discounts.includes(id)))
        throw conflictingField('pricing.onRequest', messages.discountedNow);
      await products.save(product);
      return saved(product, draft);
    });
  }

  async remove(id: string, version?: number): Promise<void> {
    const now = await this.clock.now();
    await this.changes.run(async ({ products }) => {
      const product = await productForUpdate(products, id);
      expectVersion(product.state, version);
      product.remove(now);
      await products.save(product);
    });
  }

  /** Restores a product that was deleted in the last 30 days. The product's sales apply again. */
  async restore(id: string): Promise<ProductDetail> {
    const now = await this.clock.now();
    await this.changes.run(async ({ products }) => {
      const product = await products.findDeletedForUpdate(id, binStart(now));
      if (!product) throw notFound();
      product.undelete(now);
      await products.save(product);
    });
    return this.adminGet(id);
  }

  /** Returns the next time, later than `after`, at which a hidden product is published; null if there is none. */
  nextPublication(after: Date): Promise<Date | null> {
    return this.views.nextPublication(after);
  }

  /**
   * Replaces the chat number `from` by `to` on every product that has this number, in any notation.
   * @returns the number of changed products.
   */
  async replaceChatNumber(from: string, to: string): Promise<number> {
    const old = normalizeChatNumber(parseChatNumber(from, 'from') ?? '');
    const typed = parseChatNumber(to, 'to');
    // `parseChatNumber` refuses a wrong number, so here a number can only be blank.
    if (old === undefined || typed === null)
      throw invalidField(old === undefined ? 'from' : 'to', messages.required(CHAT_NUMBER.label));
    const now = await this.clock.now();
    return this.changes.run(async ({ products }) => {
      const spellings = (await products.chatNumbers()).filter((used) => normalizeChatNumber(used) === old);
      return products.replaceChatNumbers(spellings, typed, now);
    });
  }

  private protectExisting(images: readonly string[]): Promise<string[]> {
    // The other images are not looked up, because `Product` refuses a draft with too many images anyway.
    return this.images.protectExisting(images.slice(0, MAX_IMAGES));
  }
}

const saved = ({ state }: Product, { category }: ProductDraft): SavedProduct => ({
  ...state,
  category,
  priceLabel: state.pricing && priceLabel(state.pricing),
});

function requireImages({ state }: Product, available: readonly string[]): void {
  const missing = state.images.findIndex((image) => !available.includes(image));
  if (missing >= 0) throw invalidField(`images.${missing}`, messages.imageMissing);
}

/** Finds a product's category, and locks it until the change ends. Call this before the product is locked. */
async function categoryForShare(categories: CategoryRepository, slug: string): Promise<Category | undefined> {
  return isSlug(slug) ? categories.findForShare(slug) : undefined;
}

async function productForUpdate(products: ProductRepository, id: string): Promise<Product> {
  const product = await products.findForUpdate(id);
  if (!product) throw notFound();
  return product;
}
