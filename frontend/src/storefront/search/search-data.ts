import type { SynonymPairs } from '@etalase/backend/rules/search-terms';
import { queryOptions } from '@tanstack/react-query';
import { getListProductsQueryKey, listProducts } from '../../api/generated/catalog/catalog';
import { getSearchContent } from '../../api/generated/content/content';
import { ResponseNotAccepted } from '../../api/http-client';
import { paths } from '../../paths';
import { foundProduct, type FoundProduct } from '../catalog/card-product';

/** A larger catalog is not searched in the browser. */
const MAX_PRODUCTS = 500;
const MAX_BYTES = 150_000;

/** Path of the page of all results. */
export const searchPath = (words: string) => `${paths.home}?cari=${encodeURIComponent(words)}`;

export interface SearchableCatalog {
  readonly products: readonly FoundProduct[];
  readonly synonyms: SynonymPairs;
}

/**
 * A query for all products, newest first, and the synonyms, to search in the browser. The result is null when the
 * products are too many or too large. The headers are checked first (`Content-Length` is the compressed size), so that
 * an excessive list is not downloaded.
 */
export const searchableCatalog = queryOptions({
  queryKey: [...getListProductsQueryKey({ limit: MAX_PRODUCTS }), 'searchable'],
  queryFn: async ({ signal }): Promise<SearchableCatalog | null> => {
    const accept = (headers: Headers) =>
      Number(headers.get('X-Total-Count')) <= MAX_PRODUCTS &&
      Number(headers.get('Content-Length')) <= MAX_BYTES;
    try {
      const [{ data: products }, { data: words }] = await Promise.all([
        listProducts({ limit: MAX_PRODUCTS }, { accept, signal }),
        getSearchContent({ signal }),
      ]);
      return { products: products.map(foundProduct), synonyms: words.synonyms };
    } catch (error) {
      if (error instanceof ResponseNotAccepted) return null;
      throw error;
    }
  },
});
