import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useListCategories } from '../../api/generated/catalog/catalog';
import type { ProductResponse } from '../../api/generated/models';
import { dataOnly, type Page } from '../../api/response';
import { matchProducts } from './match-products';
import { searchableCatalog, searchProducts } from './search-data';

const PAUSE_MS = 250;
const SHOWN = 20;

export interface Search {
  /** What belongs to exactly these words; undefined while it is unknown. */
  readonly found: Page<ProductResponse> | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Searches a small catalog in the page, at once; a large one on the server, when the typing pauses. */
export function useSearch(words: string): Search {
  const list = useQuery(searchableCatalog);
  const matches = useMatches(list.data?.items, words);
  const remote = list.data === null;
  const asked = usePaused(words);
  const answer = useQuery(searchProducts(asked, SHOWN, remote && asked !== ''));
  const { isError, refetch } = remote ? answer : list;
  const settled = !remote || asked === words;
  return {
    found: remote ? (settled ? answer.data : undefined) : matches,
    failed: isError && settled,
    retry: () => void refetch(),
  };
}

function useMatches(products: readonly ProductResponse[] | undefined, words: string) {
  const { data: categories } = useListCategories(dataOnly());
  return useMemo(() => {
    if (!products) return undefined;
    const items = matchProducts(products, words, categories ?? []);
    return { items: items.slice(0, SHOWN), total: items.length };
  }, [products, words, categories]);
}

/** What was typed, once the typing pauses. */
function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
