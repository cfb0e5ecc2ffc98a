import { Controller, Get, Logger, NotFoundException, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { setImmediate } from 'node:timers/promises';
import { LinkPreviews } from '../../../link-previews/index.js';
import {
  Cacheable,
  Config,
  DomainError,
  isUuid,
  Limiter,
  PathKeyStrategy,
  Public,
  securityHeaders,
  withDeadline,
} from '../../../../platform/index.js';
import { PageRenderer, type RenderedPage } from '../../page-renderer.js';
import { PageKeyStrategy } from './page-key-strategy.js';

const RETRY_AFTER_SECONDS = '5';
const QUEUE_TIMEOUT_MS = 4000;
const RENDER_TIMEOUT_MS = 3000;
// Each turn of the event loop accepts one new connection; with a single turn, each would wait for a page to be rendered.
const TURNS_BETWEEN_PAGES = 10;
// frontend/public: which pages Chromium may render ahead of a visit.
const SPECULATION_RULES = '"/pages.speculationrules"';

/** Every URL that no other controller handles: the storefront's pages and the panel's document. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private readonly logger = new Logger(PagesController.name);
  private readonly renders = new Limiter({ concurrency: 2, maxWaiting: 500, timeoutMs: QUEUE_TIMEOUT_MS });
  // Search terms are unlimited, so most searches miss the cache. In a queue of their own they do not delay other pages.
  private readonly searches = new Limiter({ concurrency: 1, maxWaiting: 100, timeoutMs: QUEUE_TIMEOUT_MS });

  /** The content security policy of pages, which allows their inline scripts. */
  private readonly policy: string;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly previews: LinkPreviews,
    config: Config,
  ) {
    this.policy = securityHeaders(config, renderer.inlineScripts)['content-security-policy'] ?? '';
  }

  @Get('admin')
  @Cacheable({ keyStrategy: PathKeyStrategy })
  async panel(@Res() response: Response): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex');
    this.startHtml(response).send(await this.renderer.panelHtml());
  }

  @Get(['api{/}', 'api/*path'])
  unknownApi(): never {
    throw new NotFoundException();
  }

  @Get(['', '*path'])
  @Cacheable({ keyStrategy: PageKeyStrategy, timeoutMs: QUEUE_TIMEOUT_MS + RENDER_TIMEOUT_MS + 500 })
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.startHtml(response);
    if (this.renderer.isCacheable) response.setHeader('Speculation-Rules', SPECULATION_RULES);
    response.setHeader('Content-Security-Policy', this.policy);
    try {
      const limiter = isSearch(request.originalUrl) ? this.searches : this.renders;
      const page = await limiter.run(() => withDeadline(this.render(request.originalUrl), RENDER_TIMEOUT_MS));
      response.status(page.status).send(page.html);
    } catch (error) {
      // A full queue is expected under load; the request's log line shows the 503.
      if (!(error instanceof DomainError)) this.logger.error({ err: error }, 'A page could not be rendered');
      response
        .status(503)
        .setHeader('Retry-After', RETRY_AFTER_SECONDS)
        .setHeader('Cache-Control', 'no-store')
        .send(this.renderer.unavailableHtml);
    }
  }

  private startHtml(response: Response): Response {
    if (!this.renderer.isCacheable) response.setHeader('Cache-Control', 'no-store');
    return response.type('html');
  }

  private async render(url: string): Promise<RenderedPage> {
    // Rendering blocks the event loop; between two pages, finished responses are sent.
    for (let turn = 0; turn < TURNS_BETWEEN_PAGES; turn += 1) await setImmediate();
    const id = /^\/product\/([^/?]+)/u.exec(url)?.[1] ?? '';
    const subject = isUuid(id) ? id.toLowerCase() : 'shop';
    return this.renderer.render(url, () => this.previews.pathFor(subject));
  }
}

/** Whether the page shows search results (`/?cari=…`). The URL is a cache key, so other pages have no such parameter. */
function isSearch(url: string): boolean {
  return /[?&]cari=./u.test(url);
}
