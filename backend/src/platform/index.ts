export { Clock } from './clock/clock.js';
export { TimeBoundaries, type NextBoundary } from './clock/time-boundaries.js';
export { Config, type S3Config } from './config/config.js';
export { migrationOptions } from './database/data-source-options.js';
export { DatabaseUrl } from './database/database-url.js';
export { flushFolder } from './disk/flush-folder.js';
export { DomainError, notFound, stale, type ErrorKind } from './domain/domain-error.js';
export { Readiness } from './health/readiness.js';
export {
  ACCESS,
  AdminOnly,
  NO_SESSION_REFRESH,
  NoSessionRefresh,
  Public,
  type Access,
} from './http/access.js';
export { ETAG, ID, IF_MATCH, TOTAL } from './http/api-headers.js';
export { ApiTag } from './http/api-tag.js';
export { ApiErrors, crossSite } from './http/api-errors.js';
export { CREATED_AT, IMAGES, IS_SAMPLE, UPDATED_AT, uuid, VERSION } from './http/api-properties.js';
export { ErrorResponse } from './http/error-response.js';
export {
  CACHEABLE,
  Cacheable,
  CacheKeyStrategy,
  KEEPS_CACHE,
  KeepsCache,
  PathKeyStrategy,
  type CacheableOptions,
} from './http/cacheable.js';
export { EmptyToNull, ReadOnlyField, IsHttpsLink, IsLink, IsPlainText } from './http/fields.js';
export { Id, isUuid } from './http/id.js';
export { invalidPage, PageQuery, setTotal } from './http/page-query.js';
export { internalGet, isInternalRequest, type InternalResponse } from './http/internal-request.js';
export { routeOf, setRoute } from './http/route.js';
export { securityHeaders } from './http/security-headers.js';
export { ShopHttpAdapter, type RequestHandler } from './http/shop-http-adapter.js';
export { IfMatch, invalidIfMatch, setEtag } from './http/version.js';
export { Limiter } from './limiter/limiter.js';
export { withDeadline } from './limiter/deadline.js';
export { ADVISORY_LOCKS } from './lock/advisory-locks.js';
export { Lock } from './lock/lock.js';
export { PostgresLock } from './lock/postgres-lock.js';
export { Metrics } from './metrics/metrics.js';
export { version } from './version.js';
export { typedToken, provide, repositoryOf } from './wiring/provide.js';
