export type { LeftOutProduct } from './application/bulk-change-service.js';
export { CatalogQueries } from './application/catalog-queries.js';
export { PreviewService } from './application/preview-service.js';
export { Prices, type FindDiscountedPrice } from './application/prices.js';
export type { CategoryRef, ProductDetail, ProductView } from './application/ports.js';
export { priceText, type PriceLabel } from './domain/price-label.js';
export {
  AMOUNT,
  extraPrice,
  EXTRAS,
  MAX_COLUMNS,
  NOT_SOLD,
  PRICE,
  priceAt,
  quantitiesOf,
  quantityText,
  VARIANT,
} from './domain/price-table.js';
export type { Pricing } from './domain/pricing.js';
export { isServicePage, isShipped } from './domain/service-page.js';
export { isSlug, suggestSlug } from './domain/slug.js';
