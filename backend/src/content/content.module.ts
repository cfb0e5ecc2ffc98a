import { Module } from '@nestjs/common';
import { getRepositoryToken, TypeOrmModule } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Clock } from '../platform/index.js';
import { AdminContentController } from './adapters/http/admin-content.controller.js';
import { ContentController } from './adapters/http/content.controller.js';
import { ContentRecord } from './adapters/typeorm/content.record.js';
import { TypeormContentStore } from './adapters/typeorm/typeorm-content-store.js';
import { ContentService } from './application/content-service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContentRecord])],
  controllers: [ContentController, AdminContentController],
  providers: [
    {
      provide: ContentService,
      inject: [getRepositoryToken(ContentRecord), Clock],
      useFactory: (records: Repository<ContentRecord>, clock: Clock) =>
        new ContentService(new TypeormContentStore(records), clock),
    },
  ],
  exports: [ContentService],
})
export class ContentModule {}
