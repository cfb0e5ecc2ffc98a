import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListCategories } from '../../api/generated/catalog/catalog';
import type { ProductResponse } from '../../api/generated/models';
import { dataOnly, type Page } from '../../api/response';
import { useDebounced } from '../../ui/use-debounced';
import { matchProducts } from './match-products';
import { searchableCatalog, searchProducts } from './search-data';

const MAX_RESULTS = 20;

export interface Search {
  /** The results for exactly these words; undefined while they are loading. */
  readonly found: Page<ProductResponse> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Searches a small catalog in the browser, at once; a large one on the server, debounced. */
export function useSearch(words: string): Search {
  const catalog = useQuery(searchableCatalog);
  const matches = useMatches(catalog.data?.items, words);
  const remote = catalog.data === null;
  const debounced = useDebounced(words);
  const serverSearch = useQuery(searchProducts(debounced, MAX_RESULTS, remote && debounced !== ''));
  const { isError, refetch } = remote ? serverSearch : catalog;
  const isCurrent = !remote || debounced === words;
  return {
    found: remote ? (isCurrent ? serverSearch.data : undefined) : matches,
    failed: isError && isCurrent,
    retry: () => void refetch(),
  };
}

function useMatches(products: readonly ProductResponse[] | undefined, words: string) {
  const { data: categories } = useListCategories(dataOnly());
  return useMemo(() => {
    if (!products) return undefined;
    const items = matchProducts(products, words, categories ?? []);
    return { items: items.slice(0, MAX_RESULTS), total: items.length };
  }, [products, words, categories]);
}
