import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { BIN_SOURCES, Clock, PURGE_SOURCES } from '../platform/index.js';
import { BinController } from './adapters/http/bin.controller.js';
import { BinService } from './application/bin-service.js';

@Module({
  controllers: [BinController],
  providers: [
    {
      provide: BinService,
      inject: [DiscoveryService, Clock],
      useFactory: (discovery: DiscoveryService, clock: Clock) =>
        new BinService(() => BIN_SOURCES.collect(discovery), clock),
    },
    PURGE_SOURCES.contribute([BinService], (bin) => bin),
  ],
})
export class BinModule {}
