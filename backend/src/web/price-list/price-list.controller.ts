import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { AdminOnly, ApiErrors, ApiTag, Client, notFound, Public } from '../../platform/index.js';
import type { DrawnList } from './drawing.js';
import { PriceLists } from './price-lists.js';

const FILE = 'daftar-harga.pdf';

@ApiTag('price list', 'The price list for printing.')
@Controller()
export class PriceListController {
  constructor(private readonly lists: PriceLists) {}

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
    send(list, request, response.setHeader('Content-Disposition', `inline; filename=${FILE}`));
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
    send(await this.lists.get(client), request, response.attachment(FILE));
  }
}

function send({ pdf, hash }: DrawnList, request: Request, response: Response): void {
  const etag = `"${hash.slice(0, 32)}"`;
  response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', etag);
  if (fresh(request.headers, { etag })) {
    response.status(304).end();
    return;
  }
  response.type('pdf').setHeader('Content-Length', pdf.length);
  response.end(request.method === 'HEAD' ? undefined : pdf);
}
