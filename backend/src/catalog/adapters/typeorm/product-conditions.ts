import type { ProductListQuery, ProductSort } from '../../application/ports.js';
import type { SearchTerms, Spellings } from '../../domain/search-terms.js';
import { SERVICE_PAGE_FILTERS, type ServicePage } from '../../domain/service-page.js';

export interface Sql {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

// Numbers sort by value: each number gets leading zeros, and its last 40 digits remain.
const NAME_BY_VALUE = String.raw`regexp_replace(
  regexp_replace(p.name, '[0-9]+', repeat('0', 40) || '\&', 'g'), '[0-9]*([0-9]{40})', '\1', 'g')`;

export const ORDER_BY: Readonly<Record<ProductSort, string>> = {
  newest: 'p.created_at DESC, p.id',
  name: `${NAME_BY_VALUE} COLLATE "id-x-icu", p.id`,
  price: 'p.price, p.created_at DESC, p.id',
};

/** The categories that the conditions of a query refer to. */
export interface QueriedCategories {
  /** The ids of the categories with the queried slug. Only one of them has products. */
  readonly wanted: readonly string[];
  /** The ids of the categories of the service page. */
  readonly tied: readonly string[];
  readonly searched: readonly SearchedCategory[];
}

export interface SearchedCategory {
  readonly id: string;
  /** The slug, and the name in lower case if the search may match it. */
  readonly texts: readonly string[];
}

/** Adds a query parameter, and returns its placeholder. */
type Bind = (value: unknown) => string;

/**
 * Returns the WHERE clause of a product list for the table `product p`, without the word WHERE. The search conditions
 * are written so that they can use the index `product_search`.
 */
export function productConditions(
  query: ProductListQuery,
  { wanted, tied, searched }: QueriedCategories,
  now: Date,
): Sql {
  const parameters: unknown[] = [];
  // `push` returns the new length, which is the position of the added parameter.
  const bind: Bind = (value) => `$${parameters.push(value)}`;
  const mentions = (word: Spellings): string => mentionCondition(word, searched, bind);
  const conditions = ['p.deleted_at IS NULL'];
  if (query.active !== undefined) conditions.push(`${query.active ? '' : 'NOT '}${isVisible(bind(now))}`);
  if (query.sample !== undefined) conditions.push(`${query.sample ? '' : 'NOT '}p.is_sample`);
  if (query.category !== undefined) conditions.push(isInCategory(wanted, bind));
  if (query.service) conditions.push(`(${servicePageCondition(query.service, tied, bind)})`);
  const term = query.q?.trim().toLowerCase();
  if (term) conditions.push(`${query.similar ? 'NOT ' : ''}${mentions([term])}`);
  if (query.similar) conditions.push(similarCondition(withoutExactMatches(term, query.similar), mentions));
  return { text: conditions.join(' AND '), parameters };
}

/** The domain rule `isVisible` as SQL for the table `product p`. @param now the placeholder of a query parameter. */
export const isVisible = (now: string): string =>
  `(p.is_active OR coalesce(p.publish_at <= ${now}::timestamptz, false))`;

// With an equality instead of ANY, PostgreSQL reads the index in the order of the list.
const isInCategory = (ids: readonly string[], bind: Bind): string =>
  ids.length === 1 ? `p.category_id = ${bind(ids[0])}` : `p.category_id = ANY (${bind(ids)}::uuid[])`;

function servicePageCondition(service: ServicePage, tied: readonly string[], bind: Bind): string {
  const { keywords } = SERVICE_PAGE_FILTERS[service];
  const nameMatches = `lower(p.name COLLATE "id-x-icu") LIKE ANY (${bind(keywords.map(likePattern))})`;
  return `p.category_id = ANY (${bind(tied)}::uuid[]) OR ${nameMatches}`;
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
function mentionCondition(word: Spellings, categories: readonly SearchedCategory[], bind: Bind): string {
  const like = `LIKE ANY (${bind(word.map(likePattern))}::text[])`;
  const parts = [
    `lower(p.name COLLATE "id-x-icu") ${like}`,
    `lower(p.description COLLATE "id-x-icu") ${like}`,
  ];
  const named = categories.filter(({ texts }) =>
    word.some((spelling) => texts.some((text) => text.includes(spelling))),
  );
  if (named.length > 0) parts.push(`p.category_id = ANY (${bind(named.map(({ id }) => id))}::uuid[])`);
  return any(parts);
}

/** A LIKE pattern for texts that contain `text`. Wildcards in `text` are escaped. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}
