import { lowestTier, type Pricing } from '@etalase/backend/rules/pricing';
import type { Offer, ProductLeaf, UnitPriceSpecification, WithContext } from 'schema-dts';
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
  readonly path: string;
  readonly category?: string;
  readonly price: PriceNow;
  readonly pricing?: Pricing | null | undefined;
}

/** A product with its current price and, during a sale, the end of that price. */
export function productWithOffer(
  product: OfferedProduct,
  { publicUrl, path, category, price, pricing }: OfferContext,
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
    ...(!pricing?.onRequest && { offers: offer() }),
  };

  function offer(): Offer {
    return {
      '@type': 'Offer',
      url,
      priceCurrency: 'IDR',
      price: price.now,
      ...(pricing && { priceSpecification: unitPrice(pricing, price.now) }),
      ...(price.discount && { priceValidUntil: new Date(price.discount.until).toISOString() }),
      availability: 'https://schema.org/InStock',
      seller: businessRef(publicUrl),
    };
  }
}

// The codes of UN/CEFACT.
const UNIT_CODES = new Map([
  ['pcs', 'H87'],
  ['lusin', 'DZN'],
  ['set', 'SET'],
  ['m²', 'MTK'],
  ['meter', 'MTR'],
  ['jam', 'HUR'],
  ['rim', 'RM'],
]);

function unitPrice(pricing: Pricing, price: number): UnitPriceSpecification {
  const unit = pricing.unit ?? '';
  const code = UNIT_CODES.get(unit.toLowerCase());
  const named = code ? { unitCode: code } : { unitText: unit };
  const from = lowestTier(pricing)?.from ?? 1;
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'IDR',
    referenceQuantity: {
      '@type': 'QuantitativeValue',
      value: pricing.priceFor === 'quantity' ? from : 1,
      ...named,
    },
    ...(from > 1 && { eligibleQuantity: { '@type': 'QuantitativeValue', minValue: from, ...named } }),
  };
}
