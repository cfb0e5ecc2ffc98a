export * from './admin-auth/admin-auth';
export * from './backup/backup';
export * from './catalog/catalog';
export * from './content/content';
export * from './diagnostics/diagnostics';
export * from './flash-sales/flash-sales';
export * from './media/media';
export * from './sample-data/sample-data';
