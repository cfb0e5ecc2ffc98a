import { Controller, Get, HttpException, type OnModuleInit, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { busy } from '../../platform/domain/messages.js';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Budget,
  Client,
  clientOf,
  Config,
  hasLeft,
  notFound,
  Public,
  ShopHttpAdapter,
  streamShared,
  withoutLogLine,
} from '../../platform/index.js';
import type { DrawnList } from './drawing.js';
import { PriceLists } from './price-lists.js';

const FILE = 'daftar-harga.pdf';
const LIMIT = 'priceListDownloads';
const REFUSED_AFTER_MS = 1000;
/** The place of a fast client stays taken a little longer, so that loops of downloads leave time for other pages. */
const PLACE_MS = 250;
const NO_SUCH_RANGE = 'Berkas ini lebih pendek dari bagian yang diminta.';

@ApiTag('price list', 'The price list for printing.')
@Controller()
export class PriceListController implements OnModuleInit {
  // Visitors cannot take the owner's places.
  private readonly publicPlaces = new Budget(LIMIT);
  private readonly ownPlaces = new Budget(LIMIT);

  constructor(
    private readonly lists: PriceLists,
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { httpAdapter } = this.host;
    // This check is for the type only, as in PagesModule.
    if (!(httpAdapter instanceof ShopHttpAdapter)) return;
    // A refusal by Express costs four times as much, and one at once would let a loop repeat it a thousand times a second.
    httpAdapter.useBefore((request, response, next) => {
      const isDownload = request.method === 'GET' && request.url?.split('?')[0] === `/${FILE}`;
      if (!isDownload || this.publicPlaces.hasRoom(1, clientOf(request, this.config.trustProxy)))
        return next();
      withoutLogLine(request);
      setTimeout(() => {
        if (!hasLeft(response)) httpAdapter.refuse(response, 503, busy);
      }, REFUSED_AFTER_MS);
    });
  }

  @Get(FILE)
  @Public()
  @ApiExcludeEndpoint()
  async getPriceList(
    @Client() client: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.lists.findPublic(client);
    if (!list) throw notFound();
    await send(list, request, response, 'inline', () => {
      const leave = this.publicPlaces.take(1, client);
      return () => {
        leave();
        const leaveLater = this.publicPlaces.tryTake(1);
        if (leaveLater) setTimeout(leaveLater, PLACE_MS);
      };
    });
  }

  @Get(`api/admin/${FILE}`)
  @AdminOnly()
  @ApiOperation({ summary: 'The price list as a PDF, also while it is not public' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors()
  async downloadPriceList(
    @Client() client: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const list = await this.lists.get(client);
    await send(list, request, response, 'attachment', () => this.ownPlaces.take(1, client));
  }
}

async function send(
  { pdf, hash }: DrawnList,
  request: Request,
  response: Response,
  disposition: 'inline' | 'attachment',
  takePlace: () => () => void,
): Promise<void> {
  if (hasLeft(response)) return;
  const etag = `"${hash.slice(0, 32)}"`;
  const isFresh = fresh(request.headers, { etag });
  const hasBody = !isFresh && request.method === 'GET';
  const leavePlace = hasBody ? takePlace() : undefined;
  response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', etag).setHeader('Accept-Ranges', 'bytes');
  if (isFresh) {
    response.status(304).end();
    return;
  }
  try {
    const body = hasBody ? partOf(pdf, request, response, etag) : pdf;
    response.type('pdf').setHeader('Content-Length', body.length);
    response.setHeader('Content-Disposition', `${disposition}; filename=${FILE}`);
    if (hasBody) await streamShared(body, response, LIMIT);
    else response.end();
  } finally {
    leavePlace?.();
  }
}

/** Returns the range that the client asks for. Several ranges at once, and those of another version, are the whole. */
function partOf(pdf: Buffer, request: Request, response: Response, etag: string): Buffer {
  const ranges = (request.get('if-range') ?? etag) === etag ? request.range(pdf.length) : undefined;
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${pdf.length}`);
    throw new HttpException(NO_SUCH_RANGE, 416);
  }
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1 || !ranges[0]) return pdf;
  const [{ start, end }] = ranges;
  response.status(206).setHeader('Content-Range', `bytes ${start}-${end}/${pdf.length}`);
  return pdf.subarray(start, end + 1);
}
