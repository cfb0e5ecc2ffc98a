import type { ProductLeaf, WithContext } from 'schema-dts';
import type { PriceNow } from '../catalog/price-now';
import { businessRef } from './business';

export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Paths of published images, or https URLs. */
  readonly images: readonly string[];
}

interface OfferContext {
  readonly publicUrl: string;
  /** The page's path. */
  readonly path: string;
  /** The category's name, if the page shows one. */
  readonly category?: string;
  readonly price: PriceNow;
}

/** A product with its current price and, during a sale, the end of that price. */
export function productWithOffer(
  product: OfferedProduct,
  { publicUrl, path, category, price }: OfferContext,
): WithContext<ProductLeaf> {
  const url = publicUrl + path;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    image: product.images.map((image) => (image.startsWith('/') ? publicUrl + image : image)),
    ...(category && { category }),
    offers: {
      '@type': 'Offer',
      url,
      priceCurrency: 'IDR',
      price: price.now,
      ...(price.discount && { priceValidUntil: new Date(price.discount.until).toISOString() }),
      availability: 'https://schema.org/InStock',
      seller: businessRef(publicUrl),
    },
  };
}
