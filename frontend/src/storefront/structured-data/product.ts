import { salePrice } from '../../format/sale-price';
import { businessRef } from './business';

export interface OfferedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly images: readonly string[];
}

export interface RunningSale {
  readonly discountPercentage: number;
  readonly endDate: string;
}

interface Shown {
  readonly publicUrl: string;
  /** The page's path. */
  readonly path: string;
  /** The category's name, when the page shows one. */
  readonly category?: string;
  /** The sale running now, if there is one. */
  readonly sale?: RunningSale;
}

/** A product and its price now; in a sale also the moment until which that price holds. */
export function productWithOffer(
  product: OfferedProduct,
  { publicUrl, path, category, sale }: Shown,
): object {
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
      price: sale ? salePrice(product.price, sale.discountPercentage) : product.price,
      ...(sale && { priceValidUntil: new Date(sale.endDate).toISOString() }),
      availability: 'https://schema.org/InStock',
      seller: businessRef(publicUrl),
    },
  };
}
