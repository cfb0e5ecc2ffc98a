import { createContext, useContext } from 'react';

/** What a product costs now. */
export interface PriceNow {
  readonly now: number;
  /** While the price is reduced: price before, whole percent off, and end of the reduction (ISO). */
  readonly discount?: { readonly before: number; readonly percentage: number; readonly until: string };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

export type PriceOf = (product: PricedProduct) => PriceNow;

/** Without a provider, every product costs its own price. */
export const PriceContext = createContext<PriceOf>(({ price }) => ({ now: price }));

/** The current price of a product, the only source for card, page, search, chat message and structured data. */
export function usePriceNow(): PriceOf {
  return useContext(PriceContext);
}
