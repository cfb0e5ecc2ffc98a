import { createContext, useContext } from 'react';

export interface PriceNow {
  readonly now: number;
  /** Set while a sale runs: the regular price, the reduction in whole percent, and the end of the sale (ISO 8601). */
  readonly discount?: { readonly before: number; readonly percentage: number; readonly until: string };
}

interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

export type PriceOf = (product: PricedProduct) => PriceNow;

/** Without a provider, every product has its regular price. */
export const PriceContext = createContext<PriceOf>(({ price }) => ({ now: price }));

/**
 * Returns the function that reads the current price of a product. Cards, product page, search, chat message and
 * structured data read current prices only from this function.
 */
export function usePriceNow(): PriceOf {
  return useContext(PriceContext);
}
