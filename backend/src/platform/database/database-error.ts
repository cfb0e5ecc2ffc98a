import { isNativeError } from 'node:util/types';
import { DomainError } from '../domain/domain-error.js';
import * as messages from '../domain/messages.js';

// SQLSTATE classes and codes of lost connections, exhausted resources, timeouts, and conflicts that a retry may
// resolve. See postgresql.org/docs/18/errcodes-appendix.html.
const RETRYABLE_CODES = /^(08|57P|53[023]|40001|40P01|25P0[34]|57014|55P03)/u;
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
const LOST_CONNECTION_MESSAGE =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended|not queryable|cannot use a pool after calling end|driver not connected/iu;
// TypeORM throws these errors when the connection was lost between two statements of a transaction.
const LOST_TRANSACTION_NAMES = new Set(['QueryRunnerAlreadyReleasedError', 'TransactionNotStartedError']);

/**
 * Returns the error that clients get for a failure of the database, the network or the disk. Returns undefined for all
 * other errors, such as database errors that a bug in the shop causes.
 */
export function translateDatabaseError(error: unknown): DomainError | undefined {
  if (!isNativeError(error)) return undefined;
  const driver: unknown = 'driverError' in error ? error.driverError : error;
  const code = typeof driver === 'object' && driver !== null && 'code' in driver ? String(driver.code) : '';
  if (code === '53100' || code === 'ENOSPC')
    return new DomainError('disk-full', messages.diskFull, { cause: error });
  if (
    RETRYABLE_CODES.test(code) ||
    NETWORK_CODES.has(code) ||
    LOST_CONNECTION_MESSAGE.test(error.message) ||
    LOST_TRANSACTION_NAMES.has(error.name)
  )
    return new DomainError('unavailable', messages.unavailable, { cause: error });
  // SQLSTATE class 22: PostgreSQL cannot store the value in the type of the column.
  if (code.startsWith('22') && code.length === 5)
    return new DomainError('invalid', messages.valueNotStorable, { cause: error });
  return undefined;
}
