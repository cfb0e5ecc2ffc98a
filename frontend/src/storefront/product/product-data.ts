import { getGetProductQueryOptions } from '../../api/generated/catalog/catalog';
import type { Prefetch } from '../../api/prefetch';
import type { CardProduct } from '../catalog/card-product';
import { shownProducts } from '../catalog/products-data';

const MAX_RELATED = 4;

/** One more than is shown, because the product itself is among them. */
export function relatedQuery(category: string) {
  return shownProducts({ category }, { start: 0, visible: MAX_RELATED + 1 });
}

export function relatedTo(id: string, sameCategory: readonly CardProduct[]): CardProduct[] {
  return sameCategory.filter((product) => product.id !== id).slice(0, MAX_RELATED);
}

export const prefetchProduct: Prefetch = async (client, { params }) => {
  const { data: product } = await client.fetchQuery(getGetProductQueryOptions(params['id'] ?? ''));
  await client.fetchQuery(relatedQuery(product.category));
};
