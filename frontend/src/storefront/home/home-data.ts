import type { Prefetch } from '../../api/prefetch';
import { PAGE_SIZE, readRange, shownProducts, type Range } from '../catalog/products-data';
import { LONGEST_QUERY } from '../search/search-data';

export interface HomeAddress {
  /** The chosen category's slug; undefined for 'Semua Layanan'. */
  readonly category: string | undefined;
  readonly range: Range;
  /** Present, even when empty, while the page is a search. */
  readonly query: string | undefined;
}

// PostgreSQL has no NUL in a text, so the API refuses it.
const read = (search: URLSearchParams, name: string) => search.get(name)?.replaceAll('\0', '');

export function readHomeAddress(search: URLSearchParams): HomeAddress {
  return {
    category: read(search, 'kategori')?.slice(0, 100) || undefined,
    range: readRange(search),
    query: read(search, 'cari')?.trim().slice(0, LONGEST_QUERY),
  };
}

/** The grid without a filter; the hero shows images from it on every address of the home page. */
export const newestProducts = shownProducts({}, { start: 0, visible: PAGE_SIZE });

export const prefetchHome: Prefetch = async (client, { search }) => {
  const { category, range, query } = readHomeAddress(search);
  if (query !== undefined) {
    if (query !== '') await client.fetchQuery(shownProducts({ q: query }, range));
    return;
  }
  const newest = client.fetchQuery(newestProducts);
  // A longer list starts from the shorter one, so the shorter one comes first.
  if (!category) await newest;
  await Promise.all([newest, client.fetchQuery(shownProducts(category ? { category } : {}, range))]);
};
