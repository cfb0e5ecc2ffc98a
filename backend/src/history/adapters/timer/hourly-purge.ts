import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Lock, RepeatingTask } from '../../../platform/index.js';
import type { HistoryService } from '../../application/history-service.js';

const SCHEDULE = { firstMs: 60_000, intervalMs: 60 * 60 * 1000 };

/** Removes a batch of old entries every hour, on one replica at a time. */
export class HourlyPurge implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('History');
  private readonly task = new RepeatingTask(() => this.run(), SCHEDULE);

  constructor(
    private readonly history: HistoryService,
    private readonly lock: Lock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  async run(): Promise<void> {
    try {
      await this.lock.tryRun('historyPurge', async () => {
        const removed = await this.history.purge();
        if (removed > 0) this.logger.log({ removed }, `${removed} old entries were removed from the history`);
      });
    } catch (error) {
      // The next run tries again.
      this.logger.warn({ err: error }, 'The history was not purged');
    }
  }
}
