import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE, shorterRange, type ProductRange } from './products-data';

/**
 * Reads a range of a product list. While a longer range is loading, and when it cannot be loaded, the result is the
 * shorter range that was shown before.
 */
export function useProductRange<Item>(query: ProductRange<Item>, enabled = true) {
  const client = useQueryClient();
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({ ...query, enabled });
  const hasFailed = isError && data === undefined;
  const page = hasFailed ? shorterRange<Item>(client, query.queryKey) : data;
  const [, { start }] = query.queryKey;
  return {
    page,
    pending: page && isPlaceholderData ? Math.min(PAGE_SIZE, page.total - start - page.items.length) : 0,
    isFetching,
    retry: hasFailed ? () => void refetch() : undefined,
  };
}
