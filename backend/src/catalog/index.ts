export type { LeftOutProduct } from './application/bulk-change-service.js';
export { CatalogQueries } from './application/catalog-queries.js';
export { PreviewService } from './application/preview-service.js';
export { PlannedDiscounts, Prices, type FindDiscountedPrice } from './application/prices.js';
export {
  type CatalogChange,
  CatalogChanges,
  type CategoryRef,
  type CategoryRepository,
  type CategoryView,
  CategoryViews,
  Images,
  type ProductDetail,
  type ProductName,
  type ProductView,
  ProductViews,
} from './application/ports.js';
export { SearchWords } from './application/search-words.js';
export { Category } from './domain/category.js';
export { parseChatNumber } from './domain/chat-number.js';
export { discountedNow, imageMissing, imageRequired, publishAtInvalid } from './domain/messages.js';
export { priceText, type PriceLabel } from './domain/price-label.js';
export {
  AMOUNT,
  extraPrice,
  EXTRAS,
  headUnit,
  MAX_COLUMNS,
  minimumText,
  NOT_SOLD,
  ownMinimum,
  PRICE,
  priceAt,
  priceNotes,
  quantitiesOf,
  quantityText,
  rowPrice,
  rowQuantity,
  VARIANT,
} from './domain/price-table.js';
export { lowestPrice, type PriceExtra, type PriceTier, type Pricing } from './domain/pricing.js';
export { parsePricing } from './domain/pricing-rules.js';
export {
  type CategoryId,
  parseProductText,
  Product,
  type ProductDraft,
  type ProductState,
} from './domain/product.js';
export { parseImages } from './domain/product-images.js';
export { isServicePage, isShipped, pagesListing } from './domain/service-page.js';
export { isSlug, suggestSlug } from './domain/slug.js';
export { isSameUnit, measureOf, savedUnit } from './domain/units.js';
export { mapProductTexts, PRODUCT_TEXTS, type ProductTexts } from './domain/text-rules.js';
