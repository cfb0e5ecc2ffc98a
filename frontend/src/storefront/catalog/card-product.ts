import type { PriceLabel } from '@etalase/backend/rules/price-label';
import type { ProductResponse } from '../../api/generated/models';

/**
 * The data of a product card. `price` is the regular price. `usePriceNow` returns the current price, which a flash sale
 * may reduce.
 */
export interface CardProduct extends Pick<ProductResponse, 'id' | 'name' | 'category' | 'price' | 'isNew'> {
  /** Path or URL of the first image; undefined for a product without images. */
  readonly image: string | undefined;
  /** A packed label (see `packedLabel`); undefined for a product without a price list. */
  readonly per?: string | undefined;
}

export interface FoundProduct extends CardProduct {
  readonly description: string;
}

/**
 * A label as short as possible, because pages contain it: the unit, after a space if the list has higher prices, too,
 * and '' for a price that is told by chat. No unit begins with a space.
 */
export const packedLabel = (label: PriceLabel | null | undefined): string | undefined =>
  label ? (label.onRequest ? '' : `${label.from ? ' ' : ''}${label.unit}`) : undefined;

export const readLabel = (per: string | undefined): PriceLabel | undefined =>
  per === undefined ? undefined : { unit: per.trim(), from: per.startsWith(' '), onRequest: per === '' };

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
  per: packedLabel(priceLabel),
});

export const foundProduct = (product: ProductResponse): FoundProduct => ({
  ...cardProduct(product),
  description: product.description,
});
