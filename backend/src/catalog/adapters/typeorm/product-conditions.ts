import type { ProductListQuery, ProductSort } from '../../application/ports/product-views.js';
import { SERVICE_FILTERS, type Service } from '../../domain/service-filter.js';

export interface Sql {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

export const ORDERS: Readonly<Record<ProductSort, string>> = {
  newest: 'p.created_at DESC, p.id',
  name: 'p.name COLLATE "id-x-icu", p.id',
  price: 'p.price, p.created_at DESC, p.id',
};

/**
 * What a list asks for, as a WHERE clause on `product p`; written so that the indexes answer it.
 * @param named the slugs of the categories whose name contains what is searched for
 */
export function productConditions(query: ProductListQuery, named: readonly string[]): Sql {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['p.deleted_at IS NULL'];
  if (query.active !== undefined) conditions.push(query.active ? 'p.is_active' : 'NOT p.is_active');
  if (query.category !== undefined) conditions.push(`p.category = ${bind(query.category)}`);
  if (query.service) conditions.push(`(${belongsTo(query.service, bind)})`);
  const pattern = searchPattern(query);
  if (pattern !== undefined) conditions.push(`(${mentions(pattern, named, bind)})`);
  return { text: conditions.join(' AND '), parameters };
}

/** The LIKE pattern of a search in lowered texts; undefined when nothing is searched for. */
export function searchPattern({ q }: ProductListQuery): string | undefined {
  const wanted = q?.trim().toLowerCase();
  return wanted ? contains(wanted) : undefined;
}

function belongsTo(service: Service, bind: (value: unknown) => string): string {
  const { category, keywords } = SERVICE_FILTERS[service];
  const inName = `lower(p.name COLLATE "id-x-icu") LIKE ANY (${bind(keywords.map(contains))})`;
  return category === undefined ? inName : `p.category = ${bind(category)} OR ${inName}`;
}

// Each part of the OR is a condition that an index answers.
function mentions(pattern: string, named: readonly string[], bind: (value: unknown) => string): string {
  const like = `LIKE ${bind(pattern)}`;
  const parts = [
    `lower(p.name COLLATE "id-x-icu") ${like}`,
    `lower(p.description COLLATE "id-x-icu") ${like}`,
    `p.category ${like}`,
  ];
  if (named.length > 0) parts.push(`p.category = ANY (${bind(named)}::text[])`);
  return parts.join(' OR ');
}

/** A LIKE pattern for texts that contain exactly this, wildcards and all. */
function contains(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}
