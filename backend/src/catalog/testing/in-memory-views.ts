import {
  type CategoryRef,
  type CategoryView,
  CategoryViews,
  type CountedCategoryView,
  type ProductDetail,
  type ProductListQuery,
  type ProductName,
  type ProductPage,
  type ProductSort,
  type ProductView,
  ProductViews,
  type SitemapProduct,
} from '../application/ports.js';
import type { CategoryState } from '../domain/category.js';
import { priceLabel } from '../domain/pricing.js';
import { isVisible, type ProductState } from '../domain/product.js';
import { rankOf } from '../domain/search-meaning.js';
import { foldText, mentionedIn, type SearchedWord } from '../domain/search-terms.js';
import { belongsToServicePage, SERVICE_PAGES, type ServicePage } from '../domain/service-page.js';
import type { InMemoryCatalog } from './in-memory-catalog.js';

const indonesian = new Intl.Collator('id', { numeric: true });

const isPhotographed = (images: readonly string[]): boolean =>
  images.length > 1 || images.some((image) => !/^\/objects\/.*-1200x630-[0-9a-f]{6}\.jpg$/u.test(image));

type Compare = (a: ProductState, b: ProductState) => number;

const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1);
const newest: Compare = (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || byId(a, b);
const onRequestLast = ({ pricing }: ProductState): number => Number(pricing?.onRequest ?? false);
const COMPARATORS: Readonly<Record<ProductSort, Compare>> = {
  newest,
  name: (a, b) => indonesian.compare(a.name, b.name) || byId(a, b),
  price: (a, b) => onRequestLast(a) - onRequestLast(b) || a.price - b.price || newest(a, b),
};

export class InMemoryProductViews extends ProductViews {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  override list(query: ProductListQuery, now: Date): Promise<ProductPage> {
    const { limit, offset = 0, sort = 'newest' } = query;
    const matching = this.catalog
      .liveProducts()
      .filter((product) => this.matches(product, query, now))
      .sort(COMPARATORS[sort === 'pinned' ? 'newest' : sort]);
    const { productIds } = this.catalog.pins;
    // The sort is stable, so that the other products stay in their order.
    const place = ({ id }: ProductState) => (productIds.includes(id) ? productIds.indexOf(id) : Infinity);
    if (query.similar) matching.sort((a, b) => this.rank(b, query) - this.rank(a, query));
    if (sort === 'pinned') matching.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
    const items = matching.slice(offset, limit === undefined ? undefined : offset + limit);
    return Promise.resolve({ items: items.map((item) => this.view(item, now)), total: matching.length });
  }

  override async find(id: string, now: Date): Promise<ProductDetail | undefined> {
    return (await this.findDetails([id], now))[0];
  }

  override findDetails(ids: readonly string[], now: Date): Promise<ProductDetail[]> {
    const found = this.catalog.liveProducts().filter(({ id }) => ids.includes(id));
    return Promise.resolve(
      found.map((product) => ({ ...this.view(product, now), pricing: product.pricing })),
    );
  }

  override async listDetails(now: Date): Promise<ProductDetail[]> {
    const { items } = await this.list({ active: true, sort: 'name' }, now);
    const found = await Promise.all(items.map(({ id }) => this.find(id, now)));
    return found.filter((product) => product !== undefined);
  }

  override findMany(ids: readonly string[], now: Date): Promise<ProductView[]> {
    const found = this.catalog.liveProducts().filter(({ id }) => ids.includes(id));
    return Promise.resolve(found.map((product) => this.view(product, now)));
  }

  override async listNewest(limit: number, now: Date): Promise<ProductView[]> {
    return (await this.list({ active: true, limit }, now)).items;
  }

  override mentions(word: SearchedWord, now: Date): Promise<boolean> {
    const texts = this.visible(now).map((product) => this.searchedTexts(product, true).map(foldText));
    return Promise.resolve(texts.some((folded) => mentionedIn(folded)(word)));
  }

  override nameTexts(now: Date): Promise<string[]> {
    const texts = this.visible(now).flatMap((product) => this.searchedTexts(product, true).slice(0, 3));
    return Promise.resolve([...new Set(texts.map(foldText))]);
  }

  private visible(now: Date): ProductState[] {
    return this.catalog.liveProducts().filter((product) => isVisible(product, now));
  }

  override listSamples(now: Date): Promise<ProductView[]> {
    const samples = this.catalog.liveProducts().filter(({ isSample }) => isSample);
    return Promise.resolve(samples.map((product) => this.view(product, now)));
  }

  override async listNames(): Promise<ProductName[]> {
    const { items } = await this.list({ sort: 'name' }, new Date());
    return items.map(({ id, name, category }) => ({ id, name, category }));
  }

  override isOwnPresent(): Promise<boolean> {
    return Promise.resolve(this.catalog.liveProducts().some(({ isSample }) => !isSample));
  }

  override async listForSitemap(now: Date): Promise<SitemapProduct[]> {
    const { items } = await this.list({ active: true }, now);
    return items.map(({ id, updatedAt }) => ({ id, updatedAt }));
  }

  override nextPublication(after: Date): Promise<Date | null> {
    const times = this.catalog
      .liveProducts()
      .flatMap(({ isActive, publishAt }) => (isActive || publishAt === null ? [] : publishAt.getTime()));
    const next = Math.min(...times.filter((time) => time > after.getTime()));
    return Promise.resolve(Number.isFinite(next) ? new Date(next) : null);
  }

  override areEmpty(): Promise<boolean> {
    return Promise.resolve(this.catalog.products.size === 0);
  }

  private matches(product: ProductState, query: ProductListQuery, now: Date): boolean {
    return (
      (query.active === undefined || isVisible(product, now) === query.active) &&
      (query.sample === undefined || product.isSample === query.sample) &&
      (query.category === undefined || this.categoryOf(product)?.slug === query.category) &&
      (query.service === undefined || this.belongsTo(query.service, product)) &&
      (query.onServicePage === undefined ||
        SERVICE_PAGES.some((page) => this.belongsTo(page, product)) === query.onServicePage) &&
      (query.photographed === undefined || isPhotographed(product.images) === query.photographed) &&
      this.matchesSearch(product, query)
    );
  }

  private categoryOf({ categoryId }: ProductState): CategoryState | undefined {
    return this.catalog.categories.get(categoryId);
  }

  private belongsTo(service: ServicePage, product: ProductState): boolean {
    const category = this.categoryOf(product);
    const tied = category?.deletedAt === null ? category.servicePages : [];
    return belongsToServicePage(service, { name: product.name, category: category?.slug ?? '' }, tied);
  }

  private matchesSearch(product: ProductState, query: ProductListQuery): boolean {
    const { q = '', similar, active } = query;
    // Every text contains a blank `q`.
    const isFound = this.searchedTexts(product, active).some((text) =>
      text.toLowerCase().includes(q.trim().toLowerCase()),
    );
    return similar ? !isFound && this.rank(product, query) > 0 : isFound;
  }

  private rank(product: ProductState, { similar, active }: ProductListQuery): number {
    const folded = this.searchedTexts(product, active).map(foldText);
    const [inName, isNamed, isMentioned] = [1, 3, 4].map((count) => mentionedIn(folded.slice(0, count)));
    return similar && inName && isNamed && isMentioned ? rankOf(similar, [inName, isNamed, isMentioned]) : 0;
  }

  private searchedTexts(product: ProductState, active: boolean | undefined): string[] {
    const category = this.categoryOf(product);
    const isNamed = category?.deletedAt === null && (category.isActive || !active);
    return [product.name, category?.slug ?? '', isNamed ? category.name : '', product.description];
  }

  private view({ deletedAt: _, pricing, ...product }: ProductState, now: Date): ProductView {
    const { slug = '', deletedAt } = this.catalog.categories.get(product.categoryId) ?? {};
    return {
      ...product,
      priceLabel: pricing && priceLabel(pricing),
      category: slug,
      isActive: isVisible(product, now),
      uncategorised: deletedAt !== null,
    };
  }
}

export class InMemoryCategoryViews extends CategoryViews {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  override list(): Promise<CategoryView[]> {
    const sorted = this.catalog
      .liveCategories()
      .sort((a, b) => a.sortOrder - b.sortOrder || indonesian.compare(a.name, b.name));
    return Promise.resolve(sorted.map(({ deletedAt: _, ...category }) => category));
  }

  override async listCounted(): Promise<CountedCategoryView[]> {
    const products = this.catalog.liveProducts();
    return (await this.list()).map((category) => {
      const own = products.filter((product) => product.categoryId === category.id);
      return { ...category, productCount: own.length };
    });
  }

  override async findCounted(id: string): Promise<CountedCategoryView | undefined> {
    return (await this.listCounted()).find((category) => category.id === id);
  }

  override listRefs(): Promise<CategoryRef[]> {
    const all = [...this.catalog.categories.values()];
    // Live categories first, as if they were deleted at the end of time.
    const deletedAt = (category: CategoryState) => category.deletedAt?.getTime() ?? Infinity;
    all.sort((a, b) => deletedAt(b) - deletedAt(a) || (a.id < b.id ? -1 : 1));
    return Promise.resolve(
      all.map((category) => ({
        id: category.id,
        slug: category.slug,
        isDeleted: category.deletedAt !== null,
        servicePages: category.servicePages,
      })),
    );
  }

  override async findBySlug(slug: string): Promise<CategoryView | undefined> {
    return (await this.list()).find((category) => category.slug === slug);
  }

  override async findMoved(slug: string): Promise<string | undefined> {
    if (this.catalog.liveCategories().some((category) => category.slug === slug)) return undefined;
    const id = this.catalog.earlierSlugs.get(slug);
    return (await this.list()).find((category) => category.id === id && category.isActive)?.slug;
  }

  override areEmpty(): Promise<boolean> {
    return Promise.resolve(this.catalog.categories.size === 0);
  }
}
