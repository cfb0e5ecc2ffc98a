import { queryOptions } from '@tanstack/react-query';
import {
  getListProductsQueryKey,
  getListProductsQueryOptions,
  listProducts,
} from '../../api/generated/catalog/catalog';
import { ResponseNotAccepted } from '../../api/http-client';
import { selectPage } from '../../api/response';
import { paths } from '../../app/paths';

/** The longest query that the API accepts, in characters. */
export const MAX_QUERY_LENGTH = 200;
/** The largest catalog that is searched in the browser. */
const MAX_PRODUCTS = 500;
const MAX_BYTES = 150_000;

/** Path of the page of all results. */
export const searchPath = (words: string) => `${paths.home}?cari=${encodeURIComponent(words)}`;

/** Search on the server: the first matches on name, description or category, and their total. */
export const searchProducts = (q: string, limit: number, enabled: boolean) =>
  getListProductsQueryOptions({ q, limit }, { query: { enabled, select: selectPage } });

/**
 * All products, newest first, to be searched in the browser; null when they are too many or too large for that. The
 * headers are checked first (`Content-Length` is the compressed size), so that a list too large is not downloaded.
 */
export const searchableCatalog = queryOptions({
  queryKey: [...getListProductsQueryKey({ limit: MAX_PRODUCTS }), 'searchable'],
  queryFn: async ({ signal }) => {
    const accept = (headers: Headers) =>
      Number(headers.get('X-Total-Count')) <= MAX_PRODUCTS &&
      Number(headers.get('Content-Length')) <= MAX_BYTES;
    try {
      return selectPage(await listProducts({ limit: MAX_PRODUCTS }, { accept, signal }));
    } catch (error) {
      if (error instanceof ResponseNotAccepted) return null;
      throw error;
    }
  },
});
