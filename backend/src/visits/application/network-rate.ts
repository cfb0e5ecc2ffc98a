import { TokenBucket } from '../../platform/limiter/token-bucket.js';
import { LIMITS } from '../../platform/limiter/limits.js';

const MINUTE_MS = 60_000;

/** The rates of events: of all clients together, and of each client. Times and clients are only in memory. */
export class NetworkRate {
  private readonly all: TokenBucket;
  private times = new Map<string, number[]>();
  private prunedAt: number;

  /** @param now returns milliseconds of a clock that is never set back. */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.all = new TokenBucket(LIMITS.visits.rate, now);
    this.prunedAt = now();
  }

  /** Whether another event of this client may be counted now. If so, it takes part in the rates. */
  take(client: string): boolean {
    const now = this.now();
    this.prune(now);
    if (this.all.waitMs() > 0) return false;
    const times = (this.times.get(client) ?? []).filter((time) => time > now - MINUTE_MS);
    if (times.length >= LIMITS.visits.ratePerClient.perMinute) return false;
    this.all.take();
    this.times.set(client, [...times, now]);
    return true;
  }

  private prune(now: number): void {
    if (now - this.prunedAt < MINUTE_MS) return;
    this.prunedAt = now;
    for (const [client, times] of this.times)
      if ((times.at(-1) ?? 0) <= now - MINUTE_MS) this.times.delete(client);
  }
}
