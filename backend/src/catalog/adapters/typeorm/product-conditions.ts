import type { ProductListQuery, ProductSort } from '../../application/ports.js';
import { SCORES, type SearchMeaning } from '../../domain/search-meaning.js';
import {
  boundPattern,
  foldText,
  mentionedIn,
  type SearchedWord,
  type SearchTerms,
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

export interface Conditions extends Sql {
  /** A query of the ids and ranks of similar products. */
  readonly ranked?: string;
}

/**
 * Returns the WHERE clause of a product list for the table `product p`, without the word WHERE. The search conditions
 * are written so that they can use the index `product_search`.
 */
export function productConditions(
  query: ProductListQuery,
  { wanted, tied, searched }: QueriedCategories,
  now: Date,
): Conditions {
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
  const ranked = rankedSimilar(query.similar, { conditions, exact, searched, bind });
  return { text: `p.id IN (SELECT r.id FROM (${ranked}) r)`, parameters, ranked };
}

/** Whether a visible product mentions the word. */
export function mentionCondition(word: SearchedWord, searched: readonly SearchedCategory[], now: Date): Sql {
  const { text, parameters } = productConditions({ active: true }, { wanted: [], tied: [], searched }, now);
  const all = [...parameters];
  const { ids } = sqlOf(word, searched, (value) => `$${all.push(value)}`);
  return { text: `${text} AND p.id IN (${ids})`, parameters: all };
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

// A search without words matches nothing.
const NOTHING = 'SELECT NULL::uuid WHERE false';
const intersection = (queries: readonly string[]): string => `(${queries.join(' INTERSECT ') || NOTHING})`;
const union = (queries: readonly string[]): string => `(${queries.join(' UNION ') || NOTHING})`;

interface Searched {
  readonly conditions: readonly string[];
  readonly exact: string;
  readonly searched: readonly SearchedCategory[];
  readonly bind: Bind;
}

/** The domain rule `rankOf` as a query. */
function rankedSimilar(
  { all, kept, others }: SearchMeaning,
  { conditions, exact, searched, bind }: Searched,
) {
  const words = new Map<SearchedWord, WordSql>();
  const wordSql = (word: SearchedWord): WordSql => {
    const known = words.get(word) ?? sqlOf(word, searched, bind);
    words.set(word, known);
    return known;
  };
  const idsOf = (readings: SearchTerms[number]) =>
    union(readings.map((reading) => intersection(reading.map((word) => wordSql(word).ids))));
  const ids = union([intersection(all.map(idsOf)), ...kept.map(idsOf)]);

  const is = (kind: keyof Omit<WordSql, 'ids'>, readings: SearchTerms[number]) =>
    `(${readings.map((reading) => `(${reading.map((word) => wordSql(word)[kind]).join(' AND ')})`).join(' OR ')})`;
  const scores = kept.map(
    (readings, i) => `CASE WHEN ${is('inName', readings.slice(0, 1))} THEN ${SCORES.typed}
      WHEN ${is('inName', readings)} THEN ${SCORES.synonym} WHEN ${is('isNamed', readings)} THEN ${SCORES.category}
      WHEN ${is('isMentioned', readings)} THEN ${SCORES.mentioned} ELSE 0 END AS s${i}`,
  );
  const isAll = all.map((readings) => is('isMentioned', readings)).join(' AND ') || 'false';
  const more = others.map((word) => `${wordSql(word).isMentioned}::int`).join(' + ') || '0';
  const each = (of: (score: string) => string, separator: string) =>
    kept.map((_, i) => of(`s${i}`)).join(separator) || '0';
  // OFFSET 0 keeps PostgreSQL from testing all products for the exact match, which is slow, and from calculating twice.
  // There is no order, because PostgreSQL would then read the index of the newest products instead of the search index.
  return `SELECT p.id, p.rank FROM (
    SELECT p.*, CASE WHEN is_all THEN ${SCORES.all} WHEN greatest(${each((s) => s, ', ')}) >= ${SCORES.category}
      AND 2 * (${each((s) => `(${s} > 0)::int`, ' + ')}) >= ${kept.length} THEN 0 END
      + ${each((s) => s, ' + ')} + more AS rank
    FROM (
      SELECT ${['p.id, p.name, p.description, p.category_id', ...scores].join(', ')}, ${isAll} AS is_all, ${more} AS more
      FROM product p JOIN product_text t ON t.product_id = p.id,
        LATERAL (SELECT split_part(t.folded, chr(10), 1) AS name OFFSET 0) folded
      WHERE ${conditions.join(' AND ')} AND p.id IN (${ids}) OFFSET 0) p OFFSET 0) p
    WHERE p.rank > 0 AND NOT ${exact} LIMIT ${MAX_SIMILAR}`;
}

/** Whether a word is in the name, in the name or category, or in any text; `ids` finds the products that mention it. */
interface WordSql {
  readonly ids: string;
  readonly inName: string;
  readonly isNamed: string;
  readonly isMentioned: string;
}

function sqlOf(word: SearchedWord, categories: readonly SearchedCategory[], bind: Bind): WordSql {
  const { spellings, bound } = word;
  const like = bind(spellings.map(likePattern));
  const pattern = bound && bind(spellings.map((spelling) => boundPattern(spelling, bound, '[:alnum:]')));
  const isIn = (column: string) =>
    `${column} LIKE ANY (${like}::text[])` +
    (pattern ? ` AND ${column} COLLATE "id-x-icu" ~ ANY (${pattern}::text[])` : '');
  const found = categories.filter(({ texts }) => mentionedIn(texts.map(foldText))(word));
  const inCategory = found.length > 0 ? `p.category_id = ANY (${idsOf(found, bind)})` : 'false';
  const mention = `SELECT product_id FROM product_text WHERE ${isIn('folded')}`;
  return {
    ids: found.length > 0 ? union([mention, `SELECT p.id FROM product p WHERE ${inCategory}`]) : mention,
    inName: `(${isIn('folded.name')})`,
    isNamed: `(${isIn('folded.name')} OR ${inCategory})`,
    isMentioned: `(${isIn('t.folded')} OR ${inCategory})`,
  };
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
