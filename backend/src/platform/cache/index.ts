export { CachedResponse, hashOf } from './cached-response.js';
export { InProcessApi } from './in-process-api.js';
