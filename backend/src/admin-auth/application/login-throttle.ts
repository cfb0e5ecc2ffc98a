import type { Clock } from '../../platform/clock/clock.js';
import { Limiter } from '../../platform/limiter/limiter.js';
import { tooManyTries } from '../domain/login-attempts.js';
import type { LoginAttemptsStore } from './ports/login-attempts-store.js';

const MAX_CONCURRENT_PER_BUCKET = 3;
const RETRY_SECONDS = 2;

/** Whose tries are counted together. */
export interface Bucket {
  readonly key: string;
  /** Whether a signed cookie or a live session vouches for it: nobody can make more such buckets at will. */
  readonly known: boolean;
  readonly forgottenAfterMs?: number;
}

export const clientBucket = (client: string): Bucket => ({ key: client, known: false });
export const deviceBucket = (id: string): Bucket => ({ key: `device:${id}`, known: true });
export const sessionBucket = (tokenHash: string): Bucket => ({
  key: `session:${tokenHash}`,
  known: true,
  // As long as a session can last, so that waiting does not bring its tries back.
  forgottenAfterMs: 12 * 60 * 60_000,
});

/** Bounds how many tries are under way, and how often one bucket tries. */
export class LoginThrottle {
  // Places of their own, so that unknownLimiter cannot keep out whoever has been here before.
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

  /** Runs what needs the database or a slow hash for a try, or refuses at once, from memory. */
  async admit<T>({ key, known }: Bucket, work: () => Promise<T>): Promise<T> {
    const running = this.inFlight.get(key) ?? 0;
    if (running >= MAX_CONCURRENT_PER_BUCKET) throw tooManyTries(RETRY_SECONDS);
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
   * Makes one try and forgets the failures before it when it succeeds. A try that could not be made does not count.
   * @returns how many tries in a row have failed: 0 when this one was right.
   */
  async attempt(bucket: Bucket, isCorrect: () => Promise<boolean>): Promise<number> {
    const now = await this.clock.now();
    let failures = 0;
    await this.store.change(bucket.key, now, (attempts) => {
      const counted = attempts.countAttempt(now, bucket.forgottenAfterMs);
      failures = counted.failures;
      return counted;
    });
    const correct = await isCorrect().catch(async (error: unknown) => {
      await this.store.change(bucket.key, now, (attempts) => attempts.withoutLast(now));
      throw error;
    });
    if (!correct) return failures;
    await this.forget(bucket);
    return 0;
  }

  async forget({ key }: Bucket): Promise<void> {
    await this.store.forget(key);
  }
}
