export { BackupStatus } from './application/ports/backup-status.js';
export { BackupService, type BackupSummary } from './application/backup-service.js';
export { RestoreService } from './application/restore-service.js';
export { isOverdue } from './domain/backup-age.js';
export { BackupRefused } from './domain/backup-refused.js';
