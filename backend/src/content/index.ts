export { ContentReview, type PartStatus } from './application/content-review.js';
export { ContentService } from './application/content-service.js';
export type { Accent } from './domain/parts/identity.js';
export type { SiteContent } from './domain/site-content.js';
