import { useQuery } from '@tanstack/react-query';
import { discountsQuery, type ProductDiscount, useTabSlices } from '../tab-slice';

export function useDiscounts(now: Date): (productId: string) => ProductDiscount | undefined {
  const { data = [] } = useQuery(discountsQuery(useTabSlices()));
  const running = data.filter(({ until }) => new Date(until) > now);
  return (id) => running.find(({ productId }) => productId === id);
}
