import type { PricedProduct, PriceNow } from '../../../catalog/index.js';
import type { InProcessApi } from '../../../platform/cache/index.js';
import { salePrice } from '../../domain/sale-price.js';

// The fields of an item of GET /api/flash-sales that are used here.
interface RunningSale {
  readonly productId: string;
  readonly discountPercentage: number;
  readonly endDate: string;
}

/**
 * The discounted price of a product, from the cached response of GET /api/flash-sales; undefined without a running
 * sale.
 */
export async function runningSalePrice(
  api: InProcessApi,
  { id, price }: PricedProduct,
): Promise<PriceNow | undefined> {
  const sales = (await api.read<RunningSale[]>('/api/flash-sales')) ?? [];
  const sale = sales.find(({ productId }) => productId === id);
  if (!sale) return undefined;
  const { discountPercentage: percentage, endDate } = sale;
  return {
    now: salePrice(price, percentage),
    discount: { before: price, percentage, until: new Date(endDate) },
  };
}
