import PQueue from 'p-queue';
import { DomainError, type ErrorKind } from '../domain/domain-error.js';

interface LimiterOptions {
  /** How many pieces of work run at the same time. */
  readonly concurrency: number;
  /** How many more may wait for a place; whoever comes after them is refused at once. */
  readonly maxWaiting: number;
  /** Milliseconds that work may wait for its place, running time not counted; without it, any time. */
  readonly timeoutMs?: number;
  /** What a refusal says: 'unavailable' (503) unless the caller could have known better ('too-many', 429). */
  readonly kind?: Extract<ErrorKind, 'unavailable' | 'too-many'>;
  readonly message?: string;
  /** Seconds for the refusal's Retry-After. */
  readonly retryAfterSeconds?: number;
}

/**
 * Bounds work that strangers may cause: a few pieces at a time, a bounded queue behind them, and a refusal
 * (DomainError) for whatever does not fit or has waited too long.
 */
export class Limiter {
  private readonly queue: PQueue;

  constructor(private readonly options: LimiterOptions) {
    this.queue = new PQueue({ concurrency: options.concurrency });
  }

  /** How many pieces of work are waiting for a place. */
  get waiting(): number {
    return this.queue.size;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { concurrency, maxWaiting, timeoutMs } = this.options;
    if (this.queue.pending >= concurrency && this.queue.size >= maxWaiting) throw this.refusal();
    const waited = new AbortController();
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => waited.abort(this.refusal()), timeoutMs);
    return this.queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waited.signal },
    );
  }

  private refusal(): DomainError {
    const { kind = 'unavailable', message, retryAfterSeconds = 5 } = this.options;
    return new DomainError(kind, message ?? 'Server sedang sibuk. Coba lagi sebentar lagi.', {
      retryAfterSeconds,
    });
  }
}
