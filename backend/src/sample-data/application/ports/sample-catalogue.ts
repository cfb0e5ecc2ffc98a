import type { CategoryDraft, ProductDraft } from '../../../catalog/index.js';
import type { EncodedFile } from '../../../media/index.js';

export interface SampleSale {
  /** The product's name. */
  readonly product: string;
  readonly discountPercentage: number;
  /** From the moment of sowing. */
  readonly hours: number;
}

/** Newest product first. */
export interface Sample {
  readonly categories: readonly Omit<CategoryDraft, 'isActive'>[];
  readonly products: readonly Omit<ProductDraft, 'isActive'>[];
  readonly flashSales: readonly SampleSale[];
}

/** The catalogue that comes with the shop, its pictures already encoded. */
export abstract class SampleCatalogue {
  abstract read(): Promise<Sample>;
  /** Every file of the picture at this path. */
  abstract readPicture(objectPath: string): Promise<EncodedFile[]>;
}
