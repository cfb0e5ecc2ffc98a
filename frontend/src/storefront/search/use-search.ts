import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Page } from '../../api/response';
import { useDebounced } from '../../ui/use-debounced';
import type { FoundProduct } from '../catalog/card-product';
import { categoryNames } from '../catalog/category-names';
import { foundProducts, PAGE_SIZE, similarProducts } from '../catalog/products-data';
import { searchOf } from './match-products';
import { searchableCatalog, type SearchableCatalog } from './search-data';

const MAX_RESULTS = 20;

export interface Search {
  /** The results for exactly these words; undefined while they are loading. */
  readonly found: Page<FoundProduct> | undefined;
  /** Similar products for these words; empty while they are loading and after a failure. */
  readonly similar: readonly FoundProduct[];
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Searches a small catalog in the browser at each change. Searches a large catalog on the server after a pause in
 * typing.
 */
export function useSearch(words: string): Search {
  const catalog = useQuery(searchableCatalog);
  const matches = useMatches(catalog.data ?? undefined, words);
  // `null`: the catalog is too large for the browser.
  const onServer = catalog.data === null;
  const debounced = useDebounced(words);
  const serverSearch = useQuery({
    ...foundProducts(debounced, { start: 0, visible: MAX_RESULTS }),
    enabled: onServer && debounced !== '',
  });
  const serverSimilar = useQuery({
    ...similarProducts(debounced),
    enabled: onServer && debounced !== '' && serverSearch.isSuccess,
  });
  const { isError, refetch } = onServer ? serverSearch : catalog;
  const isCurrent = !onServer || debounced === words;
  return {
    found: onServer ? (isCurrent ? serverSearch.data : undefined) : matches?.found,
    similar: (onServer ? isCurrent && serverSimilar.data?.items : matches?.similar) || [],
    failed: isError && isCurrent,
    retry: () => void refetch(),
  };
}

function useMatches(catalog: SearchableCatalog | undefined, words: string) {
  const { data: categories } = useQuery(categoryNames);
  const search = useMemo(
    () => catalog && searchOf(catalog.products, categories ?? [], catalog.synonyms),
    [catalog, categories],
  );
  return useMemo(() => {
    if (!search) return undefined;
    const { found, similar } = search(words);
    return {
      found: { items: found.slice(0, MAX_RESULTS), total: found.length },
      similar: similar.slice(0, PAGE_SIZE),
    };
  }, [search, words]);
}
