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

/** @returns whether a product has a discount now, or will have one. */
export type HasPlannedDiscount = (productId: string) => Promise<boolean>;

/** Knows which products have a discount now or later. */
export class PlannedDiscounts {
  /** @param contributed returns the functions of all modules that discount products. */
  constructor(private readonly contributed: () => readonly HasPlannedDiscount[]) {}

  async includes(productId: string): Promise<boolean> {
    for (const has of this.contributed()) if (await has(productId)) return true;
    return false;
  }
}
