import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { listProducts } from '../../api/generated/catalog/catalog';
import type { ListProductsParams, ProductResponse } from '../../api/generated/models';
import { selectPage, type Page } from '../../api/response';
import { cardProduct, foundProduct } from './card-product';

export const PAGE_SIZE = 8;
/** A page shows at most this many products, because a long page keeps the server busy. The rest is on other pages. */
export const MAX_VISIBLE = 200;
// The API's offset is a signed 32-bit integer. Every offset inside a range must also fit.
const MAX_START = 2 ** 31 - MAX_VISIBLE;

export type ProductFilter = Pick<ListProductsParams, 'category' | 'service' | 'sort'>;

// The keys mean newest, name and price. The API lists the newest products first by default.
const SORTS = { terbaru: {}, nama: { sort: 'name' }, harga: { sort: 'price' } } as const;

/** A sort order of a list, as named in the URL parameter `urut` (order). */
export type Sort = keyof typeof SORTS;

/** The sort orders of a list. The first order is the default. */
export type Sorts = readonly [Sort, ...Sort[]];

export const readSort = (search: URLSearchParams, sorts: Sorts): Sort =>
  sorts.find((sort) => sort === search.get('urut')) ?? sorts[0];

export const sortedProducts = (filter: ProductFilter, sorts: Sorts, search: URLSearchParams) =>
  shownProducts({ ...filter, ...SORTS[readSort(search, sorts)] }, readRange(search));

export interface Range {
  /** The number of products before the range. */
  readonly start: number;
  readonly visible: number;
}

/** The range from the URL's `mulai` (start) and `tampil` (visible), rounded to whole pages; any values are accepted. */
export function readRange(search: URLSearchParams): Range {
  const start = readNumber(search, 'mulai');
  const visible = readNumber(search, 'tampil');
  return {
    start: start > 0 ? Math.floor(Math.min(start, MAX_START) / PAGE_SIZE) * PAGE_SIZE : 0,
    visible:
      visible > PAGE_SIZE ? Math.min(Math.ceil(visible / PAGE_SIZE) * PAGE_SIZE, MAX_VISIBLE) : PAGE_SIZE,
  };
}

function readNumber(search: URLSearchParams, name: string): number {
  const number = Number(search.get(name));
  return Number.isFinite(number) ? number : 0;
}

/**
 * A query for one range of a product list, with the data of the cards and the total of the whole list. A longer range
 * reuses a shorter range from the cache. So the button 'Muat Lebih Banyak' (load more) loads only the next eight
 * products.
 */
export const shownProducts = (filter: ProductFilter, range: Range) =>
  productRange('shown-products', filter, range, cardProduct);

/** A query for one range of the products that match `q`, with the data of the search results. */
export const foundProducts = (q: string, range: Range) =>
  productRange('found-products', { q }, range, foundProduct);

/**
 * A query for the first products that do not match `q` but contain the words of `q`, in any order, or synonyms of
 * these words.
 */
export const similarProducts = (q: string) =>
  productRange('found-products', { q, match: 'similar' }, { start: 0, visible: PAGE_SIZE }, foundProduct);

function productRange<Item>(
  name: string,
  filter: ListFilter,
  { start, visible }: Range,
  itemOf: (product: ProductResponse) => Item,
) {
  const list: ListKey = { ...filter, start };
  const key: RangeKey = [name, list, visible];
  return queryOptions({
    queryKey: key,
    queryFn: async ({ client, signal }): Promise<Page<Item>> => {
      const cached = shorterRange<Item>(client, key)?.items ?? [];
      const limit = visible - cached.length;
      const response = await listProducts({ ...filter, limit, offset: start + cached.length }, { signal });
      const { items, total } = selectPage(response);
      return { items: [...cached, ...items.map(itemOf)], total };
    },
    placeholderData: (previous, query) =>
      sameList(query?.queryKey[1], list) ? keepPreviousData(previous) : undefined,
  });
}

export type ProductRange<Item> = ReturnType<typeof productRange<Item>>;

type ListFilter = ProductFilter & Pick<ListProductsParams, 'q' | 'match'>;
type ListKey = ListFilter & Pick<Range, 'start'>;
/** The key of a query for a range: the name of the query, the list, and the number of visible products. */
type RangeKey = readonly [name: string, list: ListKey, visible: number];

/**
 * Finds the longest range in the cache that is shorter than the requested range of the same list. Ignores invalidated
 * ranges.
 */
export function shorterRange<Item>(
  client: QueryClient,
  [name, list, visible]: RangeKey,
): Page<Item> | undefined {
  for (let shorter = visible - PAGE_SIZE; shorter > 0; shorter -= PAGE_SIZE) {
    const cached = client.getQueryState<Page<Item>>([name, list, shorter]);
    if (cached?.data && !cached.isInvalidated) return cached.data;
  }
  return undefined;
}

function sameList(key: unknown, list: ListKey): boolean {
  return JSON.stringify(key) === JSON.stringify(list);
}
