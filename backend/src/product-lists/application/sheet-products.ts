import { wordOf } from '../domain/columns.js';
import type { SheetProduct } from './evaluation/product-rows.js';
import type {
  CategoryView,
  CategoryViews,
  ProductDetail,
  ProductName,
  ProductViews,
} from '../../catalog/index.js';

const AT_ONCE = 200;

/** The categories by what a cell may call them: the slug, or a name that no other category has. */
export class SheetCategories {
  private readonly byWord: ReadonlyMap<string, readonly CategoryView[]>;
  private readonly bySlug: ReadonlyMap<string, CategoryView>;

  constructor(categories: readonly CategoryView[]) {
    this.bySlug = new Map(categories.map((category) => [category.slug, category]));
    this.byWord = Map.groupBy(categories, ({ name }) => wordOf(name));
  }

  find(typed: string): CategoryView | undefined {
    const named = this.byWord.get(wordOf(typed)) ?? [];
    return this.bySlug.get(typed) ?? (named.length === 1 ? named[0] : undefined);
  }

  /** Returns the name of a category, or its slug if the name does not lead back to the category. */
  cellOf(slug: string): string {
    const name = this.bySlug.get(slug)?.name ?? slug;
    return this.find(name)?.slug === slug ? name : slug;
  }
}

export class SheetProducts {
  constructor(
    private readonly products: ProductViews,
    private readonly categories: CategoryViews,
  ) {}

  async readCategories(): Promise<SheetCategories> {
    return new SheetCategories(await this.categories.list());
  }

  names(): Promise<ProductName[]> {
    return this.products.listNames();
  }

  /** Finds products by id. A missing product is left out. */
  async find(
    ids: readonly string[],
    categories: SheetCategories,
    now: Date,
  ): Promise<Map<string, SheetProduct>> {
    const found = new Map<string, SheetProduct>();
    for (let start = 0; start < ids.length; start += AT_ONCE)
      for (const product of await this.products.findDetails(ids.slice(start, start + AT_ONCE), now))
        found.set(product.id, sheetProduct(product, categories));
    return found;
  }

  /** Lists all products, the newest first. */
  async *all(now: Date): AsyncGenerator<SheetProduct[]> {
    const categories = await this.readCategories();
    const listed = new Set<string>();
    for (;;) {
      const { items } = await this.products.list({ limit: AT_ONCE, offset: listed.size }, now);
      const ids = items.map(({ id }) => id).filter((id) => !listed.has(id));
      if (ids.length === 0) return;
      const found = await this.find(ids, categories, now);
      for (const id of ids) listed.add(id);
      yield ids.flatMap((id) => found.get(id) ?? []);
    }
  }
}

function sheetProduct(product: ProductDetail, categories: SheetCategories): SheetProduct {
  const { priceLabel: _, uncategorised, ...state } = product;
  return {
    ...state,
    deletedAt: null,
    // A hidden product whose time has come counts as visible, as in the panel.
    publishAt: product.isActive ? null : product.publishAt,
    categoryCell: uncategorised ? product.category : categories.cellOf(product.category),
  };
}
