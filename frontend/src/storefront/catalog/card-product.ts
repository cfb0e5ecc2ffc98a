import type { PriceLabel } from '@etalase/backend/rules/price-label';
import type { ProductResponse } from '../../api/generated/models';

/**
 * The data of a product card. `price` is the regular price. `usePriceNow` returns the current price, which a flash sale
 * may reduce.
 */
export interface CardProduct extends Pick<ProductResponse, 'id' | 'name' | 'category' | 'price' | 'isNew'> {
  /** Path or URL of the first image; undefined for a product without images. */
  readonly image: string | undefined;
  /** Missing for a product without a price list. Pages contain it, so that false and null are left out. */
  readonly priceLabel?: Partial<PriceLabel> | undefined;
}

/** The data of a search result, which also shows the description. */
export interface FoundProduct extends CardProduct {
  readonly description: string;
}

/** The label without what is false or null, because JSON leaves out what is undefined. */
export const shortLabel = (label: PriceLabel | null | undefined): CardProduct['priceLabel'] =>
  label
    ? {
        unit: label.unit ?? undefined,
        from: label.from || undefined,
        onRequest: label.onRequest || undefined,
      }
    : undefined;

export const cardProduct = ({
  id,
  name,
  category,
  price,
  priceLabel,
  isNew,
  images,
}: ProductResponse): CardProduct => ({
  id,
  name,
  category,
  price,
  isNew,
  image: images[0],
  priceLabel: shortLabel(priceLabel),
});

export const foundProduct = (product: ProductResponse): FoundProduct => ({
  ...cardProduct(product),
  description: product.description,
});
