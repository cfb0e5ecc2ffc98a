import { getGetCategoryBySlugQueryOptions } from '../../api/generated/catalog/catalog';
import type { Prefetch } from '../../api/prefetch';
import { sortedProducts, type Sorts } from '../catalog/products-data';

export const SORTS: Sorts = ['terbaru', 'nama', 'harga'];

export const categoryProducts = (category: string, search: URLSearchParams) =>
  sortedProducts({ category }, SORTS, search);

export const prefetchCategory: Prefetch = async (client, { params, search }) => {
  const slug = params['categorySlug'] ?? '';
  // The category's error comes first: its 404 counts, even if its slug also causes an error of the list.
  const results = await Promise.allSettled([
    client.fetchQuery(getGetCategoryBySlugQueryOptions(slug)),
    client.fetchQuery(categoryProducts(slug, search)),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};
