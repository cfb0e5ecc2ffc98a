import { Logger } from '@nestjs/common';
import type { Clock, NextBoundary } from '../platform/index.js';

const RETRY_MS = 1000;

/**
 * Numbers the states of the shop that visitors can see. What is kept in memory belongs to one number; every
 * change, here or on another replica, and every boundary in time gives the next one.
 */
export class CacheVersion {
  private readonly logger = new Logger(CacheVersion.name);
  private version = 0;
  private listening = false;
  /** The database's time at which the version ends; undefined while that is not known. */
  private boundary: number | undefined;
  /** The same on `performance.now()`'s scale, rather a little too early than too late. */
  private horizon = -Infinity;
  /** From `performance.now()` to the database's time. */
  private offset = performance.timeOrigin;
  private looking = false;
  private retryAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly nextBoundary: NextBoundary,
  ) {}

  /** The number to keep answers under, or undefined while nothing may be kept or taken from memory. */
  current(): number | undefined {
    if (!this.listening) return undefined;
    if (performance.now() < this.horizon) return this.version;
    if (this.boundary !== undefined) this.bump();
    else void this.look();
    return undefined;
  }

  /** Something that visitors can see has changed. */
  bump(): void {
    this.version += 1;
    this.boundary = undefined;
    this.horizon = -Infinity;
    this.retryAt = -Infinity;
    void this.look();
  }

  /** Whether changes made on other replicas reach us; without that, memory is not trusted. */
  setListening(listening: boolean): void {
    this.listening = listening;
    if (listening) this.bump();
  }

  /** The database's time in epoch milliseconds, by this process's clock and the last known difference. */
  now(): number {
    return performance.now() + this.offset;
  }

  /** Asks the database's clock again: clocks drift, are set, and stand still while a machine sleeps. */
  async synchronize(): Promise<void> {
    const { version, boundary } = this;
    if (boundary === undefined) return;
    const { now, asked } = await this.askClock();
    if (version !== this.version) return;
    if (now >= boundary) this.bump();
    else this.horizon = horizonOf(boundary, now, asked);
  }

  private async look(): Promise<void> {
    if (this.looking || performance.now() < this.retryAt) return;
    this.looking = true;
    try {
      while (!(await this.findBoundary()));
    } catch (error) {
      this.retryAt = performance.now() + RETRY_MS;
      this.logger.warn({ err: error }, 'Answers are not kept in memory while the database is away');
    } finally {
      this.looking = false;
    }
  }

  /** @returns false when something changed meanwhile. */
  private async findBoundary(): Promise<boolean> {
    const { version } = this;
    const { now, asked } = await this.askClock();
    const boundary = (await this.nextBoundary(new Date(now)))?.getTime() ?? Infinity;
    if (version !== this.version) return false;
    this.boundary = boundary;
    this.horizon = horizonOf(boundary, now, asked);
    return true;
  }

  private async askClock(): Promise<{ now: number; asked: number }> {
    const asked = performance.now();
    const now = (await this.clock.now()).getTime();
    // It was read somewhere between question and answer.
    this.offset = now - (asked + performance.now()) / 2;
    return { now, asked };
  }
}

// The database's microseconds were cut off, and its answer took some time to come.
function horizonOf(boundary: number, now: number, asked: number): number {
  return asked + (boundary - now) - 1;
}
