import { DomainError } from '../../platform/domain/domain-error.js';
import { tryAgainIn } from './messages.js';

const FREE_ATTEMPTS = 3;
const FIRST_WAIT_SECONDS = 2;
const MAX_WAIT_SECONDS = 60;
const FORGOTTEN_AFTER_MS = 15 * 60_000;

export interface StoredLoginAttempts {
  readonly failures: number;
  readonly freeAt: Date;
  readonly forgottenAt: Date;
}

/**
 * The failed password attempts of one bucket (a client, a known device or a session). Three attempts have no delay,
 * then the wait doubles (2, 4, 8 … at most 60 seconds). An attempt that is refused during the wait does not extend the
 * wait, so nobody can be locked out.
 */
export class LoginAttempts {
  private constructor(
    readonly failures: number,
    readonly freeAt: Date,
    readonly forgottenAt: Date,
  ) {}

  static none(now: Date): LoginAttempts {
    return new LoginAttempts(0, now, now);
  }

  static restore(stored: StoredLoginAttempts): LoginAttempts {
    return new LoginAttempts(stored.failures, stored.freeAt, stored.forgottenAt);
  }

  /**
   * Counts an attempt as failed before its password is verified, so that concurrent attempts are counted too.
   * @throws DomainError 'too-many' if the next attempt is not allowed yet.
   */
  countAttempt(now: Date, forgottenAfterMs = FORGOTTEN_AFTER_MS): LoginAttempts {
    // Replicas read their clocks before they take turns, so `now` may be earlier than that of the last attempt.
    const waitMs = waitSecondsAfter(this.failures) === 0 ? 0 : this.freeAt.getTime() - now.getTime();
    if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));
    const failures = (this.forgottenAt <= now ? 0 : this.failures) + 1;
    return new LoginAttempts(
      failures,
      plus(now, waitSecondsAfter(failures) * 1000),
      plus(now, forgottenAfterMs),
    );
  }

  /** Withdraws the last attempt. Used if its password could not be verified, for example during an outage. */
  withoutLast(now: Date): LoginAttempts {
    return new LoginAttempts(Math.max(0, this.failures - 1), now, this.forgottenAt);
  }
}

export function tooManyAttempts(seconds: number): DomainError {
  return new DomainError('too-many', tryAgainIn(seconds), { retryAfterSeconds: seconds });
}

function waitSecondsAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0;
  return Math.min(MAX_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_ATTEMPTS));
}

const plus = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
