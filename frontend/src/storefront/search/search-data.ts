import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getListProductsUrl } from '../../api/generated/catalog/catalog';
import type { ProductResponse } from '../../api/generated/models';
import { httpPage } from '../../api/http-client';

/** The longest text that the API takes. */
export const LONGEST_QUERY = 200;

/** The first matches on name, description or category, and how many there are in all; the server searches. */
export function searchProducts(query: string, limit: number) {
  return queryOptions({
    queryKey: ['search', query, limit],
    queryFn: ({ signal }) => httpPage<ProductResponse>(getListProductsUrl({ q: query, limit }), signal),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  });
}
