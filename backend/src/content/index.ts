export { ContentModule } from './content.module.js';
export { ContentService } from './application/content-service.js';
export type { AboutContent } from './domain/about-content.js';
export type { FooterSettings } from './domain/footer-settings.js';
export { SAMPLE_CHAT_NUMBER, type SiteContent } from './domain/site-content.js';
