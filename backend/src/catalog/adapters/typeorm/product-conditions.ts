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

/** What a list asks for, as a WHERE clause on `product p`; written so that the indexes answer it. */
export function productConditions(query: ProductListQuery): Sql {
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const conditions = ['p.deleted_at IS NULL'];
  if (query.active !== undefined) conditions.push(query.active ? 'p.is_active' : 'NOT p.is_active');
  if (query.category !== undefined) conditions.push(`p.category = ${bind(query.category)}`);
  if (query.service) conditions.push(`(${belongsTo(query.service, bind)})`);
  const wanted = query.q?.trim();
  if (wanted) conditions.push(`(${mentions(bind(contains(wanted)))})`);
  return { text: conditions.join(' AND '), parameters };
}

function belongsTo(service: Service, bind: (value: unknown) => string): string {
  const { category, keywords } = SERVICE_FILTERS[service];
  const inName = `lower(p.name COLLATE "id-x-icu") LIKE ANY (${bind(keywords.map(contains))})`;
  return category === undefined ? inName : `p.category = ${bind(category)} OR ${inName}`;
}

// The categories are asked first and once, so that each part of the OR is a condition that an index answers.
function mentions(pattern: string): string {
  const lowered = `lower(${pattern}::text COLLATE "id-x-icu")`;
  return `lower(p.name COLLATE "id-x-icu") LIKE ${lowered}
    OR lower(p.description COLLATE "id-x-icu") LIKE ${lowered}
    OR p.category LIKE ${lowered}
    OR p.category = ANY (ARRAY(
      SELECT named.slug FROM category named
      WHERE named.deleted_at IS NULL AND lower(named.name COLLATE "id-x-icu") LIKE ${lowered}))`;
}

/** A LIKE pattern for texts that contain exactly this, wildcards and all. */
function contains(text: string): string {
  return `%${text.replace(/[\\%_]/gu, '\\$&')}%`;
}
