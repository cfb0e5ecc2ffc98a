import { listFlashSales } from '../../api/generated/flash-sales/flash-sales';
import type { LoadDiscounts } from '../tab-slice';

export const loadDiscounts: LoadDiscounts = async (signal) => {
  const { data: sales } = await listFlashSales({ signal, cache: 'no-store' });
  return sales.map(({ productId, discountPercentage, endDate }) => {
    return { productId, percentage: discountPercentage, until: endDate };
  });
};
