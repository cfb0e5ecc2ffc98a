import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, type Lock, RepeatingTask } from '../../platform/index.js';
import { type BackupService, type BackupSink, remarksOn } from './backup-service.js';
import { type BackupStatus, isDailyDue } from './backup-status.js';
import { TarFileSink } from './tar.js';

const NAME = /^etalase-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.tar$/u;
/** `TarFileSink` adds this to the name of a file until it is complete. */
const PARTIAL = '.partial';
const SCHEDULE = { firstMs: 60_000, intervalMs: 10 * 60_000 };

const isPartial = (name: string): boolean =>
  name.endsWith(PARTIAL) && NAME.test(name.slice(0, -PARTIAL.length));

/** Returns the time in the name of a daily backup; undefined for any other name. */
export function takenAtOf(name: string): Date | undefined {
  const [, date = '', time = ''] = NAME.exec(name) ?? [];
  const takenAt = new Date(`${date}T${time.replaceAll('-', ':')}Z`);
  return Number.isNaN(takenAt.getTime()) ? undefined : takenAt;
}

/**
 * The folder of the daily backups. Backups are named `etalase-<time in UTC>.tar`, and unfinished backups end in
 * `.partial`. Files with other names are left alone.
 */
export class BackupFolder {
  /** @param check called with the path of a complete file. Rejects when the backup cannot be restored. */
  constructor(
    private readonly folder: string,
    private readonly check: (path: string) => Promise<void>,
  ) {}

  /**
   * Prepares a new file. First removes the partial files of killed backups, because they would fill the disk. No other
   * backup may be writing into the folder.
   * @returns name and sink of the new file. The file gets this name only after it was restored in a trial.
   */
  async newFile(takenAt: Date): Promise<{ name: string; sink: BackupSink }> {
    await mkdir(this.folder, { recursive: true });
    await this.remove((await readdir(this.folder)).filter(isPartial));
    const name = `etalase-${takenAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
    return { name, sink: new TarFileSink(join(this.folder, name), { check: this.check }) };
  }

  async prune(keep: number): Promise<void> {
    const names = await readdir(this.folder);
    const backups = names.filter((name) => NAME.test(name)).toSorted();
    await this.remove(backups.slice(0, -keep));
  }

  private async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.folder, name), { force: true });
  }
}

/** Makes a backup each day, on one replica, and keeps the newest backups. */
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
   * Makes a backup if one is due.
   * @returns one line about the backup. Undefined when no backup is due, or when another replica makes the backup, or
   * while another backup or an image collection is running.
   * @throws when the backup fails. A failure removes no earlier backup.
   */
  async runIfDue(): Promise<string | undefined> {
    let line: string | undefined;
    await this.lock.tryRun('dailyBackup', async () => {
      const now = await this.clock.now();
      if (!isDailyDue((await this.status.read()).lastDailyBackupAt, now)) return;
      const { name, sink } = await this.folder.newFile(now);
      const summary = await this.backups.write(sink, { kind: 'daily' });
      // Another backup or an image collection is running. The next check, in ten minutes, tries again.
      if (!summary) return;
      await this.folder.prune(this.keep);
      const megabytes = (summary.bytes / 1e6).toFixed(1);
      line = `Daily backup ${name}: ${summary.rows} rows, ${summary.images} images, ${megabytes} MB, verified`;
      for (const remark of remarksOn(summary)) line += `. ${remark}`;
    });
    return line;
  }
}

export class DailyTimer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Backup');
  private readonly task = new RepeatingTask(() => this.run(), SCHEDULE);

  /** @param daily undefined where BACKUP_DIR is not set. */
  constructor(private readonly daily: DailyBackups | undefined) {}

  onApplicationBootstrap(): void {
    if (this.daily) this.task.start();
  }

  onApplicationShutdown(): void {
    // The shutdown does not wait for a running backup, which is abandoned.
    void this.task.stop();
  }

  /**
   * Makes a backup if one is due, and logs one line about the backup or its failure. The next run retries a failed
   * backup.
   */
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
