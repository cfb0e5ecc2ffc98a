import { getGetCategoryBySlugQueryOptions } from '../../api/generated/catalog/catalog';
import type { Prefetch } from '../../api/prefetch';
import { readRange, shownProducts } from '../catalog/products-data';

export const prefetchCategory: Prefetch = async (client, { params, search }) => {
  const slug = params['categorySlug'] ?? '';
  // The category first: when it is missing, that is what counts, whatever its slug does to the list.
  const reads = await Promise.allSettled([
    client.fetchQuery(getGetCategoryBySlugQueryOptions(slug)),
    client.fetchQuery(shownProducts({ category: slug }, readRange(search))),
  ]);
  for (const read of reads) if (read.status === 'rejected') throw read.reason;
};
