import { isNativeError } from 'node:util/types';
import { DomainError } from '../domain/domain-error.js';

const UNAVAILABLE = 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi.';

// SQLSTATE classes and codes: postgresql.org/docs/18/errcodes-appendix.html
const LOST = /^(08|57P|53[023]|40001|40P01|25P03|57014|55P03)/u;
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
const LOST_MESSAGE =
  /connection terminated|timeout expired|timeout exceeded when trying to connect|query read timeout|client has encountered a connection error|connection ended|not queryable|cannot use a pool after calling end|driver not connected/iu;
// What TypeORM says when the connection broke between two statements of a transaction.
const BROKEN_TRANSACTION = new Set(['QueryRunnerAlreadyReleasedError', 'TransactionNotStartedError']);

/** What a database error means to the caller, or undefined when it is none or a fault of ours. */
export function databaseRefusal(error: unknown): DomainError | undefined {
  if (!isNativeError(error)) return undefined;
  const driver: unknown = 'driverError' in error ? error.driverError : error;
  const code = typeof driver === 'object' && driver !== null && 'code' in driver ? String(driver.code) : '';
  if (code === '53100' || code === 'ENOSPC')
    return new DomainError('disk-full', 'Ruang penyimpanan server penuh', { cause: error });
  if (
    LOST.test(code) ||
    NETWORK.has(code) ||
    LOST_MESSAGE.test(error.message) ||
    BROKEN_TRANSACTION.has(error.name)
  )
    return new DomainError('unavailable', UNAVAILABLE, { cause: error });
  if (code.startsWith('22') && code.length === 5)
    return new DomainError('invalid', 'Nilai tidak dapat disimpan', { cause: error });
  return undefined;
}
