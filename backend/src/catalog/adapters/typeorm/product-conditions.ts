import type { ProductListQuery, ProductSort } from '../../application/ports.js';
import {
  foldText,
  mentionedIn,
  type SearchedWord,
  type SearchTerms,
  wholeWordPattern,
} from '../../domain/search-terms.js';
import { SERVICE_PAGE_FILTERS, SERVICE_PAGES, type ServicePage } from '../../domain/service-page.js';

/**
 * A list of similar products contains at most this number of products. A common word may occur in thousands of
 * products, which would be slow to count.
 */
const MAX_SIMILAR = 1000;

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
  price: 'p.price_on_request IS TRUE, p.price, p.created_at DESC, p.id',
};

// The image that the shop draws for products that are imported without a photo is no photo. Its size identifies it.
const WITHOUT_PHOTO = String.raw`(coalesce(cardinality(p.images), 0) = 0
  OR cardinality(p.images) = 1 AND p.images[1] ~ '^/objects/.*-1200x630-[0-9a-f]{6}\.jpg$')`;

export interface QueriedCategories {
  readonly wanted: readonly string[];
  readonly tied: readonly string[];
  readonly searched: readonly SearchedCategory[];
}

export interface SearchedCategory {
  readonly id: string;
  /** The slug, and the name in lower case if the search may match it. */
  readonly texts: readonly string[];
}

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
  const conditions = ['p.deleted_at IS NULL'];
  if (query.active !== undefined) conditions.push(`${query.active ? '' : 'NOT '}${isVisible(bind(now))}`);
  if (query.sample !== undefined) conditions.push(`${query.sample ? '' : 'NOT '}p.is_sample`);
  if (query.category !== undefined) conditions.push(isInCategory(wanted, bind));
  if (query.service) conditions.push(`(${servicePageCondition([query.service], tied, bind)})`);
  if (query.onServicePage !== undefined) {
    const isListed = servicePageCondition(SERVICE_PAGES, tied, bind);
    conditions.push(`(${isListed}) IS ${query.onServicePage ? '' : 'NOT '}TRUE`);
  }
  if (query.photographed !== undefined)
    conditions.push(`${query.photographed ? 'NOT ' : ''}${WITHOUT_PHOTO}`);
  const term = query.q?.trim().toLowerCase();
  const exact = term ? exactCondition(term, searched, bind) : 'true';
  if (!query.similar) return { text: [...conditions, exact].join(' AND '), parameters };
  conditions.push(`p.id IN (${similarIds(query.similar, (word) => mentionIds(word, searched, bind))})`);
  // OFFSET 0 keeps PostgreSQL from testing all products for the exact match, which is slow. There is no order, because
  // PostgreSQL would then read the index of the newest products instead of the search index.
  const text = `p.id IN (
    SELECT p.id FROM (SELECT p.* FROM product p WHERE ${conditions.join(' AND ')} OFFSET 0) p
    WHERE NOT ${exact} LIMIT ${MAX_SIMILAR})`;
  return { text, parameters };
}

/** The domain rule `isVisible` as SQL for the table `product p`. @param now the placeholder of a query parameter. */
export const isVisible = (now: string): string =>
  `(p.is_active OR coalesce(p.publish_at <= ${now}::timestamptz, false))`;

// With an equality instead of ANY, PostgreSQL reads the index in the order of the list.
const isInCategory = (ids: readonly string[], bind: Bind): string =>
  ids.length === 1 ? `p.category_id = ${bind(ids[0])}` : `p.category_id = ANY (${bind(ids)}::uuid[])`;

function servicePageCondition(services: readonly ServicePage[], tied: readonly string[], bind: Bind): string {
  const keywords = services.flatMap((service) => SERVICE_PAGE_FILTERS[service].keywords);
  const nameMatches = `lower(p.name COLLATE "id-x-icu") LIKE ANY (${bind(keywords.map(likePattern))})`;
  return `p.category_id = ANY (${bind(tied)}::uuid[]) OR ${nameMatches}`;
}

const similarIds = (terms: SearchTerms, idsOf: (word: SearchedWord) => string): string =>
  intersection(terms.map((readings) => union(readings.map((words) => intersection(words.map(idsOf))))));

// A search without words matches nothing.
const NOTHING = 'SELECT NULL::uuid WHERE false';
const intersection = (queries: readonly string[]): string => `(${queries.join(' INTERSECT ') || NOTHING})`;
const union = (queries: readonly string[]): string => `(${queries.join(' UNION ') || NOTHING})`;

function mentionIds(word: SearchedWord, categories: readonly SearchedCategory[], bind: Bind): string {
  const { spellings, isWhole } = word;
  const patterns = spellings.map((spelling) => wholeWordPattern(spelling, '[:alnum:]'));
  const whole = isWhole ? ` AND folded COLLATE "id-x-icu" ~ ANY (${bind(patterns)}::text[])` : '';
  const mention = `SELECT product_id FROM product_text
    WHERE folded LIKE ANY (${bind(spellings.map(likePattern))}::text[])${whole}`;
  const named = categories.filter(({ texts }) => mentionedIn(texts.map(foldText))(word));
  if (named.length === 0) return mention;
  return union([mention, `SELECT id FROM product WHERE category_id = ANY (${idsOf(named, bind)})`]);
}

// PostgreSQL can use an index for each condition of the OR.
function exactCondition(term: string, categories: readonly SearchedCategory[], bind: Bind): string {
  const like = `LIKE ${bind(likePattern(term))}`;
  const parts = [
    `lower(p.name COLLATE "id-x-icu") ${like}`,
    `lower(p.description COLLATE "id-x-icu") ${like}`,
  ];
  const named = categories.filter(({ texts }) => texts.some((text) => text.includes(term)));
  if (named.length > 0) parts.push(`p.category_id = ANY (${idsOf(named, bind)})`);
  return `(${parts.join(' OR ')})`;
}

const idsOf = (categories: readonly SearchedCategory[], bind: Bind): string =>
  `${bind(categories.map(({ id }) => id))}::uuid[]`;

/** A LIKE pattern for texts that contain `text`. Wildcards in `text` are escaped. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}
