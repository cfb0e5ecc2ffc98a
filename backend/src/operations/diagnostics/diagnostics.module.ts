import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupModule } from '../backup/backup.module.js';
import { BackupStatus } from '../backup/index.js';
import { StorageMarks, StorageProbe } from '../../media/index.js';
import { MediaModule } from '../../media/media.module.js';
import { Config, provide, typedToken } from '../../platform/index.js';
import { DiagnosticsController } from './adapters/http/diagnostics.controller.js';
import { ThisMachine } from './adapters/node/this-machine.js';
import { TypeormDatabaseInspector } from './adapters/typeorm/typeorm-database-inspector.js';
import { Diagnostics, type DiagnosticsSettings } from './application/diagnostics.js';
import { DatabaseInspector } from './application/ports/database-inspector.js';
import { Machine } from './application/ports/machine.js';
import { ShopIdentity } from './application/shop-identity.js';
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
