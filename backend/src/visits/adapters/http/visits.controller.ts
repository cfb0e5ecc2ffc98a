import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { sessionCookieName } from '../../../admin-auth/index.js';
import {
  AdminOnly,
  Anonymous,
  ApiErrors,
  ApiTag,
  clientOf,
  Config,
  KeepsCache,
  Public,
} from '../../../platform/index.js';
import { invalidField } from '../../../platform/domain/domain-error.js';
import { VisitCounter } from '../../application/visit-counter.js';
import { VisitReports } from '../../application/visit-report.js';
import { wordsOnlyOfSearches } from '../../domain/messages.js';
import { isCounted, keptWords, sourceOf } from '../../domain/visit.js';
import { visitsCsv } from './visit-csv.js';
import { invalidDays, invalidProduct, VisitBody, VisitReportResponse, VisitsQuery } from './visit.schemas.js';

export abstract class VisitedShop {
  abstract hasProduct(id: string): Promise<boolean>;
  abstract today(): Promise<string>;
}

@ApiTag('visits', 'How often the shop was visited, without data about the visitors.')
@Controller('api')
export class VisitsController {
  private readonly ownHost: string;
  private readonly sessionCookie: string;

  constructor(
    private readonly counter: VisitCounter,
    private readonly reports: VisitReports,
    private readonly shop: VisitedShop,
    private readonly config: Config,
  ) {
    const { publicUrl } = config;
    this.ownHost = new URL(publicUrl).host;
    this.sessionCookie = `${sessionCookieName(publicUrl)}=`;
  }

  @Post('visits')
  @Public()
  @Anonymous()
  @KeepsCache()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Counts an event of a visitor',
    description:
      'Stores numbers only: no address, no agent, no cookie. Robots, browsers that ask for privacy, and the owner are not counted.',
  })
  @ApiNoContentResponse({ description: 'Counted' })
  @ApiAcceptedResponse({ description: 'Not counted' })
  @ApiResponse({ status: 429, description: 'Too many events; the answer has no body' })
  @ApiErrors(invalidProduct(), 403)
  async countVisit(
    @Body() { kind, product, from, words }: VisitBody,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    if (words !== undefined && kind !== 'search') throw invalidField('words', wordsOnlyOfSearches);
    const productId = product?.toLowerCase() ?? null;
    if (productId !== null && !(await this.shop.hasProduct(productId))) throw invalidProduct();
    if (!this.isCounted(request)) {
      response.status(202);
      return;
    }
    const source = sourceOf(from, [this.ownHost, request.get('host')?.toLowerCase()]);
    const kept = words === undefined ? undefined : keptWords(words);
    const client = clientOf(request, this.config.trustProxy);
    this.counter.count({ kind, productId, source, words: kept }, await this.shop.today(), client);
  }

  @Get('admin/visits')
  @AdminOnly()
  @ApiOperation({ summary: 'The numbers of visits, beside those of the period before' })
  @ApiOkResponse({ type: VisitReportResponse })
  @ApiErrors(invalidDays())
  async getVisits(@Query() { days }: VisitsQuery): Promise<VisitReportResponse> {
    return (await this.reports.report(days)) as VisitReportResponse;
  }

  @Get('admin/visits.csv')
  @AdminOnly()
  @ApiOperation({ summary: 'The numbers of visits by day, product and source, as a CSV file' })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiErrors(invalidDays())
  async downloadVisits(@Query() { days }: VisitsQuery, @Res() response: Response): Promise<void> {
    const csv = visitsCsv(await this.reports.rows(days));
    response.type('text/csv').attachment('kunjungan.csv').send(csv);
  }

  private isCounted(request: Request): boolean {
    return (
      isCounted({
        agent: request.get('user-agent'),
        doNotTrack: request.get('dnt'),
        privacyControl: request.get('sec-gpc'),
        purpose: request.get('sec-purpose'),
      }) && !(request.headers.cookie ?? '').includes(this.sessionCookie)
    );
  }
}
