import type { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { countExceeded } from '../../platform/limiter/exceeded-limits.js';
import { Limiter } from '../../platform/limiter/limiter.js';
import { LIMITS } from '../../platform/limiter/limits.js';
import { TokenBucket } from '../../platform/limiter/token-bucket.js';
import { tooManyAttempts } from '../domain/login-attempts.js';
import { MAX_SESSION_MS } from '../domain/session.js';
import { LoginNetworks, networkOf } from './login-networks.js';
import type { LoginAttemptsStore } from './ports.js';

const RETRY_SECONDS = 2;

/** A rate limit bucket: the attempts with the same key are counted together. */
export interface Bucket {
  readonly key: string;
  /** The network of an unknown browser; undefined for known browsers and sessions. */
  readonly network?: string;
  /** Whether a signed device token or a live session identifies the bucket. Attackers cannot create such buckets. */
  readonly known: boolean;
  /** How long attempts are counted. The default is that of `LoginAttempts`. */
  readonly forgottenAfterMs?: number;
}

export const clientBucket = (client: string): Bucket => ({
  key: client,
  network: networkOf(client),
  known: false,
});
export const deviceBucket = (id: string): Bucket => ({ key: `device:${id}`, known: true });
export const sessionBucket = (tokenHash: string): Bucket => ({
  key: `session:${tokenHash}`,
  known: true,
  // The attempts are remembered for as long as a session can last, so that waiting does not reset the count.
  forgottenAfterMs: MAX_SESSION_MS,
});

/**
 * Limits how many password attempts run at once, in total and per bucket, and how fast the attempts of one bucket may
 * follow each other. All unknown browsers also share one rate limit, because an attacker can use thousands of
 * addresses. The networks of unknown browsers take turns (see `LoginNetworks`), so that no network can lock out another
 * network.
 */
export class LoginThrottle {
  private readonly networks = new LoginNetworks();
  // Unknown clients have a limiter of their own, so that their attempts cannot block known devices and sessions.
  private readonly unknownLimiter: Limiter;
  private readonly knownLimiter = new Limiter('knownLogins', { retryAfterSeconds: RETRY_SECONDS });
  private readonly inFlight = new Map<string, number>();

  constructor(
    private readonly store: LoginAttemptsStore,
    private readonly clock: Clock,
    // The rate limit that all unknown browsers share. A `TokenBucket` is no `Bucket` of attempts.
    private readonly sharedRate = new TokenBucket(LIMITS.unknownLogins.rate),
  ) {
    this.unknownLimiter = new Limiter('unknownLogins', {
      retryAfterSeconds: RETRY_SECONDS,
      tokens: sharedRate,
      rankOf: (network) => this.networks.rankOf(network),
    });
  }

  /**
   * Runs the work of an attempt (queries and hashing) within the concurrency limits.
   * @throws DomainError 'too-many' or 'unavailable', before any query, if a limit is reached.
   */
  async withinConcurrencyLimit<T>({ key, network, known }: Bucket, work: () => Promise<T>): Promise<T> {
    const running = this.inFlight.get(key) ?? 0;
    const limitName = known ? 'knownLogins' : 'unknownLogins';
    if (running >= LIMITS[limitName].perClient) {
      countExceeded(limitName);
      throw tooManyAttempts(RETRY_SECONDS);
    }
    this.inFlight.set(key, running + 1);
    try {
      if (network === undefined) return await this.knownLimiter.run(work, { client: key });
      this.networks.add(network);
      return await this.unknownLimiter.run(() => this.rememberOutcome(network, work), { client: network });
    } finally {
      const remaining = (this.inFlight.get(key) ?? 1) - 1;
      if (remaining > 0) this.inFlight.set(key, remaining);
      else this.inFlight.delete(key);
    }
  }

  /**
   * Counts an attempt as failed, and then verifies the password. A correct password resets the count. An attempt whose
   * verification throws is not counted.
   * @returns the number of failed attempts in a row; 0 if this attempt is correct.
   * @throws DomainError 'too-many' if the bucket must wait.
   */
  async countAttempt(bucket: Bucket, verify: () => Promise<boolean>): Promise<number> {
    const now = await this.clock.now();
    let failuresInARow = 0;
    await this.store.change(bucket.key, now, (attempts) => {
      const counted = attempts.countAttempt(now, bucket.forgottenAfterMs);
      failuresInARow = counted.failures;
      return counted;
    });
    // The limiter starts attempts of unknown browsers one at a time, and only while a token is available. The token is
    // taken here, so that an attempt whose bucket must wait takes no token.
    if (!bucket.known) this.sharedRate.take();
    const correct = await verify().catch(async (error: unknown) => {
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

  private async rememberOutcome<T>(network: string, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.networks.addSuccess(network);
      return result;
    } catch (error) {
      // An attempt that is refused as too early also counts as a failure of its network. If it did not count, the
      // network would keep its place in front of networks that failed later.
      if (error instanceof DomainError && error.kind !== 'unavailable') this.networks.addFailure(network);
      throw error;
    }
  }
}
