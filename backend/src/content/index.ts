export { ContentReview } from './application/content-review.js';
export { ContentService } from './application/content-service.js';
export { isFaintOnDark } from './domain/logo-contrast.js';
export { type Accent, ACCENTS, DEFAULT_ACCENT } from './domain/accents.js';
export { SITE_CONTENT, type SiteContent } from './domain/site-content.js';
export { clockIn, daysAfter, TIME_ZONES, type TimeZone } from './domain/time-zone.js';
export { formatOpeningHours } from './domain/written-hours.js';
