import type { CategoryDraft, ProductDraft } from '../../catalog/index.js';
import type { EncodedFile } from '../../media/index.js';

export interface SampleSale {
  /** The product's name. */
  readonly product: string;
  readonly discountPercentage: number;
  /** Duration, from the time of seeding. */
  readonly hours: number;
}

/** The sample catalog; its products are ordered from newest to oldest. */
export interface SampleCatalog {
  readonly categories: readonly Omit<CategoryDraft, 'isActive'>[];
  readonly products: readonly Omit<ProductDraft, 'isActive'>[];
  readonly flashSales: readonly SampleSale[];
}

/** The catalog that is packaged with the application, with encoded images. */
export abstract class SampleSource {
  abstract read(): Promise<SampleCatalog>;
  /** All files of an image that a product names: the main one and its narrower variants. */
  abstract readImage(objectPath: string): Promise<EncodedFile[]>;
}
