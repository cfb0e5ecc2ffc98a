import { Module, type NestInterceptor } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryService, Reflector } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ImageRetention } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { isBigId, isObjectOrNull, isTime, matches, orNull } from '../platform/domain/column-rules.js';
import { Clock, Lock, provide, TABLES, type TableEntry, typedToken, UNDO_RULES } from '../platform/index.js';
import { BinController } from './adapters/http/bin.controller.js';
import { ChangeInterceptor } from './adapters/http/change.interceptor.js';
import { HistoryController } from './adapters/http/history.controller.js';
import { HourlyPurge } from './adapters/timer/hourly-purge.js';
import { TypeormBin } from './adapters/typeorm/typeorm-bin.js';
import { TypeormChangeStore } from './adapters/typeorm/typeorm-change-store.js';
import { TypeormChanges } from './adapters/typeorm/typeorm-changes.js';
import { TypeormPurgeRuns } from './adapters/typeorm/typeorm-purge-runs.js';
import { TypeormTrackedRows } from './adapters/typeorm/typeorm-tracked-rows.js';
import { BinService } from './application/bin-service.js';
import { HistoryService } from './application/history-service.js';
import { Bin, Changes, ChangeStore, PurgeRuns, RecordImages, TrackedRows } from './application/ports.js';
import { Purge } from './application/purge.js';
import { IMAGES_KEPT_DAYS } from './domain/retention.js';

const ENTRIES: readonly TableEntry[] = [
  {
    name: 'change',
    isBackedUp: true,
    columns: {
      id: isBigId,
      at: isTime,
      kind: matches(/^[A-Za-z]\w{0,99}$/u),
      browser: orNull(matches(/^[\p{L}\p{N} .-]{1,100}$/u)),
      undoes: orNull(isBigId),
    },
  },
  {
    name: 'change_row',
    key: 'change_id',
    isBackedUp: true,
    // A restore also reads the columns in `before` and `after` by the rules of their table.
    columns: {
      change_id: isBigId,
      seq: isBigId,
      table_name: matches(/^[a-z_]{1,60}$/u),
      row_id: matches(/^[\w-]{1,60}$/u),
      before: isObjectOrNull,
      after: isObjectOrNull,
    },
    images: {
      text: 'concat(t.before, t.after)',
      among: `t.change_id IN (
        SELECT id FROM change WHERE at > $2::timestamptz - interval '${IMAGES_KEPT_DAYS} days')`,
    },
  },
  { name: 'purge_run', isBackedUp: false },
];

@Module({
  imports: [MediaModule],
  controllers: [HistoryController, BinController],
  providers: [
    ...ENTRIES.map((entry) => TABLES.contribute([], () => entry)),
    provide(Changes, TypeormChanges, [DataSource, Clock]),
    provide(ChangeStore, TypeormChangeStore, [DataSource]),
    {
      provide: TrackedRows,
      inject: [DataSource, DiscoveryService],
      // The tables are collected later, because some modules that declare tables do not exist yet.
      useFactory: (dataSource: DataSource, discovery: DiscoveryService) =>
        new TypeormTrackedRows(
          dataSource,
          () => TABLES.collect(discovery),
          () => UNDO_RULES.collect(discovery),
        ),
    },
    {
      provide: RecordImages,
      inject: [ImageRetention],
      useFactory: (retention: ImageRetention): RecordImages => retention,
    },
    {
      provide: Bin,
      inject: [DataSource, RecordImages, DiscoveryService],
      useFactory: (dataSource: DataSource, images: RecordImages, discovery: DiscoveryService) =>
        new TypeormBin(dataSource, images, () => TABLES.collect(discovery)),
    },
    provide(HistoryService, [Changes, ChangeStore, TrackedRows, RecordImages, Clock]),
    provide(BinService, [Bin, Clock]),
    provide(PurgeRuns, TypeormPurgeRuns, [DataSource]),
    {
      provide: Purge,
      inject: [BinService, HistoryService, PurgeRuns, Clock, Lock],
      useFactory: (bin: BinService, history: HistoryService, ...needs: [PurgeRuns, Clock, Lock]) =>
        new Purge(
          [bin, { purge: async (now, limit) => ({ changes: await history.purge(now, limit) }) }],
          ...needs,
        ),
    },
    provide(HourlyPurge, [Purge]),
    // This interceptor must be the last of all modules (see `AppModule`). The other interceptors then continue only
    // after the change is committed.
    provide(typedToken<NestInterceptor>(APP_INTERCEPTOR), ChangeInterceptor, [Reflector, Changes]),
  ],
})
export class RecordsModule {}
