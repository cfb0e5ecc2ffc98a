import { queryOptions } from '@tanstack/react-query';

export interface ProductDiscount {
  readonly productId: string;
  readonly percentage: number;
  /** ISO 8601. */
  readonly until: string;
}

export type LoadDiscounts = (signal: AbortSignal) => Promise<readonly ProductDiscount[]>;

export const DISCOUNTS = ['discounts'] as const;

export const discountsQuery = (tabs: readonly { readonly discounts?: LoadDiscounts }[]) =>
  queryOptions({
    queryKey: DISCOUNTS,
    queryFn: async ({ signal }) =>
      (await Promise.all(tabs.flatMap(({ discounts }) => (discounts ? [discounts(signal)] : [])))).flat(),
  });
