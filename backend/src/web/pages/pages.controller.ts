import { Controller, Get, Logger, NotFoundException, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AddressInfo } from 'node:net';
import { Config, isUuid, Limiter, Public } from '../../platform/index.js';
import { AnswerMemory } from '../cache/answer-memory.js';
import { keepable } from '../cache/held-response.js';
import { SharePictures } from '../share/share-pictures.js';
import { FrontEndBuild } from './front-end-build.js';

const RETRY_SECONDS = '5';
// Where no page is; the 404 page is the same for all such addresses, so it is kept once, under this one.
const NOWHERE = '/-';

/** Every address that no other controller took: the storefront's pages and the panel's shell. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private readonly logger = new Logger(PagesController.name);
  // Rendering is work for the one core; between pages, answers that are ready go out.
  private readonly limiter = new Limiter({ concurrency: 6, maxWaiting: 500, timeoutMs: 4000 });

  constructor(
    private readonly build: FrontEndBuild,
    private readonly sharePictures: SharePictures,
    private readonly memory: AnswerMemory,
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get('admin')
  panel(@Res() response: Response): void {
    keepable(response);
    response.setHeader('X-Robots-Tag', 'noindex');
    response.type('html').send(this.build.panel);
  }

  @Get(['', '*path'])
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (request.path.startsWith('/api/') || request.path === '/api') throw new NotFoundException();
    const address = this.build.addressOf(request.url);
    if (address !== undefined) await this.answer(address, response);
    else this.memory.answer(NOWHERE, { request, response, next: () => void this.answer(NOWHERE, response) });
  }

  private async answer(address: string, response: Response): Promise<void> {
    // Also the page that says that something is down is the same for all who wait for this one.
    keepable(response);
    response.type('html');
    try {
      const rendered = await this.limiter.run(() => this.render(address));
      response.status(rendered.status).send(this.build.document(rendered));
    } catch (error) {
      this.logger.error({ err: error }, 'A page could not be rendered');
      response
        .status(503)
        .setHeader('Retry-After', RETRY_SECONDS)
        .setHeader('Cache-Control', 'no-store')
        .send(this.build.unavailable);
    }
  }

  private async render(address: string) {
    const id = /^\/product\/([^/?]+)/u.exec(address)?.[1] ?? '';
    const own = isUuid(id) ? await this.sharePictures.of(id.toLowerCase()) : undefined;
    const share = own ?? (await this.sharePictures.ofShop());
    return this.build.render({
      url: address,
      publicUrl: this.config.publicUrl,
      apiOrigin: this.apiOrigin(),
      sharePath: share.path,
    });
  }

  // Pages read what any client reads, over loopback, from the same memory.
  private apiOrigin(): string {
    const server = this.host.httpAdapter.getHttpServer() as { address(): AddressInfo };
    const { port, address, family } = server.address();
    const open = address === '::' || address === '0.0.0.0';
    const name = open ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
    return `http://${name}:${port}`;
  }
}
