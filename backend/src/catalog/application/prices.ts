/** What a product costs now. */
export interface PriceNow {
  /** Whole rupiah. */
  readonly now: number;
  /** Set while the price is reduced: the regular price, the discount in whole percent, and its end. */
  readonly reduction?: { readonly before: number; readonly percentage: number; readonly until: Date };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

/** The reduced price of a product, or undefined if it is not reduced. */
export type PriceReduction = (product: PricedProduct) => Promise<PriceNow | undefined>;

/** The current price of a product. Modules that reduce prices register a reduction with `add`. */
export class Prices {
  private readonly reductions: PriceReduction[] = [];

  add(reduction: PriceReduction): void {
    this.reductions.push(reduction);
  }

  async of(product: PricedProduct): Promise<PriceNow> {
    for (const reduction of this.reductions) {
      const reduced = await reduction(product);
      if (reduced) return reduced;
    }
    return { now: product.price };
  }
}
