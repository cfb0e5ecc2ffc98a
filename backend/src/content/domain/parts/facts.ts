import { type StoredCategory, toId, toSlug } from '../category-ids.js';
import type { CategoryRef, ContentPart, ShopFacts } from '../content-part.js';

export interface ProductFact {
  term: string;
  fact: string;
  /** The slugs of the categories whose products show the fact. If null, all products show the fact. */
  categories: string[] | null;
  /** True to show the fact only beside products that are sent as parcels. */
  onlyShipped?: boolean;
}

export interface Facts {
  product: ProductFact[];
  hero: { figure: string; label: string }[];
}

export const DEFAULT_FACTS: Facts = {
  product: [
    { term: 'Pengiriman', fact: 'Jabodetabek 1–2 hari', categories: null, onlyShipped: true },
    { term: 'Uang muka', fact: '50% di atas Rp\u00a01.000.000', categories: null },
    { term: 'Revisi desain', fact: 'Tanpa batas', categories: null },
    { term: 'Cadangan file', fact: '1 tahun', categories: null },
  ],
  hero: [
    { figure: '3–5 hari', label: 'logo selesai' },
    { figure: '3 konsep', label: 'awal untuk dipilih' },
    { figure: 'Tanpa batas', label: 'revisi' },
  ],
};

/** Whether no product shows the fact, because all categories of the fact are deleted. */
export const isHidden = ({ categories }: ProductFact, existing: ReadonlySet<string>): boolean =>
  categories !== null && !categories.some((slug) => existing.has(slug));

type StoredFact = Omit<ProductFact, 'categories'> & { categoryIds: StoredCategory[] | null };

function toStored({ product, ...rest }: Facts, categories: readonly CategoryRef[]): object {
  const stored = product.map(({ categories: slugs, ...fact }): StoredFact => ({
    ...fact,
    categoryIds: slugs && [...new Set(slugs)].map((slug) => toId(slug, categories)),
  }));
  return { ...rest, product: stored };
}

/** Returns the facts with today's slugs of categories. Erased categories are left out. */
function fromStored(body: unknown, categories: readonly CategoryRef[]): unknown {
  const facts = body as { readonly product?: StoredFact[] };
  if (!facts.product) return facts;
  const slugOf = toSlug(categories);
  const product = facts.product.map(({ categoryIds, ...fact }): ProductFact => ({
    ...fact,
    categories:
      categoryIds && categoryIds.flatMap((id) => (typeof id === 'string' ? (slugOf(id) ?? []) : id.slug)),
  }));
  return { ...facts, product };
}

/** Returns the categories whose products show the fact to visitors; null stands for all. */
function shownIn({ categories, onlyShipped }: ProductFact, shop: ShopFacts): string[] | null {
  const shown = onlyShipped ? shop.shippedCategories : shop.categories;
  if (categories === null && shown.size === shop.categories.size) return null;
  return [...shown].filter((slug) => categories?.includes(slug) ?? true);
}

export const FACTS: ContentPart<Facts> = {
  key: 'facts',
  defaults: DEFAULT_FACTS,
  promises: ['product', 'hero'],
  references: { toStored, fromStored },
  visible: ({ product, hero }, shop) => ({
    hero,
    product: product
      .map((fact) => ({ ...fact, categories: shownIn(fact, shop) }))
      .filter((fact) => !isHidden(fact, shop.categories)),
  }),
};
