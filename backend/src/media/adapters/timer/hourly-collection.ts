import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { GarbageCollector } from '../../application/garbage-collector.js';
import type { StorageOwnership } from '../../application/storage-ownership.js';

const FIRST_RUN_MS = 10_000;
const HOUR_MS = 60 * 60 * 1000;

/** Runs the garbage collector 10 seconds after the start and then every hour. */
export class HourlyCollection implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Collection');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;

  constructor(
    private readonly collector: GarbageCollector,
    private readonly ownership: StorageOwnership,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // Claims an empty storage for the shop that starts first. If the storage is down, the first run will log it.
    await this.ownership.reasonNotOwned().catch(() => undefined);
    this.schedule(FIRST_RUN_MS);
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
      // The next run tries again.
      this.logger.warn({ err: error }, 'Collection failed');
    }
  }
}
