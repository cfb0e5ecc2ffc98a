interface Rate {
  readonly perMinute: number;
  /** The number of tokens that are available at once after a pause. */
  readonly burst: number;
}

/** Limits a rate. A burst of tokens is available at once. Further tokens become available at equal intervals. */
export class TokenBucket {
  private readonly perMs: number;
  private tokens: number;
  private filledAt: number;

  /** @param now returns milliseconds of a clock that is never set back. */
  constructor(
    private readonly rate: Rate,
    private readonly now: () => number = () => performance.now(),
  ) {
    // In one minute, at most a full bucket and the tokens added during that minute can be taken. Together they must not
    // exceed `perMinute`.
    this.perMs = (rate.perMinute - rate.burst) / 60_000;
    this.tokens = rate.burst;
    this.filledAt = now();
  }

  /** Returns the milliseconds until a token is available; 0 if one is available now. */
  waitMs(): number {
    this.fill();
    return this.tokens >= 1 ? 0 : Math.ceil((1 - this.tokens) / this.perMs);
  }

  /** Takes a token. Must be called only while a token is available. */
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
