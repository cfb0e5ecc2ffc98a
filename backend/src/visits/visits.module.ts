import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { CatalogModule } from '../catalog/catalog.module.js';
import { CatalogQueries, SearchWords } from '../catalog/index.js';
import { ContentModule } from '../content/content.module.js';
import { clockIn, ContentService, daysAfter } from '../content/index.js';
import { CacheModule } from '../platform/cache/cache.module.js';
import { CacheVersion, PerVersion } from '../platform/cache/index.js';
import {
  isBoolean,
  isDay,
  isNumberBetween,
  isOneOf,
  isUuid,
  MAX_INTEGER,
  orNull,
} from '../platform/domain/column-rules.js';
import {
  clientOf,
  Config,
  countExceeded,
  provide,
  ShopHttpAdapter,
  TABLES,
  withoutLogLine,
} from '../platform/index.js';
import { VisitedShop, VisitsController } from './adapters/http/visits.controller.js';
import { VisitTimers } from './adapters/timer/visit-timers.js';
import { TypeormVisitStore } from './adapters/typeorm/typeorm-visit-store.js';
import { NetworkRate } from './application/network-rate.js';
import { VisitStore } from './application/ports.js';
import { VisitCounter } from './application/visit-counter.js';
import { VisitReports } from './application/visit-report.js';
import { keptWords, SOURCES, VISIT_KINDS } from './domain/visit.js';

@Module({
  imports: [CacheModule, CatalogModule, ContentModule],
  controllers: [VisitsController],
  providers: [
    provide(VisitStore, TypeormVisitStore, [DataSource]),
    provide(VisitCounter, [VisitStore]),
    {
      provide: VisitedShop,
      inject: [CatalogQueries, ContentService, CacheVersion],
      useFactory: (catalog: CatalogQueries, content: ContentService, version: CacheVersion): VisitedShop => {
        const known = new PerVersion(version, () => Promise.resolve(new Set<string>()));
        return {
          hasProduct: async (id) => {
            const ids = await known.get();
            if (!ids.has(id) && (await catalog.findVisibleProduct(id))) ids.add(id);
            return ids.has(id);
          },
          today: async () => {
            const { site } = await content.siteAndIdentity();
            return clockIn(site.company.timeZone, new Date(version.now())).date;
          },
        };
      },
    },
    {
      provide: VisitReports,
      inject: [VisitStore, VisitedShop, CatalogQueries, SearchWords],
      useFactory: (store: VisitStore, shop: VisitedShop, catalog: CatalogQueries, words: SearchWords) =>
        new VisitReports(store, {
          today: () => shop.today(),
          daysAfter,
          findProducts: (ids) => catalog.findProducts(ids),
          suggestPair: (search) => words.suggest(search),
        }),
    },
    {
      provide: VisitTimers,
      inject: [VisitCounter, VisitStore, VisitedShop],
      useFactory: (counter: VisitCounter, store: VisitStore, shop: VisitedShop) =>
        new VisitTimers(counter, store, async (days) => daysAfter(await shop.today(), days)),
    },
    TABLES.contribute([], () => ({
      name: 'visit_count',
      key: 'day',
      isBackedUp: true,
      columns: {
        day: isDay,
        kind: isOneOf(VISIT_KINDS),
        source: isOneOf(SOURCES),
        product_id: orNull(isUuid),
        count: isNumberBetween(1, MAX_INTEGER),
      },
    })),
    TABLES.contribute([], () => ({
      name: 'search_in_vain',
      key: 'words',
      isBackedUp: true,
      columns: {
        day: isDay,
        words: (words) => typeof words === 'string' && keptWords(words) === words,
        count: isNumberBetween(1, MAX_INTEGER),
        is_new: isBoolean,
      },
    })),
  ],
})
export class VisitsModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly timers: VisitTimers,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    // This check is for the type only, as in PagesModule.
    if (!(httpAdapter instanceof ShopHttpAdapter)) return;
    const rate = new NetworkRate();
    // A flood that is refused here costs little.
    httpAdapter.useBefore((request, response, next) => {
      const isVisit = request.method === 'POST' && /^\/api\/visits(?:\?|$)/u.test(request.url ?? '');
      if (!isVisit) return next();
      withoutLogLine(request);
      if (rate.take(clientOf(request, this.config.trustProxy))) {
        response.once('finish', () => response.statusCode >= 400 && this.timers.countRefused());
        return next();
      }
      countExceeded('visits');
      response.writeHead(429, { ...httpAdapter.defaultHeaders, 'cache-control': 'no-store' }).end();
    });
  }
}
