import { MAX_QUERY_LENGTH } from '@etalase/backend/rules/search-query';
import { queryOptions } from '@tanstack/react-query';
import { listProducts } from '../../api/generated/catalog/catalog';
import type { ProductResponse } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import { type CardProduct, cardProduct } from '../catalog/card-product';
import {
  foundProducts,
  PAGE_SIZE,
  readRange,
  shownProducts,
  similarProducts,
  type Range,
} from '../catalog/products-data';
import { newestWorks } from '../works/works-data';

export interface HomeParams {
  /** The chosen category's slug; undefined for 'Semua Layanan'. */
  readonly category: string | undefined;
  readonly range: Range;
  /** The search query. It is defined, even when empty, while the page shows search results. */
  readonly query: string | undefined;
}

// The API refuses control characters.
const readParam = (search: URLSearchParams, name: string) => search.get(name)?.replace(/\p{Cc}/gu, '');

export function readHomeParams(search: URLSearchParams): HomeParams {
  return {
    // A slug has at most 100 characters. The API refuses longer ones.
    category: readParam(search, 'kategori')?.slice(0, 100) || undefined,
    range: readRange(search),
    query: readParam(search, 'cari')?.trim().slice(0, MAX_QUERY_LENGTH),
  };
}

const newestProducts = shownProducts({}, { start: 0, visible: PAGE_SIZE });

const HERO_IMAGES = 3;
/** The number of products in the query's result: twice the number of shown images, because some may be on sale. */
const HERO_CANDIDATES = 2 * HERO_IMAGES;

export type HeroProduct = Pick<ProductResponse, 'id' | 'price'> & { readonly image: string };

/**
 * A query for products whose images the hero may show, the most suitable first. The grid shows these products only
 * after a press of 'Muat Lebih Banyak' (load more). In a small shop they are the grid's last products.
 */
export const heroProducts = queryOptions({
  queryKey: ['hero-products'],
  queryFn: async ({ client, signal }): Promise<HeroProduct[]> => {
    const afterGrid = await listProducts({ limit: PAGE_SIZE, offset: PAGE_SIZE }, { signal });
    const older = oldestWithImage(afterGrid.data.map(cardProduct));
    if (older.length >= HERO_CANDIDATES) return older.slice(0, HERO_CANDIDATES);
    const { items } = await client.fetchQuery(newestProducts);
    return [...older, ...oldestWithImage(items)].slice(0, HERO_CANDIDATES);
  },
});

/** Returns the products that have an image, oldest first. The input is newest first. */
const oldestWithImage = (products: readonly CardProduct[]): HeroProduct[] =>
  products.flatMap(({ id, price, image }) => (image === undefined ? [] : [{ id, price, image }])).reverse();

/** Returns the images of the hero. Products in the sale below the hero are left out, unless too few others remain. */
export function heroImages(products: readonly HeroProduct[], isOnSale: (product: HeroProduct) => boolean) {
  const others = products.filter((product) => !isOnSale(product));
  const images = [...others, ...products.filter(isOnSale)].map(({ image }) => image);
  return [...new Set(images)].slice(0, HERO_IMAGES);
}

export const heroFacts = partOf('/api/content/facts', 'hero', ({ hero }) => hero);

export const homeIdentity = partOf('/api/content/identity', 'home', ({ heroImage, description }) => ({
  heroImage,
  description,
}));

export const prefetchHome: Prefetch = async (client, { search }) => {
  const { category, range, query } = readHomeParams(search);
  if (query !== undefined) {
    if (query === '') return;
    // The page is complete even when the query for similar products fails.
    await Promise.all([
      client.fetchQuery(foundProducts(query, range)),
      client.prefetchQuery(similarProducts(query)),
    ]);
    return;
  }
  const prefetchList = async (): Promise<unknown> => {
    // A longer list reuses the shortest list from the cache, so the shortest list is loaded first.
    if (!category) await client.fetchQuery(newestProducts);
    return client.fetchQuery(shownProducts(category ? { category } : {}, range));
  };
  await Promise.all([
    client.fetchQuery(heroProducts),
    client.fetchQuery(heroFacts),
    client.fetchQuery(homeIdentity),
    client.fetchQuery(newestWorks),
    prefetchList(),
  ]);
};
