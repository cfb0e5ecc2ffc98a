export { CachedResponse } from './cached-response.js';
export { HttpCacheModule } from './http-cache.module.js';
export { InProcessApi } from './in-process-api.js';
