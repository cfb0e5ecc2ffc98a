import { getGetProductQueryOptions, getListProductsQueryOptions } from '../../api/generated/catalog/catalog';
import type { ProductResponse } from '../../api/generated/models';
import type { Prefetch } from '../../api/prefetch';
import { dataOnly } from '../../api/response';

const MAX_RELATED = 4;

/** One more than is shown, because the product itself is among them. */
export function relatedQuery(category: string) {
  return getListProductsQueryOptions({ category, limit: MAX_RELATED + 1 }, dataOnly());
}

export function relatedTo(
  product: ProductResponse,
  sameCategory: readonly ProductResponse[],
): ProductResponse[] {
  return sameCategory.filter(({ id }) => id !== product.id).slice(0, MAX_RELATED);
}

export const prefetchProduct: Prefetch = async (client, { params }) => {
  const { data: product } = await client.fetchQuery(getGetProductQueryOptions(params['id'] ?? ''));
  await client.fetchQuery(relatedQuery(product.category));
};
