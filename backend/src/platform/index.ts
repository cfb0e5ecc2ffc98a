export { Clock } from './clock/clock.js';
export { TimeBoundaries, type NextBoundary } from './clock/time-boundaries.js';
export { Config, type S3Config } from './config/config.js';
export { DatabaseUrl } from './database/database-url.js';
export { DomainError, notFound, stale, type ErrorKind } from './domain/domain-error.js';
export { Readiness } from './health/readiness.js';
export { ACCESS, AdminOnly, Public, type Access } from './http/access.js';
export { ETAG, ID, IF_MATCH, TOTAL } from './http/api-headers.js';
export { ApiErrors } from './http/api-errors.js';
export { ErrorResponse } from './http/error-response.js';
export {
  CACHEABLE,
  Cacheable,
  CacheKeyStrategy,
  KEEPS_CACHE,
  KeepsCache,
  PathKey,
  type CacheableOptions,
} from './http/cacheable.js';
export { EmptyToNull, ReadOnlyField, IsHttpsLink, IsLink, IsPlainText } from './http/fields.js';
export { Id, isUuid } from './http/id.js';
export { PageQuery, setTotal } from './http/page-query.js';
export { internalGet, isInternalRequest, type InternalResponse } from './http/internal-request.js';
export { securityHeaders } from './http/security-headers.js';
export { ShopHttpAdapter, type RequestHandler } from './http/shop-http-adapter.js';
export { IfMatch, setEtag } from './http/version.js';
export { Limiter } from './limiter/limiter.js';
export { withDeadline } from './limiter/deadline.js';
export { ADVISORY_LOCKS } from './lock/advisory-locks.js';
export { Lock } from './lock/lock.js';
export { named, provide, repositoryOf } from './wiring/provide.js';
