import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '../../../platform/index.js';
import type { VisitStore } from '../../application/ports.js';
import type { VisitCounter } from '../../application/visit-counter.js';

const SAVE_MS = 500;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * 60 * 1000;
/** Counts are kept for two years, and rare words for a week. */
const KEPT_DAYS = 731;
const RARE_WORDS_DAYS = 7;

/**
 * Stores counted visits twice a second and at the shutdown. Reports refused events every minute, and purges old counts
 * every hour.
 */
export class VisitTimers implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Visits');
  private readonly saving = new RepeatingTask(() => this.save(), { firstMs: SAVE_MS, intervalMs: SAVE_MS });
  private readonly purging = new RepeatingTask(() => this.purge(), {
    firstMs: MINUTE_MS,
    intervalMs: HOUR_MS,
  });
  private readonly reporting = new RepeatingTask(() => Promise.resolve(this.reportRefused()), {
    firstMs: MINUTE_MS,
    intervalMs: MINUTE_MS,
  });
  private refused = 0;
  private hasFailed = false;

  constructor(
    private readonly counter: VisitCounter,
    private readonly store: VisitStore,
    /** Returns the date in the shop's time zone, this many days after the current one. */
    private readonly date: (days: number) => Promise<string>,
  ) {}

  onApplicationBootstrap(): void {
    this.saving.start();
    this.purging.start();
    this.reporting.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.saving.stop(), this.purging.stop(), this.reporting.stop()]);
    while (!this.counter.isEmpty) await this.save();
    this.reportRefused();
  }

  countRefused(): void {
    this.refused += 1;
  }

  reportRefused(): void {
    if (this.refused > 0) this.logger.log({ times: this.refused }, 'Events of visitors were refused');
    this.refused = 0;
  }

  /** Logs one line when the database begins to fail. */
  async save(): Promise<void> {
    try {
      await this.counter.save();
      if (this.counter.isEmpty) this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) this.logger.warn({ err: error }, 'Visits could not be stored, and are lost');
      this.hasFailed = true;
    }
  }

  async purge(): Promise<void> {
    try {
      await this.store.purge({
        countsFrom: await this.date(-KEPT_DAYS),
        rareWordsFrom: await this.date(-RARE_WORDS_DAYS),
      });
    } catch (error) {
      this.logger.warn({ err: error }, 'Old counts of visits could not be purged');
    }
  }
}
