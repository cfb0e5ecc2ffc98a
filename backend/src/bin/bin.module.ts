import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BACKUP_TABLES, BIN_SOURCES, Clock, Lock, provide, repositoryOf } from '../platform/index.js';
import { BinController } from './adapters/http/bin.controller.js';
import { HourlyPurge } from './adapters/timer/hourly-purge.js';
import { BinPurgeRecord } from './adapters/typeorm/bin-purge.record.js';
import { TypeormPurgeRuns } from './adapters/typeorm/typeorm-purge-runs.js';
import { BinPurge } from './application/bin-purge.js';
import { BinService } from './application/bin-service.js';
import { PurgeRuns } from './application/ports.js';

@Module({
  imports: [TypeOrmModule.forFeature([BinPurgeRecord])],
  controllers: [BinController],
  providers: [
    provide(PurgeRuns, TypeormPurgeRuns, [repositoryOf(BinPurgeRecord)]),
    {
      provide: BinService,
      inject: [DiscoveryService, Clock],
      useFactory: (discovery: DiscoveryService, clock: Clock) =>
        new BinService(() => BIN_SOURCES.collect(discovery), clock),
    },
    {
      provide: BinPurge,
      inject: [DiscoveryService, PurgeRuns, Clock, Lock],
      useFactory: (discovery: DiscoveryService, runs: PurgeRuns, clock: Clock, lock: Lock) =>
        new BinPurge(() => BIN_SOURCES.collect(discovery), runs, clock, lock),
    },
    provide(HourlyPurge, [BinPurge]),
    BACKUP_TABLES.contribute([], () => ({ backedUp: [], leftOut: ['bin_purge'] })),
  ],
})
export class BinModule {}
