import { Logger } from '@nestjs/common';
import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '../clock/clock.js';
import type { NextBoundary } from '../clock/time-boundaries.js';
import { withDeadline } from '../limiter/deadline.js';

const RETRY_MS = 1000;
const MAX_SETTLE_MS = 300;
/** For this time after the connection was lost, stored responses may still be sent. */
export const MAX_KEPT_MS = 10 * 60_000;

/**
 * The version of all data that visitors can see. A cached response belongs to one version. Every change on any replica
 * begins the next version. Every time boundary begins the next version, too: for example, a product's publication.
 */
export class CacheVersion {
  private readonly logger = new Logger(CacheVersion.name);
  private version = 0;
  private listening = false;
  private lostAt = -Infinity;
  /** The database's time at which the version ends; Infinity for no end; undefined while this time is not loaded. */
  private boundary: number | undefined;
  /**
   * The end of the version as a value of `performance.now()`. This value may lie a little before the boundary, but
   * never after the boundary.
   */
  private expiresAt = -Infinity;
  /** The difference between the database's time and `performance.now()`, in milliseconds. */
  private clockOffset = performance.timeOrigin;
  /** The database's time when the load of the boundary began. The boundary is the first one after this time. */
  private since: Date | undefined;
  private attempt: Promise<boolean> | undefined;
  /**
   * Begins to load the boundary. Often a request starts the load, but the load must not use the transaction and
   * deadline of that request.
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

  /**
   * The version whose stored responses may be sent although the connection to the database is lost; undefined without
   * one. It ends with a change on this replica, at the next time boundary, and after `MAX_KEPT_MS`.
   */
  kept(): number | undefined {
    const end = Math.min(this.expiresAt, this.lostAt + MAX_KEPT_MS);
    return !this.listening && performance.now() < end ? this.version : undefined;
  }

  /**
   * Waits at most 300 ms for a version that is being loaded. Stops waiting earlier if a load fails, or if changes
   * interrupt two attempts to load the version.
   */
  async settle(): Promise<void> {
    if (this.current() === undefined)
      await withDeadline(this.firstAttempts(), MAX_SETTLE_MS).catch(() => undefined);
  }

  /**
   * Returns a database time within the current version. At every other time within this version, visitors see the same
   * data.
   */
  time(): Date | undefined {
    return this.current() === undefined ? undefined : this.since;
  }

  bump(): void {
    this.version += 1;
    this.boundary = undefined;
    this.expiresAt = -Infinity;
    this.retryAt = -Infinity;
    this.startLoading();
  }

  /**
   * @param listening whether this process is notified of the changes of other replicas. While it is not, no response is
   * stored.
   */
  setListening(listening: boolean): void {
    if (this.listening && !listening) this.lostAt = performance.now();
    this.listening = listening;
    if (listening) this.bump();
  }

  /** The database's time in epoch milliseconds, computed from this process's clock and the last known offset. */
  now(): number {
    return performance.now() + this.clockOffset;
  }

  /** Reads the database's clock again. Clocks drift, are adjusted, and stop while a machine sleeps. */
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
    // The query for the boundary, which starts after this line, sees every earlier change. So an earlier change needs
    // no second attempt.
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
    // The database read its clock at an unknown time between the start and the end of the query. The middle of both
    // times is the best estimate.
    this.clockOffset = now - (startedAt + performance.now()) / 2;
    return { now, startedAt };
  }
}

// One millisecond is subtracted, because the database's time was truncated to milliseconds. The expiry is counted from
// the start of the query for the time, because the database may have read its clock right after that start.
function expiryOf(boundary: number, now: number, startedAt: number): number {
  return startedAt + (boundary - now) - 1;
}
