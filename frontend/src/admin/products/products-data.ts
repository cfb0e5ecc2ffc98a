import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  getAdminListCategoriesQueryOptions,
  getAdminListProductsQueryOptions,
} from '../../api/generated/catalog/catalog';
import { getListFlashSalesQueryOptions } from '../../api/generated/flash-sales/flash-sales';
import type { AdminListProductsParams } from '../../api/generated/models';
import { selectData, selectPage } from '../../api/response';

export const PAGE_SIZE = 25;

export interface ProductFilter {
  readonly q: string;
  readonly category: string;
  /** From 0. */
  readonly page: number;
}

export const everything: ProductFilter = { q: '', category: '', page: 0 };

/** Parses the parameters in the URL's fragment. */
export const filterIn = (params: URLSearchParams): ProductFilter => ({
  q: params.get('cari') ?? '',
  category: params.get('kategori') ?? '',
  page: Math.max(1, Math.floor(Number(params.get('halaman'))) || 1) - 1,
});

export const paramsOf = ({ q, category, page }: ProductFilter): URLSearchParams =>
  new URLSearchParams({
    ...(q.trim() && { cari: q.trim() }),
    ...(category && { kategori: category }),
    ...(page > 0 && { halaman: String(page + 1) }),
  });

const pageQuery = (params: AdminListProductsParams) =>
  getAdminListProductsQueryOptions(params, {
    query: { select: selectPage, placeholderData: keepPreviousData },
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

/** The running sales, which the list marks. */
export const runningSalesQuery = getListFlashSalesQueryOptions({
  query: { select: selectData },
  request: { cache: 'no-store' },
});

/** Loads what the list shows before it is searched or filtered. */
export const prefetchProducts = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(productsQuery(everything)),
    client.prefetchQuery(allCountQuery),
    client.prefetchQuery(activeCountQuery),
    client.prefetchQuery(runningSalesQuery),
    client.prefetchQuery(getAdminListCategoriesQueryOptions()),
  ]);
