export { CatalogBatch, type CatalogIds, type CatalogSeed } from './application/catalog-batch.js';
export { CatalogReads, type SitemapCategory, type SitemapEntries } from './application/catalog-reads.js';
export type { ProductView, SitemapProduct } from './application/ports/product-views.js';
export { CatalogModule } from './catalog.module.js';
export type { CategoryDraft } from './domain/category.js';
export type { ProductDraft } from './domain/product.js';
