import { QueryFailedError } from 'typeorm';
import type { DomainError } from '../domain/domain-error.js';

interface DriverError {
  readonly code?: string;
  readonly constraint?: string;
}

/** PostgreSQL's error code (SQLSTATE) for a row that violates a primary key or a unique index. */
export const UNIQUE_VIOLATION = '23505';

/** Returns what PostgreSQL says about a failed statement; an empty object for every other error. */
export const driverErrorOf = (error: unknown): DriverError =>
  error instanceof QueryFailedError ? (error.driverError as DriverError) : {};

/**
 * Runs a write, and turns a violation with this SQLSTATE into the refusal. With a constraint in
 * `violation`, only a violation of that constraint or unique index is turned into the refusal.
 *
 * A query before the write would not be enough: with two concurrent writers, only the constraint ensures that one of
 * them is refused.
 * @throws the refusal for this violation, and any other error of the write.
 */
export async function withConflict<T>(
  violation: DriverError,
  refusal: DomainError,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = driverErrorOf(error);
    const isMatch = code === violation.code && constraint === (violation.constraint ?? constraint);
    throw isMatch ? refusal : error;
  }
}
