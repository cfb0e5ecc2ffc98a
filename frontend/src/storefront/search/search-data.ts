import { queryOptions } from '@tanstack/react-query';
import {
  getListProductsQueryKey,
  getListProductsQueryOptions,
  listProducts,
} from '../../api/generated/catalog/catalog';
import { ResponseNotAccepted } from '../../api/http-client';
import { selectPage } from '../../api/response';

/** The longest text that the API takes. */
export const LONGEST_QUERY = 200;
/** The largest catalog that is searched in the page. */
const MOST_PRODUCTS = 500;
const MOST_BYTES = 150_000;

/** The first matches on name, description or category, and how many there are in all; the server searches. */
export const searchProducts = (q: string, limit: number, enabled: boolean) =>
  getListProductsQueryOptions({ q, limit }, { query: { enabled, select: selectPage } });

/**
 * All products, newest first, to be searched in the page; null when they are too many or too heavy for that. The
 * headers tell (`Content-Length` counts what travels, compressed), so that a list too large is not read to its end.
 */
export const searchableCatalog = queryOptions({
  queryKey: [...getListProductsQueryKey({ limit: MOST_PRODUCTS }), 'searchable'],
  queryFn: async ({ signal }) => {
    const accept = (headers: Headers) =>
      Number(headers.get('X-Total-Count')) <= MOST_PRODUCTS &&
      Number(headers.get('Content-Length')) <= MOST_BYTES;
    try {
      return selectPage(await listProducts({ limit: MOST_PRODUCTS }, { accept, signal }));
    } catch (error) {
      if (error instanceof ResponseNotAccepted) return null;
      throw error;
    }
  },
});
