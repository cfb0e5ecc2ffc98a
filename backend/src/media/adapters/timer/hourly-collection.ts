import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { GarbageCollector } from '../../application/garbage-collector.js';
import type { StorageOwnership } from '../../application/storage-ownership.js';

const SOON_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;

/** Lets the collector run shortly after the start and then every hour. */
export class HourlyCollection implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Collection');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly collector: GarbageCollector,
    private readonly ownership: StorageOwnership,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // An empty storage belongs to the shop that was started on it first; an outage is for the first run to tell.
    await this.ownership.obstacle().catch(() => undefined);
    this.schedule(SOON_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.running;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.running = this.run().finally(() => this.schedule(HOUR_MS));
    }, delay).unref();
  }

  private async run(): Promise<void> {
    try {
      await this.collector.collect();
    } catch (error) {
      // The next hour is soon enough.
      this.logger.warn({ err: error }, 'Collection broke off');
    }
  }
}
