import { storageFailure } from '../../media/index.js';
import { adviceFor } from '../../platform/database/database-error.js';
import { causeOf } from '../../platform/domain/cause-of.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { OperatorError } from '../../platform/domain/operator-error.js';

// Codes of network errors (such as ECONNREFUSED), and SQLSTATEs of failed connections: connection (08), login (28),
// unknown database (3D), too many connections (53300) and shutdown of the server (57P).
// The last two have no code.
const CONNECTION_FAILED = /^(?:E[A-Z]+|08...|28...|3D000|53300|57P..|timeout|connection closed)$/u;

/**
 * Returns the text that a command line tool prints for an error: one sentence if the operator can solve the problem, or
 * else the stack.
 */
export function operatorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  // Its own message is for the owner, in Indonesian.
  if (error instanceof DomainError && (error.kind === 'unavailable' || error.kind === 'disk-full'))
    return storageFailure(error);
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full.';
  if (syscall !== undefined && path !== undefined)
    return `The file or folder cannot be used (${code}): ${path}`;
  const advice = adviceFor(error);
  if (advice !== undefined) return advice;
  const cause = causeOf(error);
  if (CONNECTION_FAILED.test(cause))
    return `The database cannot be used (${cause}): check DATABASE_URL and that the server runs.`;
  return error.stack ?? error.message;
}
