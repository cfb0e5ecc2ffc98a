import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BACKUP_TABLES, Clock, provide, repositoryOf, TRACKED_TABLES } from '../platform/index.js';
import { AdminContentController } from './adapters/http/admin-content.controller.js';
import { ContentController } from './adapters/http/content.controller.js';
import { ContentRecord } from './adapters/typeorm/content.record.js';
import { TypeormContentStore } from './adapters/typeorm/typeorm-content-store.js';
import { ContentService } from './application/content-service.js';
import { ContentStore } from './application/ports.js';

@Module({
  imports: [TypeOrmModule.forFeature([ContentRecord])],
  controllers: [ContentController, AdminContentController],
  providers: [
    provide(ContentStore, TypeormContentStore, [repositoryOf(ContentRecord)]),
    provide(ContentService, [ContentStore, Clock]),
    // An addition that is undone leaves the defaults.
    TRACKED_TABLES.contribute([], () => ({
      name: 'content',
      key: 'key',
      namesSql: null,
      removed: () => ({ body: {} }),
    })),
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['content'], leftOut: [] })),
  ],
  exports: [ContentService],
})
export class ContentModule {}
