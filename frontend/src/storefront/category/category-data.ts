import { getGetCategoryBySlugQueryOptions } from '../../api/generated/catalog/catalog';
import type { Prefetch } from '../../api/prefetch';
import { readRange, shownProducts } from '../catalog/products-data';

export const prefetchCategory: Prefetch = async (client, { params, search }) => {
  const slug = params['categorySlug'] ?? '';
  // The category's error comes first: its 404 counts, whatever error its slug causes for the list.
  const results = await Promise.allSettled([
    client.fetchQuery(getGetCategoryBySlugQueryOptions(slug)),
    client.fetchQuery(shownProducts({ category: slug }, readRange(search))),
  ]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};
