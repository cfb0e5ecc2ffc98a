import { createContext, useContext } from 'react';

/** The current price of a product. */
export interface PriceNow {
  readonly now: number;
  /** Set while the price is reduced: the regular price, the reduction in whole percent, and its end (ISO). */
  readonly discount?: { readonly before: number; readonly percentage: number; readonly until: string };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

export type PriceOf = (product: PricedProduct) => PriceNow;

/** Without a provider, every product has its regular price. */
export const PriceContext = createContext<PriceOf>(({ price }) => ({ now: price }));

/** The current price of a product: the only source for card, page, search, chat message and structured data. */
export function usePriceNow(): PriceOf {
  return useContext(PriceContext);
}
