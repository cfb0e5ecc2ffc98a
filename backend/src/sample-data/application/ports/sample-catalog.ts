import type { CategoryDraft, ProductDraft } from '../../../catalog/index.js';
import type { EncodedFile } from '../../../media/index.js';

export interface SampleSale {
  /** The product's name. */
  readonly product: string;
  readonly discountPercentage: number;
  /** From the moment of seedRun. */
  readonly hours: number;
}

/** Newest product first. */
export interface Sample {
  readonly categories: readonly Omit<CategoryDraft, 'isActive'>[];
  readonly products: readonly Omit<ProductDraft, 'isActive'>[];
  readonly flashSales: readonly SampleSale[];
}

/** The catalog that comes with the shop, its images already encoded. */
export abstract class SampleCatalog {
  abstract read(): Promise<Sample>;
  /** Every file of the image at this path. */
  abstract readImage(objectPath: string): Promise<EncodedFile[]>;
}
