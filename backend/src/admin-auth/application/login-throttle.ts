import type { Clock } from '../../platform/clock/clock.js';
import { Limiter } from '../../platform/limiter/limiter.js';
import { tooManyAttempts } from '../domain/login-attempts.js';
import type { LoginAttemptsStore } from './ports/login-attempts-store.js';

const MAX_CONCURRENT_PER_BUCKET = 3;
const RETRY_SECONDS = 2;

/** A rate limit bucket: the attempts with the same key are counted together. */
export interface Bucket {
  readonly key: string;
  /**
   * Whether a signed device token or a live session identifies it, so that attackers cannot create such buckets.
   */
  readonly known: boolean;
  readonly forgottenAfterMs?: number;
}

export const clientBucket = (client: string): Bucket => ({ key: client, known: false });
export const deviceBucket = (id: string): Bucket => ({ key: `device:${id}`, known: true });
export const sessionBucket = (tokenHash: string): Bucket => ({
  key: `session:${tokenHash}`,
  known: true,
  // The maximum lifetime of a session, so that waiting does not reset the count.
  forgottenAfterMs: 12 * 60 * 60_000,
});

/** Limits concurrent password attempts, in total and per bucket, and the rate of attempts per bucket. */
export class LoginThrottle {
  // Separate limiters, so that a flood from unknown clients cannot block known devices and sessions.
  private readonly unknownLimiter = new Limiter({
    concurrency: 1,
    maxWaiting: 20,
    timeoutMs: 5000,
    retryAfterSeconds: RETRY_SECONDS,
  });
  private readonly knownLimiter = new Limiter({
    concurrency: 2,
    maxWaiting: 10,
    retryAfterSeconds: RETRY_SECONDS,
  });
  private readonly inFlight = new Map<string, number>();

  constructor(
    private readonly store: LoginAttemptsStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs the work of an attempt, its queries and hashing, within the concurrency limits.
   * @throws DomainError 'too-many' or 'unavailable' without any query if a limit is reached.
   */
  async withinConcurrencyLimit<T>({ key, known }: Bucket, work: () => Promise<T>): Promise<T> {
    const running = this.inFlight.get(key) ?? 0;
    if (running >= MAX_CONCURRENT_PER_BUCKET) throw tooManyAttempts(RETRY_SECONDS);
    this.inFlight.set(key, running + 1);
    try {
      return await (known ? this.knownLimiter : this.unknownLimiter).run(work);
    } finally {
      const remaining = (this.inFlight.get(key) ?? 1) - 1;
      if (remaining > 0) this.inFlight.set(key, remaining);
      else this.inFlight.delete(key);
    }
  }

  /**
   * Counts an attempt as failed, then verifies it and resets the count if it is correct. An attempt whose
   * verification throws does not count.
   * @returns how many attempts in a row have failed, 0 if this one is correct.
   * @throws DomainError 'too-many' if the bucket must wait.
   */
  async countAttempt(bucket: Bucket, isCorrect: () => Promise<boolean>): Promise<number> {
    const now = await this.clock.now();
    let failuresInARow = 0;
    await this.store.change(bucket.key, now, (attempts) => {
      const counted = attempts.countAttempt(now, bucket.forgottenAfterMs);
      failuresInARow = counted.failures;
      return counted;
    });
    const correct = await isCorrect().catch(async (error: unknown) => {
      await this.store.change(bucket.key, now, (attempts) => attempts.withoutLast(now));
      throw error;
    });
    if (!correct) return failuresInARow;
    await this.forget(bucket);
    return 0;
  }

  async forget({ key }: Bucket): Promise<void> {
    await this.store.forget(key);
  }
}
