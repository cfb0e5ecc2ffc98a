import { queryOptions } from '@tanstack/react-query';

/** A discount that the list of products shows. */
export interface ProductDiscount {
  readonly productId: string;
  readonly percentage: number;
  /** ISO 8601. */
  readonly until: string;
}

/** Loads the running discounts of a tab. */
export type LoadDiscounts = (signal: AbortSignal) => Promise<readonly ProductDiscount[]>;

export const DISCOUNTS = ['discounts'] as const;

/** The running discounts of all tabs. */
export const discountsQuery = (tabs: readonly { readonly discounts?: LoadDiscounts }[]) =>
  queryOptions({
    queryKey: DISCOUNTS,
    queryFn: async ({ signal }) =>
      (await Promise.all(tabs.flatMap(({ discounts }) => (discounts ? [discounts(signal)] : [])))).flat(),
  });
