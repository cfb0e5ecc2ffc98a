import type { QueryClient } from '@tanstack/react-query';
import { getGetProductQueryOptions } from '../../api/generated/catalog/catalog';
import { partOf } from '../../api/part-of';
import type { Prefetch } from '../../api/prefetch';
import type { CardProduct } from '../catalog/card-product';
import { shownProducts } from '../catalog/products-data';
import { orderingOf } from '../ordering/ordering-data';

const MAX_RELATED = 4;

/** Requests one product more than shown, because the results may contain the product of the page. */
export function relatedQuery(category: string) {
  return shownProducts({ category }, { start: 0, visible: MAX_RELATED + 1 });
}

export function relatedTo(id: string, sameCategory: readonly CardProduct[]): CardProduct[] {
  return sameCategory.filter((product) => product.id !== id).slice(0, MAX_RELATED);
}

/** A query for the facts that apply to products of this category. Facts without categories apply to all products. */
export const factsOf = (category: string) =>
  partOf('/api/content/facts', `product:${category}`, ({ product }) =>
    product
      .filter(({ categories }) => categories?.includes(category) ?? true)
      .map(({ term, fact }) => ({ term, fact })),
  );

export const prefetchBeside = (client: QueryClient, { category }: { readonly category: string }) =>
  Promise.all([
    client.fetchQuery(relatedQuery(category)),
    client.fetchQuery(factsOf(category)),
    client.fetchQuery(orderingOf(category)),
  ]);

export const prefetchProduct: Prefetch = async (client, { params }) => {
  const options = getGetProductQueryOptions(params['id'] ?? '');
  const response = await client.fetchQuery(options);
  const { data: product } = response;
  // The page of a product without a price list contains no empty fields for it.
  if (!product.pricing) {
    const { pricing: _, priceLabel: __, ...data } = product;
    client.setQueryData(options.queryKey, { ...response, data: data as typeof product });
  }
  await prefetchBeside(client, product);
};
