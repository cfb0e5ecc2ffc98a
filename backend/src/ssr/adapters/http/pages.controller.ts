import { Controller, Get, Logger, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { setImmediate } from 'node:timers/promises';
import { LinkPreviews } from '../../../link-previews/index.js';
import {
  Cacheable,
  DomainError,
  isUuid,
  Limiter,
  PathKey,
  Public,
  withDeadline,
} from '../../../platform/index.js';
import { PageRenderer, type RenderedPage } from '../../page-renderer.js';
import { PageKey } from './page-key.js';

const RETRY_SECONDS = '5';
const QUEUE_MS = 4000;
const RENDER_MS = 3000;
// A turn of the event loop takes in one new connection: with one turn, a page would be rendered for each.
const TURNS_BETWEEN = 10;

/** Every URL that no other controller took: the storefront's pages and the panel's document. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private readonly logger = new Logger(PagesController.name);
  private readonly renders = new Limiter({ concurrency: 2, maxWaiting: 500, timeoutMs: QUEUE_MS });
  // Words that nobody searched for before are endless: they wait for each other, and nobody else for them.
  private readonly searches = new Limiter({ concurrency: 1, maxWaiting: 100, timeoutMs: QUEUE_MS });

  constructor(
    private readonly renderer: PageRenderer,
    private readonly previews: LinkPreviews,
  ) {}

  @Get('admin')
  @Cacheable({ keyStrategy: PathKey })
  async panel(@Res() response: Response): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex');
    this.startHtml(response).send(await this.renderer.panel());
  }

  @Get(['api{/}', 'api/*path'])
  unknownApi(): never {
    throw new NotFoundException();
  }

  @Get(['', '*path'])
  @Cacheable({ keyStrategy: PageKey, timeoutMs: QUEUE_MS + RENDER_MS + 500 })
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.startHtml(response);
    try {
      const limiter = isSearch(request.originalUrl) ? this.searches : this.renders;
      const page = await limiter.run(() => withDeadline(this.render(request.originalUrl), RENDER_MS));
      response.status(page.status).send(page.html);
    } catch (error) {
      // A queue that is full is no fault; the request's own line tells of it.
      if (!(error instanceof DomainError)) this.logger.error({ err: error }, 'A page could not be rendered');
      response
        .status(503)
        .setHeader('Retry-After', RETRY_SECONDS)
        .setHeader('Cache-Control', 'no-store')
        .send(this.renderer.unavailable);
    }
  }

  private startHtml(response: Response): Response {
    if (!this.renderer.isCacheable) response.setHeader('Cache-Control', 'no-store');
    return response.type('html');
  }

  private async render(url: string): Promise<RenderedPage> {
    // Rendering keeps the one thread busy; between two pages, responses that are ready go out.
    for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await setImmediate();
    const id = /^\/product\/([^/?]+)/u.exec(url)?.[1] ?? '';
    const previewPath = await this.previews.pathFor(isUuid(id) ? id.toLowerCase() : 'shop');
    return this.renderer.render(url, previewPath);
  }
}

/** `/?cari=` and `/?…&cari=`; other pages do not read it, so their URLs do not carry it. */
function isSearch(url: string): boolean {
  return /[?&]cari=./u.test(url);
}
