interface Rate {
  /** The most that is taken within any minute. */
  readonly perMinute: number;
  /** How many may be taken at once after a time of rest. */
  readonly burst: number;
}

/** A rate: a burst is there at once, and the rest of the tokens comes evenly. */
export class TokenBucket {
  private readonly perMs: number;
  private tokens: number;
  private filledAt: number;

  /** @param now milliseconds of a clock that is never set back. */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    // A full bucket and what flows into it within a minute make the rate.
    this.perMs = (rate.perMinute - rate.burst) / 60_000;
    this.tokens = rate.burst;
    this.filledAt = now();
  }

  /** Milliseconds until there is a token; 0 if there is one. */
  waitMs(): number {
    this.fill();
    return this.tokens >= 1 ? 0 : Math.ceil((1 - this.tokens) / this.perMs);
  }

  /** Takes a token: only while there is one. */
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
