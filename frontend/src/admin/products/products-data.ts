import { cleanQuery } from '@etalase/backend/rules/text';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  getAdminListCategoriesQueryOptions,
  getAdminListProductsQueryOptions,
  getGetPinsQueryOptions,
} from '../../api/generated/catalog/catalog';
import type { AdminListProductsParams } from '../../api/generated/models';
import { selectPage } from '../../api/response';
import type { TabSlice } from '../tab-slice';
import { discountsQuery } from './product-discounts';

export const PAGE_SIZE = 25;

export interface ProductFilter {
  readonly q: string;
  readonly category: string;
  /** The index of the page, from 0. */
  readonly page: number;
}

export const everything: ProductFilter = { q: '', category: '', page: 0 };

export const filterIn = (params: URLSearchParams): ProductFilter => ({
  q: params.get('cari') ?? '',
  category: params.get('kategori') ?? '',
  // A missing or invalid page number counts as 1.
  page: Math.max(1, Math.floor(Number(params.get('halaman'))) || 1) - 1,
});

export const paramsOf = ({ q, category, page }: ProductFilter): URLSearchParams =>
  new URLSearchParams({
    ...(cleanQuery(q) && { cari: cleanQuery(q) }),
    ...(category && { kategori: category }),
    ...(page > 0 && { halaman: String(page + 1) }),
  });

export const productsPage = (params: AdminListProductsParams) =>
  getAdminListProductsQueryOptions(params, {
    query: { select: selectPage, placeholderData: keepPreviousData },
  });

export const productsQuery = ({ q, category, page }: ProductFilter, match?: 'similar') =>
  productsPage({
    limit: PAGE_SIZE,
    offset: page * PAGE_SIZE,
    ...(cleanQuery(q) && { q: cleanQuery(q) }),
    ...(category && { category }),
    ...(match && { match }),
  });

/** The products that mention the words of the search in any order, accent or spelling, or their synonyms. */
export const similarQuery = (filter: ProductFilter) => productsQuery(filter, 'similar');

export const allCountQuery = productsPage({ limit: 1 });
export const activeCountQuery = productsPage({ limit: 1, active: true });

/** Loads the data for the first page of the list without a search or a filter. */
export const prefetchProducts = (client: QueryClient, tabs: readonly TabSlice[]): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(productsQuery(everything)),
    client.prefetchQuery(allCountQuery),
    client.prefetchQuery(activeCountQuery),
    client.prefetchQuery(getGetPinsQueryOptions()),
    client.prefetchQuery(discountsQuery(tabs)),
    client.prefetchQuery(getAdminListCategoriesQueryOptions()),
  ]);
