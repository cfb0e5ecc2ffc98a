export { AdminAuthModule } from './admin-auth.module.js';
export { adminRecords, adminServices } from './admin-services.js';
