import type { ProductListQuery, ProductSort } from '../../application/ports.js';
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

/**
 * The WHERE clause of a product list, on `product p`. Each condition is written so that an index serves it.
 * @param named the slugs of the categories whose name contains the search term
 * @param tied the slugs of the categories that are tied to the service page
 */
export function productConditions(
  query: ProductListQuery,
  { named, tied }: { readonly named: readonly string[]; readonly tied: readonly string[] },
  now: Date,
): Sql {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['p.deleted_at IS NULL'];
  if (query.active !== undefined) conditions.push(`${query.active ? '' : 'NOT '}${isVisible(bind(now))}`);
  if (query.sample !== undefined) conditions.push(`${query.sample ? '' : 'NOT '}p.is_sample`);
  if (query.category !== undefined) conditions.push(`p.category = ${bind(query.category)}`);
  if (query.service) conditions.push(`(${servicePageCondition(query.service, tied, bind)})`);
  const pattern = searchPattern(query);
  if (pattern !== undefined) conditions.push(`(${searchCondition(pattern, named, bind)})`);
  return { text: conditions.join(' AND '), parameters };
}

/** The SQL of `isVisible`, on `product p`. @param now a parameter. */
export const isVisible = (now: string): string =>
  `(p.is_active OR coalesce(p.publish_at <= ${now}::timestamptz, false))`;

/** The LIKE pattern of the search term, in lower case; undefined without a term. */
export function searchPattern({ q }: ProductListQuery): string | undefined {
  const term = q?.trim().toLowerCase();
  return term ? likePattern(term) : undefined;
}

function servicePageCondition(
  service: ServicePage,
  tied: readonly string[],
  bind: (value: unknown) => string,
): string {
  const { categories, keywords } = SERVICE_PAGE_FILTERS[service];
  const nameMatches = `lower(p.name COLLATE "id-x-icu") LIKE ANY (${bind(keywords.map(likePattern))})`;
  return `p.category = ANY (${bind([...categories, ...tied])}::text[]) OR ${nameMatches}`;
}

// An index serves each operand of the OR.
function searchCondition(
  pattern: string,
  categorySlugs: readonly string[],
  bind: (value: unknown) => string,
): string {
  const like = `LIKE ${bind(pattern)}`;
  const parts = [
    `lower(p.name COLLATE "id-x-icu") ${like}`,
    `lower(p.description COLLATE "id-x-icu") ${like}`,
    `p.category ${like}`,
  ];
  if (categorySlugs.length > 0) parts.push(`p.category = ANY (${bind(categorySlugs)}::text[])`);
  return parts.join(' OR ');
}

/** A LIKE pattern for texts that contain `text`; its own wildcards are escaped. */
function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}
