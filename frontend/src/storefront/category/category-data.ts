import { getGetCategoryBySlugQueryOptions } from '../../api/generated/catalog/catalog';
import type { Prefetch } from '../../api/prefetch';
import { readVisible, shownProducts } from '../catalogue/products-data';

export const prefetchCategory: Prefetch = async (client, { params, search }) => {
  const slug = params['categorySlug'] ?? '';
  const visible = readVisible(search);
  const category = client.fetchQuery(getGetCategoryBySlugQueryOptions(slug));
  const products = client.fetchQuery(shownProducts({ category: slug }, visible));
  await Promise.all([category, products]);
};
