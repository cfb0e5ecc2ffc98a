import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminAuthModule } from '../../admin-auth/admin-auth.module.js';
import { ImageInspector, PublishedImageStore } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { Clock, Config, DatabaseUrl, Lock, provide, repositoryOf, version } from '../../platform/index.js';
import { BackupController } from './adapters/http/backup.controller.js';
import { PostgresRestoreDatabase } from './adapters/postgres/postgres-restore-database.js';
import { PostgresSnapshots } from './adapters/postgres/postgres-snapshots.js';
import { DiskBackupFolder } from './adapters/tar/disk-backup-folder.js';
import { TarArchive } from './adapters/tar/tar-archive.js';
import { TarDownloads } from './adapters/tar/tar-downloads.js';
import { DailyTimer } from './adapters/timer/daily-timer.js';
import { BackupStatusRecord } from './adapters/typeorm/backup-status.record.js';
import { TypeormBackupStatus } from './adapters/typeorm/typeorm-backup-status.js';
import { BackupService } from './application/backup-service.js';
import { DailyBackups } from './application/daily-backups.js';
import { BackupDownloads } from './application/ports/backup-downloads.js';
import { BackupStatus } from './application/ports/backup-status.js';
import { Snapshots } from './application/ports/snapshots.js';
import { RestoreService } from './application/restore-service.js';

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
