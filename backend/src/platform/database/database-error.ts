import { isNativeError } from 'node:util/types';
import { causeOf } from '../domain/cause-of.js';
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

interface RefusedWrite {
  readonly message: string;
  /** What is wrong and what to do, for the operator. */
  readonly advice: string;
}

/** The SQLSTATEs with which a database that can be read refuses every change. */
const REFUSED_WRITES: Readonly<Record<string, RefusedWrite>> = {
  '25006': {
    message: messages.readOnly,
    advice:
      'The database is read-only. DATABASE_URL: name the primary server, or turn off default_transaction_read_only there.',
  },
  '53100': {
    message: messages.diskFull,
    advice: 'The disk of the database is full. DATABASE_URL or DATA_DIR: free space on that disk.',
  },
};

/** Returns what the operator has to do when a database refuses all changes; undefined for other errors. */
export const adviceFor = (error: unknown): string | undefined => REFUSED_WRITES[causeOf(error)]?.advice;

/**
 * Returns the error that clients get for a failure of the database, the network or the disk. Returns undefined for all
 * other errors, such as database errors that a bug in the shop causes.
 */
export function translateDatabaseError(error: unknown): DomainError | undefined {
  if (!isNativeError(error)) return undefined;
  const driver: unknown = 'driverError' in error ? error.driverError : error;
  const code = typeof driver === 'object' && driver !== null && 'code' in driver ? String(driver.code) : '';
  if (code === 'ENOSPC') return new DomainError('disk-full', messages.diskFull, { cause: error });
  const refused = REFUSED_WRITES[code];
  if (refused) return new DomainError('unavailable', refused.message, { cause: error });
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
