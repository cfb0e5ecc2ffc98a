import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogQueries } from '../catalog/index.js';
import { ImageRetention } from '../media/index.js';
import { MediaModule } from '../media/media.module.js';
import { CatalogModule, SYNONYMS } from '../catalog/catalog.module.js';
import { isTime, isVersion, matches } from '../platform/domain/column-rules.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheVersion, keptPer, VersionClock } from '../platform/cache/index.js';
import { Clock, provide, repositoryOf, TIME_BOUNDARIES, TABLES } from '../platform/index.js';
import { PART_ENDPOINTS } from './adapters/http/content-parts.js';
import { ContentReviewController } from './adapters/http/content-review.controller.js';
import { controllersOf } from './adapters/http/part-controllers.js';
import { ContentRecord } from './adapters/typeorm/content.record.js';
import { isStorableContent } from './adapters/http/stored-content.js';
import { TypeormContentStore } from './adapters/typeorm/typeorm-content-store.js';
import { ContentReview } from './application/content-review.js';
import { ContentService } from './application/content-service.js';
import { ContentStore } from './application/ports.js';
import type { ContentPart } from './domain/content-part.js';
import { FOOTER_SETTINGS } from './domain/footer-settings.js';

const PARTS: readonly ContentPart<object>[] = PART_ENDPOINTS.map(({ part }) => part);
// The footer promises nothing.
const REVIEWED = PARTS.filter((part) => part !== FOOTER_SETTINGS);

@Module({
  imports: [CacheModule, CatalogModule, MediaModule, TypeOrmModule.forFeature([ContentRecord])],
  controllers: [ContentReviewController, ...PART_ENDPOINTS.flatMap(controllersOf)],
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
      ) =>
        // The cache version changes with every save that may change what visitors see.
        new ContentService(store, clock, catalog, images, keptPer(version), visitorsClock),
    },
    {
      provide: ContentReview,
      inject: [ContentStore, Clock, CatalogQueries],
      useFactory: (store: ContentStore, clock: Clock, catalog: CatalogQueries) =>
        new ContentReview(store, clock, REVIEWED, catalog),
    },
    TABLES.contribute([], () => ({
      name: 'content',
      key: 'key',
      isBackedUp: true,
      columns: {
        key: matches(/^[a-z][a-z-]{0,49}$/u),
        body: isStorableContent,
        version: isVersion,
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
  exports: [ContentService, ContentReview],
})
export class ContentModule {}
