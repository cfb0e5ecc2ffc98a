import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogModule } from '../../catalog/catalog.module.js';
import { ContentModule } from '../../content/content.module.js';
import { ImageSample, StorageMarks, StorageProbe } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { Config, Metrics, provide, Readiness, typedToken } from '../../platform/index.js';
import { BackupStatus } from '../backup/backup-status.js';
import { BackupModule } from '../backup/backup.module.js';
import { ShopIdentity } from './connection.js';
import { DatabaseInspector } from './database-inspector.js';
import { DiagnosticsController } from './diagnostics.controller.js';
import { Diagnostics, type DiagnosticsSettings, settingsOf } from './diagnostics.js';
import { Machine } from './machine.js';
import { OperatorMetrics } from './operator-metrics.js';

const SETTINGS = typedToken<DiagnosticsSettings>(Symbol('diagnostics settings'));

@Module({
  imports: [MediaModule, BackupModule, CatalogModule, ContentModule],
  controllers: [DiagnosticsController],
  providers: [
    { provide: SETTINGS, inject: [Config], useFactory: settingsOf },
    provide(DatabaseInspector, [DataSource]),
    provide(Machine, []),
    provide(ShopIdentity, [DatabaseInspector]),
    provide(OperatorMetrics, [Metrics, Readiness, BackupStatus, Machine, Config]),
    provide(Diagnostics, [
      SETTINGS,
      DatabaseInspector,
      StorageProbe,
      StorageMarks,
      ImageSample,
      BackupStatus,
      Machine,
    ]),
  ],
})
export class DiagnosticsModule {}
