export interface SaleProduct {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly images: readonly string[];
  readonly isActive: boolean;
}

/** The products that can be on sale: all that are not deleted. */
export abstract class SaleProducts {
  abstract findMany(ids: readonly string[]): Promise<SaleProduct[]>;
}
