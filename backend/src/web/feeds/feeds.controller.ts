import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { CatalogQueries } from '../../catalog/index.js';
import { ContentService, TIME_ZONES } from '../../content/index.js';
import { FlashSaleService } from '../../flash-sales/index.js';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Cacheable,
  Config,
  field,
  Fields,
  integer,
  list,
  PathKeyStrategy,
  Public,
  text,
  uuid,
} from '../../platform/index.js';
import { feedCsv, type LeftOutReason, type MetaFeed, metaFeed } from './meta-feed.js';

const PATH = '/feeds/meta.csv';
const REASONS: readonly LeftOutReason[] = ['noPrice', 'onRequest', 'smallPhoto'];

export class LeftOutProduct extends Fields({
  id: field<string>(uuid("The product's identifier")),
  name: text("The product's name", 'Kartu Nama Premium'),
  reason: field<LeftOutReason>({
    enum: REASONS,
    description: 'No price, a price by chat, or no photo of 500 × 500 pixels',
  }),
}) {}

export class FeedResponse extends Fields({
  url: text('The address of the feed', 'https://toko.example/feeds/meta.csv'),
  products: integer('The number of products in the feed', 36),
  leftOut: list(LeftOutProduct, 'The active products that the feed leaves out'),
}) {}

@ApiTag('feed', 'The catalog for WhatsApp and Instagram.')
@Controller()
export class FeedsController {
  constructor(
    private readonly catalog: CatalogQueries,
    private readonly content: ContentService,
    private readonly sales: FlashSaleService,
    private readonly config: Config,
  ) {}

  @Get(PATH)
  @Public()
  @ApiExcludeEndpoint()
  @Cacheable({ keyStrategy: PathKeyStrategy, limit: 'longLists' })
  async metaCsv(@Res() response: Response): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('text/csv').send(feedCsv((await this.feed()).rows));
  }

  @Get('api/admin/feed')
  @AdminOnly()
  @ApiOperation({ summary: 'The feed for Commerce Manager, and the products that it leaves out' })
  @ApiOkResponse({ type: FeedResponse })
  @ApiErrors()
  async getFeed(): Promise<FeedResponse> {
    const { rows, leftOut } = await this.feed();
    return { url: this.config.publicUrl + PATH, products: rows.length, leftOut: [...leftOut] };
  }

  private async feed(): Promise<MetaFeed> {
    const [products, categories, { site }, sales] = await Promise.all([
      this.catalog.listVisibleProducts(),
      this.catalog.listCategoryNames(),
      this.content.siteAndIdentity(),
      this.sales.listRunningAndComing(),
    ]);
    const { name, timeZone } = site.company;
    return metaFeed(products, {
      publicUrl: this.config.publicUrl,
      name,
      hoursAhead: TIME_ZONES[timeZone],
      categoryName: (slug) => categories.get(slug),
      sales,
    });
  }
}
