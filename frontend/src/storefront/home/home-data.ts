import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import type { Facts, Identity } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import {
  foundProducts,
  PAGE_SIZE,
  readRange,
  shownProducts,
  similarProducts,
  type Range,
} from '../catalog/products-data';

/** The home page's query parameters. */
export interface HomeParams {
  /** The chosen category's slug; undefined for 'Semua Layanan'. */
  readonly category: string | undefined;
  readonly range: Range;
  /** The search query; defined, even when empty, while the page shows search results. */
  readonly query: string | undefined;
}

// PostgreSQL has no NUL in a text, so the API refuses it. Only after client navigation: on load, `matchRoute` has
// replaced it.
const read = (search: URLSearchParams, name: string) => search.get(name)?.replaceAll('\0', '');

export function readHomeParams(search: URLSearchParams): HomeParams {
  return {
    category: read(search, 'kategori')?.slice(0, 100) || undefined,
    range: readRange(search),
    query: read(search, 'cari')?.trim().slice(0, MAX_QUERY_LENGTH),
  };
}

/** The grid without a filter; the hero shows images from it, whatever the filter is. */
export const newestProducts = shownProducts({}, { start: 0, visible: PAGE_SIZE });

export const heroFacts = partOf('/api/content/facts', 'hero', ({ hero }: Facts) => hero);

export const homeFace = partOf('/api/content/identity', 'home', ({ heroImage, description }: Identity) => ({
  heroImage,
  description,
}));

export const prefetchHome: Prefetch = async (client, { search }) => {
  const { category, range, query } = readHomeParams(search);
  if (query !== undefined) {
    if (query === '') return;
    // The page is complete without the second list.
    await Promise.all([
      client.fetchQuery(foundProducts(query, range)),
      client.prefetchQuery(similarProducts(query)),
    ]);
    return;
  }
  const newest = client.fetchQuery(newestProducts);
  // A longer list reuses the shorter one from the cache, so the shorter one is loaded first.
  if (!category) await newest;
  await Promise.all([
    newest,
    client.fetchQuery(heroFacts),
    client.fetchQuery(homeFace),
    client.fetchQuery(shownProducts(category ? { category } : {}, range)),
  ]);
};
