export { Clock } from './clock/clock.js';
export { RepeatingTask } from './clock/repeating-task.js';
export { TIME_BOUNDARIES } from './clock/time-boundaries.js';
export { Config, type S3Config } from './config/config.js';
export { DATABASE_NAME } from './database/database-name.js';
export { migrationOptions } from './database/data-source-options.js';
export { HeadRecord } from './database/head-record.js';
export { driverErrorOf, UNIQUE_VIOLATION, withConflict } from './database/driver-error.js';
export { withoutCommonDeadline } from './database/request-deadline.js';
export { inSharedTransaction, managerOf, recordedChange, transaction } from './database/transaction.js';
export { transactionWithin } from './database/transaction-within.js';
export { DatabaseUrl } from './database/database-url.js';
export type { Present, RowColumns, TableEntry, UndoRules } from './domain/table-entry.js';
export { flushFolder } from './disk/flush-folder.js';
export { type BinItem, ERASED_AT } from './domain/bin.js';
export { cleanText, isSupportedText } from './domain/text.js';
export { BIN_TYPES, type BinType, RECORD_TYPES } from './domain/record-types.js';
export { DomainError, invalidField, notFound } from './domain/domain-error.js';
export { Readiness, READINESS_PROBES } from './health/readiness.js';
export {
  AdminOnly,
  Anonymous,
  MaxNodes,
  NoSessionRefresh,
  Public,
  RouteAccess,
  SmallBody,
  StreamsBody,
} from './http/access/access.js';
export { isTooComplex } from './http/bodies/body.js';
export { acceptBody } from './http/bodies/arriving-bodies.js';
export { ETAG, ID, IDEMPOTENCY_KEY, IF_MATCH, TOTAL } from './http/openapi/api-headers.js';
export { ApiTag } from './http/openapi/api-tag.js';
export { ApiErrors, crossSite } from './http/errors/api-errors.js';
export {
  CREATED_AT,
  IMAGES,
  IS_SAMPLE,
  PRICE_LABEL,
  PriceLabelSchema,
  RECORDED_CHANGE,
  SkippedProductSchema,
  UPDATED_AT,
  uuid,
  VERSION,
} from './http/openapi/api-properties.js';
export { field, Fields, flag, integer, list, text, textOrNull } from './http/openapi/fields.js';
export { browserOf, setBrowser } from './http/access/session-browser.js';
export { Client, clientKeyOf, clientOf } from './http/access/client.js';
export { ErrorResponse } from './http/errors/error-response.js';
export {
  Cacheable,
  CacheKeyStrategy,
  KeepsCache,
  PathKeyStrategy,
  SURROGATE_CONTROL,
} from './cache/cacheable.js';
export { requireInstant } from './domain/instant.js';
export { markIn } from './domain/visit-mark.js';
export {
  BooleanParameter,
  Clean,
  EmptyToNull,
  ReadOnlyFields,
  IsHttpsLink,
  IsInstant,
  IsLink,
  IsPlainText,
} from './http/bodies/fields.js';
export { Id, isUuid, Uuids } from './http/bodies/id.js';
export { IdempotencyKey } from './http/bodies/idempotency-key.js';
export { invalidPage, limitOfList, PageQuery, setTotal } from './http/bodies/page-query.js';
export { hasLeft, streamShared } from './http/server/streamed-answer.js';
export { securityHeaders } from './http/server/security-headers.js';
export { ShopHttpAdapter, type RequestHandler } from './http/server/shop-http-adapter.js';
export { BodyTexts, ResponseTexts } from './http/bodies/texts.js';
export { DeleteRow, rowRoutes } from './http/bodies/row-routes.js';
export { toResponse } from './http/bodies/to-response.js';
export { IfMatch, invalidIfMatch, setEtag } from './http/bodies/version.js';
export { Budget } from './limiter/budget.js';
export { hasLogLine, withoutLogLine } from './http/server/request-line.js';
export { countExceeded } from './limiter/exceeded-limits.js';
export { LIMITS } from './limiter/limits.js';
export { Limiter } from './limiter/limiter.js';
export { startDeadline, withDeadline } from './limiter/deadline.js';
export { ADVISORY_LOCKS } from './lock/advisory-locks.js';
export { Lock } from './lock/lock.js';
export { PostgresLock } from './lock/postgres-lock.js';
export { Metrics } from './metrics/metrics.js';
export { ProcessFailed, ProgramProcess } from './process/program-process.js';
export { type ForkedProgram, forkProgram } from './process/fork-program.js';
export { version } from './version.js';
export { SAMPLE_DATA, TABLES, UNDO_RULES } from './wiring/declarations.js';
export { ExtensionPoint } from './wiring/extension-point.js';
export { typedToken, provide, repositoryOf } from './wiring/provide.js';
