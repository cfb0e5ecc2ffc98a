import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupModule } from '../backup/backup.module.js';
import { BackupStatus } from '../backup/index.js';
import { StorageMarks, StorageProbe } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { Config, provide, typedToken } from '../../platform/index.js';
import { DiagnosticsController } from './diagnostics.controller.js';
import { ThisMachine } from './machine.js';
import { TypeormDatabaseInspector } from './database-inspector.js';
import { Diagnostics, type DiagnosticsSettings } from './diagnostics.js';
import { DatabaseInspector } from './database-inspector-port.js';
import { Machine } from './machine-port.js';
import { ShopIdentity } from './shop-identity.js';
import { settingsOf } from './settings.js';

const SETTINGS = typedToken<DiagnosticsSettings>(Symbol('diagnostics settings'));

@Module({
  imports: [MediaModule, BackupModule],
  controllers: [DiagnosticsController],
  providers: [
    { provide: SETTINGS, inject: [Config], useFactory: settingsOf },
    provide(DatabaseInspector, TypeormDatabaseInspector, [DataSource]),
    provide(Machine, ThisMachine, []),
    provide(ShopIdentity, [DatabaseInspector]),
    provide(Diagnostics, [SETTINGS, DatabaseInspector, StorageProbe, StorageMarks, BackupStatus, Machine]),
  ],
})
export class DiagnosticsModule {}
