import { cleanQuery } from '@etalase/backend/rules/text';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import {
  getAdminListCategoriesQueryOptions,
  getAdminListProductsQueryOptions,
  getGetPinsQueryOptions,
} from '../../api/generated/catalog/catalog';
import type { AdminListProductsParams, AdminProductResponse } from '../../api/generated/models';
import { selectPage } from '../../api/response';
import { discountsQuery, type TabSlice } from '../tab-slice';

export const PAGE_SIZE = 25;

/** The filters beside search and category, as the URL names them. */
export const STATES = ['tersembunyi', 'contoh', 'tanpa-foto', 'tanpa-halaman'] as const;
type ProductState = (typeof STATES)[number];
export type ProductStateFilter = ProductState | '';

const CONDITIONS: Readonly<Record<ProductState, AdminListProductsParams>> = {
  tersembunyi: { active: false },
  contoh: { sample: true },
  'tanpa-foto': { photographed: false },
  'tanpa-halaman': { onServicePage: false },
};

export interface ProductFilter {
  readonly q: string;
  readonly category: string;
  readonly state: ProductStateFilter;
  /** The index of the page, from 0. */
  readonly page: number;
}

export const everything: ProductFilter = { q: '', category: '', state: '', page: 0 };

export const filterIn = (params: URLSearchParams): ProductFilter => ({
  q: params.get('cari') ?? '',
  category: params.get('kategori') ?? '',
  state: STATES.find((state) => state === params.get('saring')) ?? '',
  // A missing or invalid page number counts as 1.
  page: Math.max(1, Math.floor(Number(params.get('halaman'))) || 1) - 1,
});

export const paramsOf = ({ q, category, state, page }: ProductFilter): URLSearchParams =>
  new URLSearchParams({
    ...(cleanQuery(q) && { cari: cleanQuery(q) }),
    ...(category && { kategori: category }),
    ...(state && { saring: state }),
    ...(page > 0 && { halaman: String(page + 1) }),
  });

const productsPage = (params: AdminListProductsParams) =>
  getAdminListProductsQueryOptions(params, {
    query: { select: selectPage, placeholderData: keepPreviousData },
  });

const conditionsOf = ({ q, category, state }: ProductFilter, match?: 'similar'): AdminListProductsParams => ({
  ...(cleanQuery(q) && { q: cleanQuery(q) }),
  ...(category && { category }),
  ...(state && CONDITIONS[state]),
  ...(match && { match }),
});

export const productsQuery = (filter: ProductFilter, match?: 'similar') =>
  productsPage({ limit: PAGE_SIZE, offset: filter.page * PAGE_SIZE, ...conditionsOf(filter, match) });

const LARGEST_PAGE = 1000;

/** Loads the first `max` products that the filter finds, on all pages. */
export async function allProducts(
  client: QueryClient,
  filter: ProductFilter,
  max: number,
  match?: 'similar',
): Promise<readonly AdminProductResponse[]> {
  const products: AdminProductResponse[] = [];
  for (let offset = 0; offset < max; offset += LARGEST_PAGE) {
    const params = { ...conditionsOf(filter, match), limit: LARGEST_PAGE, offset };
    const { data } = await client.fetchQuery(
      getAdminListProductsQueryOptions(params, { query: { staleTime: 0 } }),
    );
    products.push(...data);
    if (data.length < LARGEST_PAGE) break;
  }
  return products.slice(0, max);
}

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
