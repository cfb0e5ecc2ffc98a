export { BackupStatus } from './backup-status-port.js';
export { BackupService, type BackupSummary } from './backup-service.js';
export { RestoreService } from './restore-service.js';
export { isOverdue } from './backup-age.js';
export { BackupRefused } from './backup-refused.js';
