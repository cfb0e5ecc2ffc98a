export { CatalogQueries, type SitemapCategory, type SitemapEntries } from './application/catalog-queries.js';
export { PreviewService } from './application/preview-service.js';
export { Prices, type FindDiscountedPrice, type PricedProduct, type PriceNow } from './application/prices.js';
export type { CategoryRef, ProductView, SitemapProduct } from './application/ports.js';
export { ON_REQUEST, priceText, type PriceLabel } from './domain/price-label.js';
export { isServicePage, isShipped, type ServicePage } from './domain/service-page.js';
export { isSlug, suggestSlug } from './domain/slug.js';
