import type { ProductResponse } from '../../api/generated/models';

/**
 * The data of a product card. `price` is the regular price. `usePriceNow` returns the current price, which a flash sale
 * may reduce.
 */
export interface CardProduct extends Pick<ProductResponse, 'id' | 'name' | 'category' | 'price' | 'isNew'> {
  /** Path or URL of the first image; undefined for a product without images. */
  readonly image: string | undefined;
}

/** The data of a search result, which also shows the description. */
export interface FoundProduct extends CardProduct {
  readonly description: string;
}

export const cardProduct = ({ id, name, category, price, isNew, images }: ProductResponse): CardProduct => ({
  id,
  name,
  category,
  price,
  isNew,
  image: images[0],
});

export const foundProduct = (product: ProductResponse): FoundProduct => ({
  ...cardProduct(product),
  description: product.description,
});
