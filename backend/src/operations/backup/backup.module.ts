import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AdminAuthModule } from '../../admin-auth/admin-auth.module.js';
import { ContentModule } from '../../content/content.module.js';
import { ImageInspector, PublishedImageStore } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import {
  Clock,
  Config,
  DatabaseUrl,
  Lock,
  provide,
  repositoryOf,
  TABLES,
  typedToken,
  version,
} from '../../platform/index.js';
import { BackupDownloads } from './backup-downloads.js';
import { BackupService } from './backup-service.js';
import { BackupStatus, BackupStatusRecord } from './backup-status.js';
import { BackupController } from './backup.controller.js';
import { BackupFolder, DailyBackups, DailyTimer } from './daily-backups.js';
import { DailyList } from './daily-list.js';
import { type LeftOut, leftOutTables } from './left-out-tables.js';
import { RestoreDatabase } from './restore-database.js';
import { RestoreService } from './restore-service.js';
import { Snapshots } from './snapshots.js';
import { TarArchive } from './tar.js';

const LEFT_OUT = typedToken<LeftOut>(Symbol('tables left out of backups'));

@Module({
  imports: [AdminAuthModule, ContentModule, MediaModule, TypeOrmModule.forFeature([BackupStatusRecord])],
  controllers: [BackupController],
  providers: [
    TABLES.collectFor(LEFT_OUT, (collect) => () => leftOutTables(collect())),
    TABLES.contribute([], () => ({ name: 'backup_status', isBackedUp: false })),
    provide(Snapshots, [DatabaseUrl, LEFT_OUT]),
    provide(BackupStatus, [repositoryOf(BackupStatusRecord)]),
    {
      provide: DailyList,
      inject: [Config, BackupStatus, DataSource],
      useFactory: ({ backupDir }: Config, ...needs: [BackupStatus, DataSource]) =>
        new DailyList(backupDir, ...needs),
    },
    { provide: BackupDownloads, useValue: new BackupDownloads() },
    {
      provide: BackupService,
      inject: [Snapshots, PublishedImageStore, ImageInspector, BackupStatus, Lock, Clock],
      useFactory: (...needs: [Snapshots, PublishedImageStore, ImageInspector, BackupStatus, Lock, Clock]) =>
        new BackupService(...needs, version),
    },
    {
      provide: DailyTimer,
      inject: [
        Config,
        DatabaseUrl,
        LEFT_OUT,
        DiscoveryService,
        ImageInspector,
        BackupService,
        BackupStatus,
        Lock,
        Clock,
      ],
      useFactory: (
        { backupDir, backupKeep }: Config,
        database: DatabaseUrl,
        leftOut: LeftOut,
        discovery: DiscoveryService,
        images: ImageInspector,
        backups: BackupService,
        status: BackupStatus,
        lock: Lock,
        clock: Clock,
      ) => {
        if (backupDir === undefined) return new DailyTimer(undefined);
        // Restores each daily backup in a trial, so that only a usable backup is kept.
        const trial = new RestoreService(new RestoreDatabase(database), images, leftOut, () =>
          TABLES.collect(discovery),
        );
        const folder = new BackupFolder(backupDir, async (path) => {
          await trial.rehearse(new TarArchive(path));
        });
        return new DailyTimer(new DailyBackups(backups, folder, status, lock, clock, backupKeep));
      },
    },
  ],
  exports: [BackupStatus],
})
export class BackupModule implements OnModuleInit {
  constructor(@Inject(LEFT_OUT) private readonly leftOut: LeftOut) {}

  /** Reads the slices' declarations at the start. A missing declaration throws an error, so the shop does not start. */
  onModuleInit(): void {
    this.leftOut();
  }
}
