import { Module } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogQueries } from '../catalog/index.js';
import { ImageRetention } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { CatalogModule, SYNONYMS } from '../catalog/catalog.module.js';
import { isTime, isCount, matches } from '../platform/domain/column-rules.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheVersion, PerVersion, VersionClock } from '../platform/cache/index.js';
import { Clock, provide, repositoryOf, SAMPLE_DATA, TIME_BOUNDARIES, TABLES } from '../platform/index.js';
import { AdminContentController } from './adapters/http/admin-content.controller.js';
import { PART_ENDPOINTS } from './adapters/http/content-parts.js';
import { ContentController } from './adapters/http/content.controller.js';
import { ContentReviewController } from './adapters/http/content-review.controller.js';
import { controllersOf } from './adapters/http/part-controllers.js';
import { ContentRecord } from './adapters/typeorm/content.record.js';
import { isStorableContent } from './adapters/http/stored-content.js';
import { TypeormContentStore } from './adapters/typeorm/typeorm-content-store.js';
import { ContentReview } from './application/content-review.js';
import { ContentService, type Remember } from './application/content-service.js';
import { ContentStore } from './application/ports.js';
import { PublicContent } from './application/public-content.js';
import { ABOUT_CONTENT } from './domain/about-content.js';
import type { ContentPart } from './domain/content-part.js';
import { SITE_CONTENT } from './domain/site-content.js';

// All parts except the footer settings, which have neither promises nor images.
const PARTS: readonly ContentPart<object>[] = [
  SITE_CONTENT,
  ABOUT_CONTENT,
  ...PART_ENDPOINTS.map(({ part }) => part),
];

@Module({
  imports: [CacheModule, CatalogModule, MediaModule, TypeOrmModule.forFeature([ContentRecord])],
  controllers: [
    ContentController,
    AdminContentController,
    ContentReviewController,
    ...PART_ENDPOINTS.flatMap(controllersOf),
  ],
  providers: [
    provide(ContentStore, TypeormContentStore, [repositoryOf(ContentRecord)]),
    {
      provide: ContentService,
      inject: [ContentStore, Clock, CatalogQueries, ImageRetention, CacheVersion, VersionClock],
      useFactory: (
        store: ContentStore,
        clock: Clock,
        catalog: CatalogQueries,
        images: ImageRetention,
        version: CacheVersion,
        visitorsClock: VersionClock,
      ) => {
        // The cache version changes with every save that may change what visitors see.
        const remember: Remember = (load) => {
          const value = new PerVersion(version, load);
          return () => value.get();
        };
        return new ContentService(store, clock, catalog, images, remember, visitorsClock);
      },
    },
    {
      provide: ContentReview,
      inject: [ContentStore, Clock, CatalogQueries],
      useFactory: (store: ContentStore, clock: Clock, catalog: CatalogQueries) =>
        new ContentReview(store, clock, PARTS, catalog),
    },
    {
      provide: PublicContent,
      inject: [ContentService, DiscoveryService],
      useFactory: (content: ContentService, discovery: DiscoveryService) =>
        new PublicContent(content, () => SAMPLE_DATA.collect(discovery)),
    },
    TABLES.contribute([], () => ({
      name: 'content',
      key: 'key',
      isBackedUp: true,
      columns: {
        key: matches(/^[a-z][a-z-]{0,49}$/u),
        body: isStorableContent,
        version: isCount,
        updated_at: isTime,
      },
      history: 'shown',
      // Undoing the first save of a part restores the defaults of this part.
      absent: { body: {} },
      images: { text: 't.body::text' },
    })),
    ...PARTS.filter((part) => 'nextBoundary' in part).map((part) =>
      TIME_BOUNDARIES.contribute([ContentService], (content) => (after) => content.nextBoundary(part, after)),
    ),
    SYNONYMS.contribute([ContentService], (content) => () => content.synonyms()),
  ],
  exports: [ContentService, ContentReview, PublicContent],
})
export class ContentModule {}
