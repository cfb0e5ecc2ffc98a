export { HistoryService } from './application/history-service.js';
export { type ChangeOrigin, Changes } from './application/ports.js';
export { IMAGES_KEPT_DAYS } from './domain/retention.js';
