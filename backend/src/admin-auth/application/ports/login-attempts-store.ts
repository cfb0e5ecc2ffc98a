import type { LoginAttempts } from '../../domain/login-attempts.js';

/** Stores the login attempts of each bucket (see `Bucket`), shared by all replicas. */
export abstract class LoginAttemptsStore {
  /**
   * Reads, changes and writes atomically. `change` may be called more than once; if it throws, nothing is stored.
   */
  abstract change(
    bucketKey: string,
    now: Date,
    change: (attempts: LoginAttempts) => LoginAttempts,
  ): Promise<void>;
  abstract forget(bucketKey: string): Promise<void>;
}
