import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '../../platform/index.js';
import type { DailyBackups } from './daily-backups.js';

const SCHEDULE = { firstMs: 60_000, intervalMs: 10 * 60_000 };

/** Asks a minute after the start and then every ten minutes whether a daily backup is due. */
export class DailyTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Backup');
  private readonly task = new RepeatingTask(() => this.run(), SCHEDULE);

  /** @param daily undefined where BACKUP_DIR is not set. */
  constructor(private readonly daily: DailyBackups | undefined) {}

  onApplicationBootstrap(): void {
    if (this.daily) this.task.start();
  }

  onApplicationShutdown(): void {
    // A backup in progress is given up.
    void this.task.stop();
  }

  /** Logs one line for a backup or a failure; the next run tries again. */
  async run(): Promise<void> {
    try {
      const line = await this.daily?.runIfDue();
      if (line !== undefined) this.logger.log(line);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const what =
        code === 'ENOSPC' || code === 'EDQUOT' ? 'The disk of BACKUP_DIR is full' : 'The daily backup failed';
      this.logger.warn({ err: error }, `${what}: earlier backups are kept`);
    }
  }
}
