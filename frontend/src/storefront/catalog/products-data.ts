import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listProducts } from '../../api/generated/catalog/catalog';
import type { ListProductsParams, ProductResponse } from '../../api/generated/models';
import { type Page, selectPage } from '../../api/response';

export const PAGE_SIZE = 8;
/** As many as the API gives in one answer; what comes after them is on a page of its own. */
export const MOST_VISIBLE = 1000;
const LAST_START = 2 ** 31 - MOST_VISIBLE;

export type ProductPage = Page<ProductResponse>;
export type ProductFilter = Pick<ListProductsParams, 'category' | 'service' | 'sort' | 'q'>;

/** The part of a list that a page shows. */
export interface Range {
  /** How many products come before it. */
  readonly start: number;
  readonly visible: number;
}

/** From the address: `mulai` and `tampil` as whole pages, whatever someone typed there. */
export function readRange(search: URLSearchParams): Range {
  const start = readNumber(search, 'mulai');
  const visible = readNumber(search, 'tampil');
  return {
    start: start > 0 ? Math.floor(Math.min(start, LAST_START) / PAGE_SIZE) * PAGE_SIZE : 0,
    visible:
      visible > PAGE_SIZE ? Math.min(Math.ceil(visible / PAGE_SIZE) * PAGE_SIZE, MOST_VISIBLE) : PAGE_SIZE,
  };
}

function readNumber(search: URLSearchParams, name: string): number {
  const number = Number(search.get(name));
  return Number.isFinite(number) ? number : 0;
}

/**
 * A range of a list with the whole list's total beside it. A longer one starts from the shorter one that is
 * already there, so that 'Muat Lebih Banyak' brings eight more and not all of them again.
 */
export function shownProducts(filter: ProductFilter, { start, visible }: Range) {
  return queryOptions({
    queryKey: ['shown-products', { ...filter, start }, visible],
    queryFn: async ({ client, signal }): Promise<ProductPage> => {
      const known = longestKnown(client, { ...filter, start }, visible);
      const limit = visible - known.length;
      const response = await listProducts({ ...filter, limit, offset: start + known.length }, { signal });
      const { items, total } = selectPage(response);
      return { items: [...known, ...items], total };
    },
    placeholderData: (previous, query) =>
      sameList(query?.queryKey[1], { ...filter, start }) ? keepPreviousData(previous) : undefined,
  });
}

type ListKey = ProductFilter & Pick<Range, 'start'>;

function longestKnown(client: QueryClient, list: ListKey, visible: number): readonly ProductResponse[] {
  for (let shorter = visible - PAGE_SIZE; shorter > 0; shorter -= PAGE_SIZE) {
    const known = client.getQueryData<ProductPage>(['shown-products', list, shorter]);
    if (known) return known.items;
  }
  return [];
}

function sameList(known: unknown, list: ListKey): boolean {
  return JSON.stringify(known) === JSON.stringify(list);
}
