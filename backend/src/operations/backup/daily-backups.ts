import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import { isDailyDue } from './backup-age.js';
import type { BackupService } from './backup-service.js';
import type { BackupFolder } from './backup-folder.js';
import type { BackupStatus } from './backup-status-port.js';

/** Makes a backup each day, on one replica, and keeps the newest. */
export class DailyBackups {
  constructor(
    private readonly backups: Pick<BackupService, 'write'>,
    private readonly folder: BackupFolder,
    private readonly status: Pick<BackupStatus, 'read'>,
    private readonly lock: Lock,
    private readonly clock: Clock,
    private readonly keep: number,
  ) {}

  /**
   * @returns one line about the backup; undefined when none is due or another replica makes it.
   * @throws when it fails; the earlier ones are kept then.
   */
  async runIfDue(): Promise<string | undefined> {
    let line: string | undefined;
    await this.lock.tryRun('dailyBackup', async () => {
      const now = await this.clock.now();
      if (!isDailyDue((await this.status.read()).lastDailyBackupAt, now)) return;
      const { name, sink } = this.folder.newFile(now);
      const summary = await this.backups.write(sink, { kind: 'daily' });
      if (!summary) return;
      await this.folder.prune(this.keep);
      const megabytes = (summary.bytes / 1e6).toFixed(1);
      line = `Daily backup ${name}: ${summary.rows} rows, ${summary.images} images, ${megabytes} MB, verified`;
      if (summary.missingImages > 0) line += `; ${summary.missingImages} images are missing in the storage`;
    });
    return line;
  }
}
