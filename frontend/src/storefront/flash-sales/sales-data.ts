import type { QueryClient } from '@tanstack/react-query';
import type { FlashSaleResponse } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import { type CardProduct, packedLabel } from '../catalog/card-product';

export interface RunningSale extends Pick<FlashSaleResponse, 'discountPercentage' | 'endDate'> {
  readonly product: Pick<CardProduct, 'id' | 'name' | 'price' | 'image' | 'per'>;
}

export const MAX_SHOWN = 3;
const TRIMMED = ['flash-sales-trimmed'];

/** The running flash sales, the soonest end first, with the data of their cards on the home page. */
export const runningSales = partOf('/api/flash-sales', 'cards', (sales): RunningSale[] =>
  sales.map(({ discountPercentage, endDate, product: { id, name, price, priceLabel, images } }) => ({
    discountPercentage,
    endDate,
    product: { id, name, price, image: images[0], per: packedLabel(priceLabel) },
  })),
);

/** Keeps only the first sales and those of the products in the page's data, so that a page stays small. */
export function trimSales(client: QueryClient): void {
  const sales = client.getQueryData(runningSales.queryKey);
  if (!sales || sales.length <= MAX_SHOWN) return;
  const others = client.getQueriesData({
    predicate: ({ queryKey }) => queryKey[0] !== runningSales.queryKey[0],
  });
  const page = JSON.stringify(others.map(([, data]) => data));
  const kept = sales.filter(({ product }, index) => index < MAX_SHOWN || page.includes(`"${product.id}"`));
  if (kept.length === sales.length) return;
  client.setQueryData(runningSales.queryKey, kept);
  client.setQueryData(TRIMMED, true);
}

export function loadTrimmedSales(client: QueryClient): void {
  if (!client.getQueryData(TRIMMED)) return;
  client.removeQueries({ queryKey: TRIMMED, exact: true });
  void client.invalidateQueries({ queryKey: runningSales.queryKey, exact: true });
}
