import type { SynonymGroups } from '@etalase/backend/rules/search-terms';
import { queryOptions } from '@tanstack/react-query';
import { getListProductsQueryKey, listProducts } from '../../api/generated/catalog/catalog';
import { getSearchContent } from '../../api/generated/content/content';
import { ResponseNotAccepted } from '../../api/http-client';
import { urlText } from '../../format/chat';
import { paths } from '../../paths';
import { foundProduct, type FoundProduct } from '../catalog/card-product';

/** The limits for a search in the browser. A larger catalog is searched on the server. */
const MAX_PRODUCTS = 500;
const MAX_COMPRESSED_BYTES = 150_000;
const ALL = { limit: MAX_PRODUCTS, sort: 'newest' } as const;

export const searchPath = (words: string) => `${paths.home}?cari=${urlText(words)}`;

export interface SearchableCatalog {
  readonly products: readonly FoundProduct[];
  readonly synonyms: SynonymGroups;
}

/**
 * A query for all products (newest first) and the synonyms, for the search in the browser. The result is null when the
 * catalog exceeds a limit. The response headers are checked first, so that a list that is too large is not downloaded.
 * `Content-Length` is the compressed size.
 */
export const searchableCatalog = queryOptions({
  queryKey: [...getListProductsQueryKey(ALL), 'searchable'],
  queryFn: async ({ signal }): Promise<SearchableCatalog | null> => {
    const accept = (headers: Headers) =>
      Number(headers.get('X-Total-Count')) <= MAX_PRODUCTS &&
      Number(headers.get('Content-Length')) <= MAX_COMPRESSED_BYTES;
    try {
      const [{ data: products }, { data: searchContent }] = await Promise.all([
        listProducts(ALL, { accept, signal }),
        getSearchContent({ signal }),
      ]);
      return {
        products: products.map(foundProduct),
        synonyms: [...searchContent.synonyms, ...searchContent.groups],
      };
    } catch (error) {
      if (error instanceof ResponseNotAccepted) return null;
      throw error;
    }
  },
});
