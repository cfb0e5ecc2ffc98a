/** The current price of a product. */
export interface PriceNow {
  /** Whole rupiah. */
  readonly now: number;
  /**
   * Set while the product is discounted: the regular price, the discount in whole percent, and when the discount ends.
   */
  readonly discount?: { readonly before: number; readonly percentage: number; readonly until: Date };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

/** @returns the discounted price of a product; undefined if the product has no discount. */
export type FindDiscountedPrice = (product: PricedProduct) => Promise<PriceNow | undefined>;

/** Finds the current price of a product. */
export class Prices {
  /** @param finders returns the functions of all modules that discount products. The first discount found is used. */
  constructor(private readonly finders: () => readonly FindDiscountedPrice[]) {}

  async of(product: PricedProduct): Promise<PriceNow> {
    for (const find of this.finders()) {
      const discounted = await find(product);
      if (discounted) return discounted;
    }
    return { now: product.price };
  }
}
