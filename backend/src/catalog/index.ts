export { CatalogQueries } from './application/catalog-queries.js';
export { PreviewService } from './application/preview-service.js';
export { Prices, type FindDiscountedPrice } from './application/prices.js';
export type { CategoryRef, ProductView } from './application/ports.js';
export { priceText, type PriceLabel } from './domain/price-label.js';
export { isServicePage, isShipped } from './domain/service-page.js';
export { isSlug, suggestSlug } from './domain/slug.js';
