import { useDiscountedPrice } from '../flash-sales/running-sales';

/** What a product costs now. */
export interface PriceNow {
  readonly now: number;
  /** During a flash sale: price before, whole percent off, and end of the sale (ISO). */
  readonly discount?: { readonly before: number; readonly percentage: number; readonly until: string };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

/** The current price of a product: the only source for card, page, search, chat message and structured data. */
export function usePriceNow(): (product: PricedProduct) => PriceNow {
  const discountedPrice = useDiscountedPrice();
  return (product) => discountedPrice(product) ?? { now: product.price };
}
