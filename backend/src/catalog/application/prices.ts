/** What a product costs now. */
export interface PriceNow {
  /** Whole rupiah. */
  readonly now: number;
  /** While the price is reduced: the price before, whole percent off, and until when. */
  readonly reduction?: { readonly before: number; readonly percentage: number; readonly until: Date };
}

export interface PricedProduct {
  readonly id: string;
  readonly price: number;
}

/** The reduced price of a product, or undefined where there is none. */
export type PriceReduction = (product: PricedProduct) => Promise<PriceNow | undefined>;

/** The one answer to what a product costs now; modules that reduce prices say so here. */
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
