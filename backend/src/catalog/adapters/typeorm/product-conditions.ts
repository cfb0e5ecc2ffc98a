import type { ProductListQuery, ProductSort } from '../../application/ports.js';
import type { SearchTerms, Spellings } from '../../domain/search-terms.js';
import { SERVICE_PAGE_FILTERS, type ServicePage } from '../../domain/service-page.js';

export interface Sql {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export const ORDER_BY: Readonly<Record<ProductSort, string>> = {
  newest: 'p.created_at DESC, p.id',
  name: 'p.name COLLATE "id-x-icu", p.id',
  price: 'p.price, p.created_at DESC, p.id',
};

export interface NamedCategory {
  readonly slug: string;
  /** The category's name in lower case. */
  readonly name: string;
}

/** Adds a query parameter, and returns its placeholder. */
type Bind = (value: unknown) => string;

/**
 * Returns the WHERE clause of a product list for the table `product p`, without the word WHERE. The search conditions
 * are written so that they can use the index `product_search`.
 * @param searched the categories whose names the search may match
 * @param tied the slugs of the categories that are tied to the service page
 */
export function productConditions(
  query: ProductListQuery,
  { searched, tied }: { readonly searched: readonly NamedCategory[]; readonly tied: readonly string[] },
  now: Date,
): Sql {
  const parameters: unknown[] = [];
  // `push` returns the new length, which is the position of the added parameter.
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const mentions = (word: Spellings): string => mentionCondition(word, searched, bind);
  const conditions = ['p.deleted_at IS NULL'];
  if (query.active !== undefined) conditions.push(`${query.active ? '' : 'NOT '}${isVisible(bind(now))}`);
  if (query.sample !== undefined) conditions.push(`${query.sample ? '' : 'NOT '}p.is_sample`);
  if (query.category !== undefined) conditions.push(`p.category = ${bind(query.category)}`);
  if (query.service) conditions.push(`(${servicePageCondition(query.service, tied, bind)})`);
  const term = query.q?.trim().toLowerCase();
  if (term) conditions.push(`${query.similar ? 'NOT ' : ''}${mentions([term])}`);
  if (query.similar) conditions.push(similarCondition(withoutExactMatches(term, query.similar), mentions));
  return { text: conditions.join(' AND '), parameters };
}

/** The domain rule `isVisible` as SQL for the table `product p`. @param now the placeholder of a query parameter. */
export const isVisible = (now: string): string =>
  `(p.is_active OR coalesce(p.publish_at <= ${now}::timestamptz, false))`;

function servicePageCondition(service: ServicePage, tied: readonly string[], bind: Bind): string {
  const { categories, keywords } = SERVICE_PAGE_FILTERS[service];
  const nameMatches = `lower(p.name COLLATE "id-x-icu") LIKE ANY (${bind(keywords.map(likePattern))})`;
  return `p.category = ANY (${bind([...categories, ...tied])}::text[]) OR ${nameMatches}`;
}

/**
 * Removes the spellings that contain the searched words, because products with such a spelling already match the search
 * exactly. With these spellings, the query would read all products with a common word, only to exclude them.
 */
function withoutExactMatches(searched: string | undefined, terms: SearchTerms): SearchTerms {
  if (!searched) return terms;
  const remaining = (word: Spellings) => word.filter((spelling) => !spelling.includes(searched));
  return terms.map((readings) =>
    readings.map((words) => words.map(remaining)).filter((words) => words.every(({ length }) => length > 0)),
  );
}

/** The domain rule `areMentioned` as SQL. */
const similarCondition = (terms: SearchTerms, mentions: (word: Spellings) => string): string =>
  all(terms.map((readings) => any(readings.map((words) => all(words.map(mentions))))));

// A search without words has no conditions and matches nothing.
const all = (conditions: readonly string[]): string => conditions.join(' AND ') || 'false';
const any = (conditions: readonly string[]): string => `(${conditions.join(' OR ') || 'false'})`;

// PostgreSQL can use an index for each condition of the OR.
function mentionCondition(word: Spellings, categories: readonly NamedCategory[], bind: Bind): string {
  const like = `LIKE ANY (${bind(word.map(likePattern))}::text[])`;
  const parts = [
    `lower(p.name COLLATE "id-x-icu") ${like}`,
    `lower(p.description COLLATE "id-x-icu") ${like}`,
    `p.category ${like}`,
  ];
  const named = categories.filter(({ name }) => word.some((spelling) => name.includes(spelling)));
  if (named.length > 0) parts.push(`p.category = ANY (${bind(named.map(({ slug }) => slug))}::text[])`);
  return any(parts);
}

/** A LIKE pattern for texts that contain `text`. Wildcards in `text` are escaped. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}
