import { useQuery } from '@tanstack/react-query';
import { useTabSlices } from '../tab-slice';
import { discountsQuery, type ProductDiscount } from './product-discounts';

export function useDiscounts(now: Date): (productId: string) => ProductDiscount | undefined {
  const { data = [] } = useQuery(discountsQuery(useTabSlices()));
  const running = data.filter(({ until }) => new Date(until) > now);
  return (id) => running.find(({ productId }) => productId === id);
}
