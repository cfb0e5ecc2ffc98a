import type { ContentPart } from '../content-part.js';

export interface ProductFact {
  term: string;
  fact: string;
  /** The slugs of the categories whose products show the fact. If null, all products show the fact. */
  categories: string[] | null;
}

/** The facts beside every product and on the home page. */
export interface Facts {
  product: ProductFact[];
  hero: { figure: string; label: string }[];
}

export const DEFAULT_FACTS: Facts = {
  product: [
    { term: 'Pengiriman', fact: 'Jabodetabek 1–2 hari', categories: null },
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

/** Returns the product facts with renamed category slugs. */
export const withSlugs = (product: readonly ProductFact[], rename: (slug: string) => string): ProductFact[] =>
  product.map((fact) => ({ ...fact, categories: fact.categories?.map(rename) ?? null }));

export const FACTS: ContentPart<Facts> = {
  key: 'facts',
  defaults: DEFAULT_FACTS,
  hasPromises: true,
  visible: ({ product, hero }, { categories: existing }) => ({
    hero,
    product: product
      .filter((fact) => !isHidden(fact, existing))
      .map((fact) => ({
        ...fact,
        categories: fact.categories?.filter((slug) => existing.has(slug)) ?? null,
      })),
  }),
};
