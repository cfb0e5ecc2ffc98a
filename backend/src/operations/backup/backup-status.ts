import { QueryFailedError, type Repository } from 'typeorm';
import { BackupStatus, type BackupTimes } from './backup-status-port.js';
import type { BackupStatusRecord } from './backup-status.record.js';

// SQLSTATE of a statement on a table that does not exist.
const UNDEFINED_TABLE = '42P01';

/** The row that the migration made. */
export class TypeormBackupStatus extends BackupStatus {
  constructor(private readonly records: Repository<BackupStatusRecord>) {
    super();
  }

  override async read(): Promise<BackupTimes> {
    const { countedFrom, lastBackupAt, lastDailyBackupAt } = await this.records.findOneByOrFail({
      onlyRow: 1,
    });
    return {
      countedFrom,
      lastBackupAt: lastBackupAt ?? undefined,
      lastDailyBackupAt: lastDailyBackupAt ?? undefined,
    };
  }

  /** Does nothing in the database of an earlier release, which has no such table. */
  override async recordBackup(at: Date, kind: 'daily' | 'other'): Promise<void> {
    const daily = kind === 'daily' ? { lastDailyBackupAt: at } : {};
    try {
      await this.records.update({ onlyRow: 1 }, { lastBackupAt: at, ...daily });
    } catch (error) {
      const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
      if (code !== UNDEFINED_TABLE) throw error;
    }
  }
}
