export { CacheVersion } from './cache-version.js';
export { CachedResponse, hashOf } from './cached-response.js';
export { InProcessApi } from './in-process-api.js';
export { keptPer, PerVersion } from './per-version.js';
export { VersionClock } from './version-clock.js';
