export { ContentService } from './application/content-service.js';
export type { SiteContent } from './domain/site-content.js';
