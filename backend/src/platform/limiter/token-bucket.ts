interface Rate {
  /** The largest number of tokens within any minute. */
  readonly perMinute: number;
  /** The number of tokens at once after a rest. */
  readonly burst: number;
}

/** Limits a rate: a burst of tokens is available at once, and further tokens follow evenly. */
export class TokenBucket {
  private readonly perMs: number;
  private tokens: number;
  private filledAt: number;

  /** @param now milliseconds of a clock that is never set back. */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    // A full bucket and its inflow within a minute add up to the rate.
    this.perMs = (rate.perMinute - rate.burst) / 60_000;
    this.tokens = rate.burst;
    this.filledAt = now();
  }

  /** Milliseconds until there is a token; 0 if there is one. */
  waitMs(): number {
    this.fill();
    return this.tokens >= 1 ? 0 : Math.ceil((1 - this.tokens) / this.perMs);
  }

  /** Takes a token. Call it only while a token is available. */
  take(): void {
    this.fill();
    this.tokens -= 1;
  }

  private fill(): void {
    const now = this.now();
    this.tokens = Math.min(this.rate.burst, this.tokens + (now - this.filledAt) * this.perMs);
    this.filledAt = now;
  }
}
