import { Logger } from '@nestjs/common';
import type { Clock } from '../../platform/index.js';

/** The next instant at which what visitors see changes by itself, without anybody writing. */
export type NextBoundary = (after: Date) => Promise<Date | null>;

const RETRY_MS = 1000;

/**
 * Numbers the states of the shop that visitors can see. What is kept in memory belongs to one number; every
 * change, here or on another replica, and every start or end of a sale gives the next one.
 */
export class ShopVersion {
  private readonly logger = new Logger(ShopVersion.name);
  private version = 0;
  private listening = false;
  /** On `performance.now()`'s scale; before it the version holds. */
  private horizon = -Infinity;
  private clockOffset = 0;
  private looking: Promise<void> | undefined;
  private retryAt = -Infinity;

  constructor(
    private readonly clock: Clock,
    private readonly nextBoundary: NextBoundary,
  ) {}

  /** The number to keep answers under, or undefined while nothing may be kept or taken from memory. */
  current(): number | undefined {
    if (!this.listening) return undefined;
    if (performance.now() < this.horizon) return this.version;
    if (this.horizon !== -Infinity) this.bump();
    else void this.look();
    return undefined;
  }

  /** Something that visitors can see has changed. */
  bump(): void {
    this.version += 1;
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
    return Date.now() + this.clockOffset;
  }

  private async look(): Promise<void> {
    if (this.looking || performance.now() < this.retryAt) return this.looking;
    this.looking = this.findHorizon().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async findHorizon(): Promise<void> {
    for (;;) {
      const { version } = this;
      const started = performance.now();
      try {
        const now = await this.clock.now();
        const boundary = await this.nextBoundary(now);
        this.clockOffset = now.getTime() - (Date.now() - (performance.now() - started));
        if (version !== this.version) continue;
        this.horizon = boundary ? started + (boundary.getTime() - now.getTime()) : Infinity;
      } catch (error) {
        this.retryAt = performance.now() + RETRY_MS;
        this.logger.warn({ err: error }, 'Answers are not kept in memory while the database is away');
      }
      return;
    }
  }
}
