import type { QueryClient } from '@tanstack/react-query';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { httpPage, type Page } from '../../api/http-client';
import { getListProductsUrl } from '../../api/generated/catalog/catalog';
import type { ListProductsParams, ProductResponse } from '../../api/generated/models';

export const PAGE_SIZE = 8;
/** As many as the API gives in one answer. */
const MOST_VISIBLE = 1000;

export type ProductPage = Page<ProductResponse>;
export type ProductFilter = Pick<ListProductsParams, 'category' | 'service' | 'sort'>;

/** How many are shown, from the address: 8, 16, 24 … whatever someone typed there. */
export function readVisible(search: URLSearchParams): number {
  const asked = Number(search.get('tampil'));
  if (!Number.isFinite(asked) || asked <= PAGE_SIZE) return PAGE_SIZE;
  return Math.min(Math.ceil(asked / PAGE_SIZE) * PAGE_SIZE, MOST_VISIBLE);
}

/**
 * The first `visible` products of a list with the total beside them. A longer list starts from the shorter
 * one that is already there, so that 'Muat Lebih Banyak' brings eight more and not all of them again.
 */
export function shownProducts(filter: ProductFilter, visible: number) {
  return queryOptions({
    queryKey: ['shown-products', filter, visible],
    queryFn: async ({ client, signal }): Promise<ProductPage> => {
      const known = longestKnown(client, filter, visible);
      const url = getListProductsUrl({ ...filter, limit: visible - known.length, offset: known.length });
      const { items, total } = await httpPage<ProductResponse>(url, signal);
      return { items: [...known, ...items], total };
    },
    placeholderData: (previous, query) =>
      sameList(query?.queryKey[1], filter) ? keepPreviousData(previous) : undefined,
  });
}

function longestKnown(
  client: QueryClient,
  filter: ProductFilter,
  visible: number,
): readonly ProductResponse[] {
  for (let shorter = visible - PAGE_SIZE; shorter > 0; shorter -= PAGE_SIZE) {
    const known = client.getQueryData<ProductPage>(['shown-products', filter, shorter]);
    if (known) return known.items;
  }
  return [];
}

function sameList(known: unknown, filter: ProductFilter): boolean {
  return JSON.stringify(known) === JSON.stringify(filter);
}
