import { getGetCategoryBySlugQueryOptions } from '../../api/generated/catalog/catalog';
import type { Prefetch } from '../../api/prefetch';
import { orderingOf } from '../ordering/ordering-data';
import { worksOfCategory } from '../works/works-data';
import { sortedProducts, type Sorts } from '../catalog/products-data';

export const SORTS: Sorts = ['terbaru', 'nama', 'harga'];

export const categoryProducts = (category: string, search: URLSearchParams) =>
  sortedProducts({ category }, SORTS, search);

export const prefetchCategory: Prefetch = async (client, { params, search }) => {
  const slug = params['categorySlug'] ?? '';
  // If both queries fail, the error of the first query is thrown, so that a missing category gives a 404.
  const results = await Promise.allSettled([
    client.fetchQuery(getGetCategoryBySlugQueryOptions(slug)),
    client.fetchQuery(categoryProducts(slug, search)),
    client.fetchQuery(orderingOf(slug)),
    client.fetchQuery(worksOfCategory(slug)),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};
