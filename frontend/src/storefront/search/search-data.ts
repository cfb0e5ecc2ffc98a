import { queryOptions } from '@tanstack/react-query';
import { getListProductsUrl } from '../../api/generated/catalog/catalog';
import type { ProductResponse } from '../../api/generated/models';
import { httpPage, httpPageIf } from '../../api/http-client';

/** The longest text that the API takes. */
export const LONGEST_QUERY = 200;
/** The largest catalogue that is searched in the page. */
const MOST_PRODUCTS = 500;
const MOST_BYTES = 150_000;

/** The first matches on name, description or category, and how many there are in all; the server searches. */
export function searchProducts(query: string, limit: number) {
  return queryOptions({
    queryKey: ['search', query, limit],
    queryFn: ({ signal }) => httpPage<ProductResponse>(getListProductsUrl({ q: query, limit }), signal),
    enabled: query !== '',
    // Results of other words are no stand-in.
    placeholderData: (previous, of) => (of?.queryKey[1] === query ? previous : undefined),
  });
}

/**
 * All products, newest first, to be searched in the page; null when they are too many or too heavy for that. The
 * headers tell (`Content-Length` counts what travels, compressed), so that a list too large is not read to its end.
 */
export const searchableCatalogue = queryOptions({
  queryKey: ['searchable-catalogue'],
  queryFn: ({ signal }) =>
    httpPageIf<ProductResponse>(
      getListProductsUrl({ limit: MOST_PRODUCTS }),
      (headers) =>
        Number(headers.get('X-Total-Count')) <= MOST_PRODUCTS &&
        Number(headers.get('Content-Length')) <= MOST_BYTES,
      signal,
    ),
});
