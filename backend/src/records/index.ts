export { HistoryService } from './application/history-service.js';
export { IMAGES_KEPT_DAYS } from './domain/retention.js';
