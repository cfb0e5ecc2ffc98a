import type { LoginAttempts } from '../../domain/login-attempts.js';

/** Keeps how often each client has tried, for all replicas together. */
export abstract class LoginAttemptsStore {
  /** Reads, changes and writes as one step, whoever else tries at the same moment; stores nothing if `change` throws. */
  abstract change(
    client: string,
    now: Date,
    change: (attempts: LoginAttempts) => LoginAttempts,
  ): Promise<void>;
  abstract forget(client: string): Promise<void>;
}
