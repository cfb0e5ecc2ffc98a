import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '../../../platform/index.js';
import type { Purge } from '../../application/purge.js';

const SCHEDULE = { firstMs: 30_000, intervalMs: 60 * 60 * 1000 };

export class HourlyPurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Purge');
  private readonly task = new RepeatingTask(() => this.run(), SCHEDULE);

  constructor(private readonly purge: Purge) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  /** Logs one line for the removed rows or for a failure. The next run tries again. */
  async run(): Promise<void> {
    try {
      const line = await this.purge.runIfDue();
      if (line !== undefined) this.logger.log(line);
    } catch (error) {
      this.logger.warn({ err: error }, 'Old rows could not be purged');
    }
  }
}
