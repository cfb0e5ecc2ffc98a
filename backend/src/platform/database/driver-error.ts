import { QueryFailedError } from 'typeorm';

/** What PostgreSQL says about a failed statement. */
interface DriverError {
  /** The SQLSTATE. */
  readonly code?: string;
  /** The name of the violated constraint or unique index. */
  readonly constraint?: string;
}

/** PostgreSQL's error code (SQLSTATE) for a row that violates a primary key or a unique index. */
export const UNIQUE_VIOLATION = '23505';

/** Returns what PostgreSQL says about a failed statement; an empty object for every other error. */
export const driverErrorOf = (error: unknown): DriverError =>
  error instanceof QueryFailedError ? (error.driverError as DriverError) : {};
