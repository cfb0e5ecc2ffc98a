import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

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
