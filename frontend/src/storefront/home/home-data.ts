import type { Prefetch } from '../../api/prefetch';
import { PAGE_SIZE, readVisible, shownProducts } from '../catalogue/products-data';
import { LONGEST_QUERY, searchProducts } from '../search/search-data';

export interface HomeAddress {
  /** The chosen category's slug; undefined for 'Semua Layanan'. */
  readonly category: string | undefined;
  readonly visible: number;
  /** Present, even when empty, while the page is a search. */
  readonly query: string | undefined;
}

export function readHomeAddress(search: URLSearchParams): HomeAddress {
  return {
    category: search.get('kategori')?.slice(0, 100) || undefined,
    visible: readVisible(search),
    query: search.get('cari')?.trim().slice(0, LONGEST_QUERY),
  };
}

/** The grid without a filter; the hero shows pictures from it on every address of the home page. */
export const newestProducts = shownProducts({}, PAGE_SIZE);

export const prefetchHome: Prefetch = async (client, { search }) => {
  const { category, visible, query } = readHomeAddress(search);
  if (query !== undefined) {
    if (query !== '') await client.fetchQuery(searchProducts(query, visible));
    return;
  }
  const newest = client.fetchQuery(newestProducts);
  // A longer list starts from the shorter one, so the shorter one comes first.
  if (!category) await newest;
  await Promise.all([newest, client.fetchQuery(shownProducts(category ? { category } : {}, visible))]);
};
