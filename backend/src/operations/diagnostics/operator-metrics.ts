import type { OnApplicationBootstrap } from '@nestjs/common';
import { type Config, type Metrics, type Readiness, version } from '../../platform/index.js';
import type { BackupStatus } from '../backup/backup-status.js';
import type { Machine } from './machine.js';

/** Adds the metrics for which backend/deploy/alerts.yml has rules. */
export class OperatorMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    private readonly readiness: Pick<Readiness, 'check'>,
    private readonly backups: Pick<BackupStatus, 'read'>,
    private readonly machine: Pick<Machine, 'freeDisk'>,
    private readonly config: Pick<Config, 'dataDir' | 'backupDir'>,
  ) {}

  onApplicationBootstrap(): void {
    const { metrics } = this;
    metrics.addInfo('build_info', 'The release', { version, node: process.versions.node });
    metrics.addLabeledGauge('service_ready', 'Whether a backing service responds', 'service', async () => {
      const { details } = await this.readiness.check();
      return new Map(Object.entries(details).map(([name, { status }]) => [name, Number(status === 'up')]));
    });
    metrics.addGauge('last_backup_timestamp_seconds', 'The time of the last backup; 0: never', async () => {
      const { lastBackupAt } = await this.backups.read();
      return (lastBackupAt?.getTime() ?? 0) / 1000;
    });
    metrics.addLabeledGauge('disk_free_bytes', 'Free space of the disk of a folder', 'folder', async () => {
      const { dataDir, backupDir } = this.config;
      const free = new Map([['data', await this.machine.freeDisk(dataDir)]]);
      if (backupDir !== undefined) free.set('backups', await this.machine.freeDisk(backupDir));
      return free;
    });
  }
}
