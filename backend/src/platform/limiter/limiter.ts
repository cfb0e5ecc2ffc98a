import PQueue from 'p-queue';
import { DomainError, type ErrorKind } from '../domain/domain-error.js';
import { busy } from '../domain/messages.js';

interface LimiterOptions {
  /** How many tasks run at the same time. */
  readonly concurrency: number;
  /** How many more tasks may wait; any further task is refused immediately. */
  readonly maxWaiting: number;
  /** Milliseconds that a task may wait before it starts; without it there is no limit. */
  readonly timeoutMs?: number;
  /** The kind of the refusal: 'unavailable' (503) by default, 'too-many' (429) when the client causes the load. */
  readonly kind?: Extract<ErrorKind, 'unavailable' | 'too-many'>;
  readonly message?: string;
  /** Seconds in the refusal's Retry-After. */
  readonly retryAfterSeconds?: number;
}

/**
 * Limits work that anybody may cause: a few tasks run at a time, a bounded queue waits, and a task that does not fit
 * or has waited too long is refused with a DomainError.
 */
export class Limiter {
  private readonly queue: PQueue;

  constructor(private readonly options: LimiterOptions) {
    this.queue = new PQueue({ concurrency: options.concurrency });
  }

  get running(): number {
    return this.queue.pending;
  }

  /** How many tasks are waiting. */
  get waiting(): number {
    return this.queue.size;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { concurrency, maxWaiting, timeoutMs } = this.options;
    if (this.queue.pending >= concurrency && this.queue.size >= maxWaiting) throw this.refusal();
    const waitTimeout = new AbortController();
    const timer =
      timeoutMs === undefined ? undefined : setTimeout(() => waitTimeout.abort(this.refusal()), timeoutMs);
    return this.queue.add(
      () => {
        clearTimeout(timer);
        return work();
      },
      { signal: waitTimeout.signal },
    );
  }

  private refusal(): DomainError {
    const { kind = 'unavailable', message = busy, retryAfterSeconds = 5 } = this.options;
    return new DomainError(kind, message, { retryAfterSeconds });
  }
}
