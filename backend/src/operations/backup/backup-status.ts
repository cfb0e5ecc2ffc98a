import { Check, Column, Entity, PrimaryColumn, type Repository } from 'typeorm';

const DAY_MS = 24 * 60 * 60 * 1000;
const OVERDUE_DAYS = 30;

@Entity('backup_status')
@Check('backup_status_only_one', 'only_row = 1')
export class BackupStatusRecord {
  @PrimaryColumn('smallint', { name: 'only_row', primaryKeyConstraintName: 'backup_status_pk' })
  onlyRow: number;

  @Column('timestamptz', { name: 'counted_from' })
  countedFrom: Date;

  @Column('timestamptz', { name: 'last_backup_at', nullable: true })
  lastBackupAt: Date | null;

  @Column('timestamptz', { name: 'last_daily_backup_at', nullable: true })
  lastDailyBackupAt: Date | null;
}

export interface BackupTimes {
  readonly countedFrom: Date;
  readonly lastBackupAt: Date | undefined;
  readonly lastDailyBackupAt: Date | undefined;
}

/** Reads and writes the only row of the table `backup_status`. A migration created the row. */
export class BackupStatus {
  constructor(private readonly records: Repository<BackupStatusRecord>) {}

  async read(): Promise<BackupTimes> {
    const { countedFrom, lastBackupAt, lastDailyBackupAt } = await this.records.findOneByOrFail({
      onlyRow: 1,
    });
    return {
      countedFrom,
      lastBackupAt: lastBackupAt ?? undefined,
      lastDailyBackupAt: lastDailyBackupAt ?? undefined,
    };
  }

  async recordBackup(at: Date, kind: 'daily' | 'other'): Promise<void> {
    const daily = kind === 'daily' ? { lastDailyBackupAt: at } : {};
    await this.records.update({ onlyRow: 1 }, { lastBackupAt: at, ...daily });
  }
}

/**
 * Returns whether the last backup is so old that the owner must be told.
 * @param since the time of the last backup, or `BackupTimes.countedFrom` if there was no backup.
 */
export function isOverdue(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() > OVERDUE_DAYS * DAY_MS;
}

export function isDailyDue(last: Date | undefined, now: Date): boolean {
  return last === undefined || now.getTime() - last.getTime() >= DAY_MS;
}
