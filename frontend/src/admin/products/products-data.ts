import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAdminListProductsQueryKey, getAdminListProductsUrl } from '../../api/generated/catalog/catalog';
import { getListFlashSalesQueryKey, listFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { AdminListProductsParams, AdminProductResponse } from '../../api/generated/models';
import { httpPage } from '../../api/http-client';

export const PAGE_SIZE = 25;

export interface ProductFilter {
  readonly q: string;
  readonly category: string;
  /** From 0. */
  readonly page: number;
}

export const everything: ProductFilter = { q: '', category: '', page: 0 };

/** One page and its total; the key starts as the generated one does, so that a refresh finds it. */
const pageQuery = (params: AdminListProductsParams) =>
  queryOptions({
    queryKey: [...getAdminListProductsQueryKey(params), 'page'],
    queryFn: ({ signal }) => httpPage<AdminProductResponse>(getAdminListProductsUrl(params), signal),
    placeholderData: keepPreviousData,
  });

export const productsQuery = ({ q, category, page }: ProductFilter) =>
  pageQuery({
    limit: PAGE_SIZE,
    offset: page * PAGE_SIZE,
    ...(q.trim() && { q: q.trim() }),
    ...(category && { category }),
  });

export const productSearchQuery = (q: string) => pageQuery({ limit: 8, ...(q.trim() && { q: q.trim() }) });

export const allCountQuery = pageQuery({ limit: 1 });
export const activeCountQuery = pageQuery({ limit: 1, active: true });

/** The running sales, for a word about them in the list. */
export const runningSalesQuery = queryOptions({
  queryKey: getListFlashSalesQueryKey(),
  queryFn: ({ signal }) => listFlashSales({ cache: 'no-store', signal }),
});
