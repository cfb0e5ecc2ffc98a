import { Module, type NestInterceptor } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryService, Reflector } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ImageRetention } from '../media/index.js';
import { IMAGE_REFERENCES, MediaModule } from '../media/media.module.js';
import {
  BACKUP_TABLES,
  Clock,
  provide,
  PURGE_SOURCES,
  TRACKED_TABLES,
  typedToken,
} from '../platform/index.js';
import { ChangeInterceptor } from './adapters/http/change.interceptor.js';
import { HistoryController } from './adapters/http/history.controller.js';
import { TypeormChangeStore } from './adapters/typeorm/typeorm-change-store.js';
import { TypeormChanges } from './adapters/typeorm/typeorm-changes.js';
import { TypeormTrackedRows } from './adapters/typeorm/typeorm-tracked-rows.js';
import { HistoryService } from './application/history-service.js';
import { Changes, ChangeStore, HistoryImages, TrackedRows } from './application/ports.js';

@Module({
  imports: [MediaModule],
  controllers: [HistoryController],
  providers: [
    provide(Changes, TypeormChanges, [DataSource, Clock]),
    provide(ChangeStore, TypeormChangeStore, [DataSource]),
    {
      provide: TrackedRows,
      inject: [DataSource, DiscoveryService],
      // The tables are collected later, because some modules that declare tables do not exist yet.
      useFactory: (dataSource: DataSource, discovery: DiscoveryService) =>
        new TypeormTrackedRows(dataSource, () => TRACKED_TABLES.collect(discovery)),
    },
    {
      provide: HistoryImages,
      inject: [ImageRetention],
      useFactory: (retention: ImageRetention): HistoryImages => retention,
    },
    provide(HistoryService, [Changes, ChangeStore, TrackedRows, HistoryImages, Clock]),
    // This interceptor must be the last of all modules (see `AppModule`). The other interceptors then continue only
    // after the change is committed.
    provide(typedToken<NestInterceptor>(APP_INTERCEPTOR), ChangeInterceptor, [Reflector, Changes]),
    IMAGE_REFERENCES.contribute([HistoryService], (history) => history),
    PURGE_SOURCES.contribute([HistoryService], (history) => ({
      purge: async (now, limit) => ({ changes: await history.purge(now, limit) }),
    })),
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['change', 'change_row'], leftOut: [] })),
  ],
})
export class HistoryModule {}
