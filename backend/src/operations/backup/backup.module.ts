import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAuthModule } from '../../admin-auth/admin-auth.module.js';
import { ImageInspector, PublishedImageStore } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { Clock, Config, DatabaseUrl, Lock, provide, repositoryOf, version } from '../../platform/index.js';
import { BackupController } from './backup.controller.js';
import { PostgresRestoreDatabase } from './restore-database.js';
import { PostgresSnapshots } from './snapshots.js';
import { DiskBackupFolder } from './disk-backup-folder.js';
import { TarArchive } from './tar-archive.js';
import { TarDownloads } from './backup-downloads.js';
import { DailyTimer } from './daily-timer.js';
import { BackupStatusRecord } from './backup-status.record.js';
import { TypeormBackupStatus } from './backup-status.js';
import { BackupService } from './backup-service.js';
import { DailyBackups } from './daily-backups.js';
import { BackupDownloads } from './backup-downloads-port.js';
import { BackupStatus } from './backup-status-port.js';
import { Snapshots } from './snapshots-port.js';
import { RestoreService } from './restore-service.js';

@Module({
  imports: [AdminAuthModule, MediaModule, TypeOrmModule.forFeature([BackupStatusRecord])],
  controllers: [BackupController],
  providers: [
    provide(Snapshots, PostgresSnapshots, [DatabaseUrl]),
    provide(BackupStatus, TypeormBackupStatus, [repositoryOf(BackupStatusRecord)]),
    provide(BackupDownloads, TarDownloads, []),
    {
      provide: BackupService,
      inject: [Snapshots, PublishedImageStore, BackupStatus, Lock, Clock],
      useFactory: (...ports: [Snapshots, PublishedImageStore, BackupStatus, Lock, Clock]) =>
        new BackupService(...ports, version),
    },
    {
      provide: DailyTimer,
      inject: [Config, DatabaseUrl, ImageInspector, BackupService, BackupStatus, Lock, Clock],
      useFactory: (
        { backupDir, backupKeep }: Config,
        database: DatabaseUrl,
        images: ImageInspector,
        backups: BackupService,
        status: BackupStatus,
        lock: Lock,
        clock: Clock,
      ) => {
        if (backupDir === undefined) return new DailyTimer(undefined);
        const trial = new RestoreService(new PostgresRestoreDatabase(database), images);
        const folder = new DiskBackupFolder(backupDir, async (path) => {
          await trial.rehearse(new TarArchive(path));
        });
        return new DailyTimer(new DailyBackups(backups, folder, status, lock, clock, backupKeep));
      },
    },
  ],
  exports: [BackupStatus],
})
export class BackupModule {}
