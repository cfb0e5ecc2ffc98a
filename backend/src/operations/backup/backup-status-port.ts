/** When the shop was backed up. */
export interface BackupTimes {
  /** Since when the shop counts days without a backup. */
  readonly countedFrom: Date;
  readonly lastBackupAt: Date | undefined;
  readonly lastDailyBackupAt: Date | undefined;
}

export abstract class BackupStatus {
  abstract read(): Promise<BackupTimes>;
  abstract recordBackup(at: Date, kind: 'daily' | 'other'): Promise<void>;
}
