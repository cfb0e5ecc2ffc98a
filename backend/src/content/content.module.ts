import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogQueries } from '../catalog/index.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import {
  BACKUP_TABLES,
  Clock,
  provide,
  repositoryOf,
  SAMPLE_DATA,
  TRACKED_TABLES,
} from '../platform/index.js';
import { AdminContentController } from './adapters/http/admin-content.controller.js';
import { PART_ENDPOINTS } from './adapters/http/content-parts.js';
import { ContentController } from './adapters/http/content.controller.js';
import { ContentReviewController } from './adapters/http/content-review.controller.js';
import { controllersOf } from './adapters/http/part-controllers.js';
import { ContentRecord } from './adapters/typeorm/content.record.js';
import { TypeormContentStore } from './adapters/typeorm/typeorm-content-store.js';
import { ContentReview } from './application/content-review.js';
import { ContentService } from './application/content-service.js';
import { ContentStore } from './application/ports.js';
import { PublicContent } from './application/public-content.js';
import { ABOUT_CONTENT } from './domain/about-content.js';
import { SITE_CONTENT } from './domain/site-content.js';

@Module({
  imports: [CatalogModule, TypeOrmModule.forFeature([ContentRecord])],
  controllers: [
    ContentController,
    AdminContentController,
    ContentReviewController,
    ...PART_ENDPOINTS.flatMap(controllersOf),
  ],
  providers: [
    provide(ContentStore, TypeormContentStore, [repositoryOf(ContentRecord)]),
    provide(ContentService, [ContentStore, Clock, CatalogQueries]),
    {
      provide: ContentReview,
      inject: [ContentStore, Clock],
      useFactory: (store: ContentStore, clock: Clock) =>
        new ContentReview(store, clock, [
          SITE_CONTENT,
          ABOUT_CONTENT,
          ...PART_ENDPOINTS.map(({ part }) => part),
        ]),
    },
    {
      provide: PublicContent,
      inject: [ContentService, DiscoveryService],
      useFactory: (content: ContentService, discovery: DiscoveryService) =>
        new PublicContent(content, () => SAMPLE_DATA.collect(discovery)),
    },
    // An addition that is undone leaves the defaults.
    TRACKED_TABLES.contribute([], () => ({
      name: 'content',
      key: 'key',
      namesSql: null,
      removed: () => ({ body: {} }),
    })),
    BACKUP_TABLES.contribute([], () => ({ backedUp: ['content'], leftOut: [] })),
  ],
  exports: [ContentService, ContentReview],
})
export class ContentModule {}
