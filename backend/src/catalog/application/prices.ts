export interface PriceNow {
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

export type FindDiscountedPrice = (product: PricedProduct) => Promise<PriceNow | undefined>;

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

export type HasPlannedDiscount = (productId: string) => Promise<boolean>;

export class PlannedDiscounts {
  constructor(private readonly contributed: () => readonly HasPlannedDiscount[]) {}

  async includes(productId: string): Promise<boolean> {
    for (const has of this.contributed()) if (await has(productId)) return true;
    return false;
  }
}
