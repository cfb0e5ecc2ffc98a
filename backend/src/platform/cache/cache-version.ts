import { Logger } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import { type Clock, type NextBoundary, withDeadline } from '../index.js';

const RETRY_MS = 1000;
const MAX_SETTLE_MS = 300;

/**
 * The version of all data that visitors can see. A cached response belongs to one version. Every change on any replica
 * begins the next version. So does every time boundary, such as a product's publication.
 */
export class CacheVersion {
  private readonly logger = new Logger(CacheVersion.name);
  private version = 0;
  private listening = false;
  /** The database's time at which the version ends; undefined while it is not loaded. */
  private boundary: number | undefined;
  /** The end of the version as a value of `performance.now()`. It may be a little before the boundary, never after. */
  private expiresAt = -Infinity;
  /** The difference between the database's time and `performance.now()`, in milliseconds. */
  private clockOffset = performance.timeOrigin;
  /** The database's time when loading the boundary began. The boundary is the first one after this time. */
  private since: Date | undefined;
  /** The running attempt to load the boundary, if any. */
  private attempt: Promise<boolean> | undefined;
  /**
   * Begins to load the boundary. A request that finds the boundary missing calls this, but the load is not bound to the
   * request's transaction and deadline.
   */
  private readonly startLoading = AsyncResource.bind((): void => void this.loadBoundary());
  private retryAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly nextBoundary: NextBoundary,
  ) {}

  /** The current version; undefined while the cache must neither store nor send responses. */
  current(): number | undefined {
    if (!this.listening) return undefined;
    if (performance.now() < this.expiresAt) return this.version;
    if (this.boundary !== undefined) this.bump();
    else this.startLoading();
    return undefined;
  }

  /** Waits for a version that is being loaded, at most 300 ms. Gives up earlier if changes interrupt two attempts. */
  async settle(): Promise<void> {
    if (this.current() === undefined)
      await withDeadline(this.firstAttempts(), MAX_SETTLE_MS).catch(() => undefined);
  }

  /**
   * Returns a time of the database within the current version. Visitors see the same data at all other times within it.
   */
  time(): Date | undefined {
    return this.current() === undefined ? undefined : this.since;
  }

  /** Begins the next version, after a change of data that visitors can see. */
  bump(): void {
    this.version += 1;
    this.boundary = undefined;
    this.expiresAt = -Infinity;
    this.retryAt = -Infinity;
    this.startLoading();
  }

  /** @param listening whether this process is notified of other replicas' changes. Otherwise it must not cache. */
  setListening(listening: boolean): void {
    this.listening = listening;
    if (listening) this.bump();
  }

  /** The database's time in epoch milliseconds, computed from this process's clock and the last known offset. */
  now(): number {
    return performance.now() + this.clockOffset;
  }

  /** Reads the database's clock again, because clocks drift, are adjusted, and stop while a machine sleeps. */
  async synchronize(): Promise<void> {
    const { version, boundary } = this;
    if (boundary === undefined) return;
    const { now, startedAt } = await this.readClock();
    if (version !== this.version) return;
    if (now >= boundary) this.bump();
    else this.expiresAt = expiryOf(boundary, now, startedAt);
  }

  private async firstAttempts(): Promise<void> {
    for (let tries = 0; tries < 2 && this.current() === undefined; tries += 1)
      await this.attempt?.catch(() => undefined);
  }

  private async loadBoundary(): Promise<void> {
    if (this.attempt || performance.now() < this.retryAt) return;
    try {
      do this.attempt = this.tryLoadBoundary();
      while (!(await this.attempt));
    } catch (error) {
      this.retryAt = performance.now() + RETRY_MS;
      this.logger.warn({ err: error }, 'Responses are not cached while the database is unavailable');
    } finally {
      this.attempt = undefined;
    }
  }

  /** @returns false when the version changed while the boundary was being loaded. */
  private async tryLoadBoundary(): Promise<boolean> {
    const { now, startedAt } = await this.readClock();
    // The query for the boundary sees every change before this line. After such a change the clock need not be read
    // again.
    const { version } = this;
    const since = new Date(now);
    const boundary = (await this.nextBoundary(since))?.getTime() ?? Infinity;
    if (version !== this.version) return false;
    this.since = since;
    this.boundary = boundary;
    this.expiresAt = expiryOf(boundary, now, startedAt);
    return true;
  }

  private async readClock(): Promise<{ now: number; startedAt: number }> {
    const startedAt = performance.now();
    const now = (await this.clock.now()).getTime();
    // The database read its clock at some time between the query and its result. The middle of both is the best guess.
    this.clockOffset = now - (startedAt + performance.now()) / 2;
    return { now, startedAt };
  }
}

// Subtracts one millisecond, because the database's microseconds were cut off. Counts from the start of the clock's
// query, because its result took some time to arrive.
function expiryOf(boundary: number, now: number, startedAt: number): number {
  return startedAt + (boundary - now) - 1;
}
