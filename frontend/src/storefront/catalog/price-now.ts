import { useReducedPrice } from '../flash-sales/running-sales';

/** What a product costs now. */
export interface PriceNow {
  readonly now: number;
  /** While the price is reduced: the price before, whole percent off, and until when. */
  readonly reduction?: { readonly before: number; readonly percentage: number; readonly until: string };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

/** The one answer to what a product costs now: for card, page, search, chat message and structured data. */
export function usePriceNow(): (product: PricedProduct) => PriceNow {
  const reducedPrice = useReducedPrice();
  return (product) => reducedPrice(product) ?? { now: product.price };
}
