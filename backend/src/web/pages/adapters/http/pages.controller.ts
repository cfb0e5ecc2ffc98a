import { Controller, Get, Logger, NotFoundException, Redirect, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogQueries } from '../../../../catalog/index.js';
import { Brand } from '../../../brand/index.js';
import { LinkPreviews } from '../../../link-previews/index.js';
import {
  Cacheable,
  Config,
  DomainError,
  LIMITS,
  markIn,
  Metrics,
  PathKeyStrategy,
  Public,
  securityHeaders,
  SURROGATE_CONTROL,
  withDeadline,
} from '../../../../platform/index.js';
import { PageRenderer, type RenderedPage } from '../../page-renderer.js';
import { PageKeyStrategy } from './page-key-strategy.js';
import { sendUnavailablePage, UnavailablePageFilter } from './unavailable-page.filter.js';

const CATEGORY_PAGE = /^\/category\/([a-z0-9-]+)(\?.*)?$/u;
const FAILURE_SECONDS = 1;
const RENDER_TIMEOUT_MS = 3000;
const ICONS_TIMEOUT_MS = 1000;
// The longest time from the arrival of a request to the response: the wait for a place, the render and a reserve.
const TIMEOUT_MS = LIMITS.pages.waitMs + RENDER_TIMEOUT_MS + 500;
// The URL of a file in frontend/public. The file lists the pages that Chromium may render before they are visited.
const SPECULATION_RULES = '"/pages.speculationrules"';

/** Handles every URL that no other controller handles: the storefront's pages and the panel's document. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private readonly logger = new Logger(PagesController.name);
  private failedPages = 0;
  private failedParts = 0;

  private readonly policy: string;
  /** The content security policy of the panel, which allows the decoder of HEIC photos. */
  private readonly panelPolicy: string;

  constructor(
    private readonly renderer: PageRenderer,
    private readonly previews: LinkPreviews,
    private readonly brand: Brand,
    private readonly catalog: CatalogQueries,
    private readonly config: Config,
    metrics: Metrics,
  ) {
    metrics.addCounter('page_failures_total', 'Pages that could not be rendered', () => this.failedPages);
    metrics.addCounter(
      'page_part_failures_total',
      'Parts of pages that a notice replaced because they could not be rendered',
      () => this.failedParts,
    );
    const policyWith = (sources: readonly string[]) =>
      securityHeaders(config, sources)['content-security-policy'] ?? '';
    this.policy = policyWith(renderer.inlineScripts);
    this.panelPolicy = policyWith(["'wasm-unsafe-eval'"]);
  }

  @Get('admin')
  @Cacheable({ keyStrategy: PathKeyStrategy, limit: null })
  async panel(@Res() response: Response): Promise<void> {
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Content-Security-Policy', this.panelPolicy);
    // The panel's script reads this attribute, to share links to pages of the shop.
    const html = (await this.renderer.panelHtml()).replace(
      '<html',
      `<html data-public-url="${this.config.publicUrl}"`,
    );
    // The panel opens even while the database does not respond. It then has the packaged icons.
    const branded = await withDeadline(this.brand.withFace(html), ICONS_TIMEOUT_MS).catch(() => undefined);
    this.startHtml(response);
    if (branded === undefined) response.setHeader('Cache-Control', 'no-store');
    response.send(branded ?? html);
  }

  @Get('admin{/}')
  @Redirect('/admin', 308)
  panelWithSlash(): void {
    // The redirect is the answer.
  }

  @Get(['api{/}', 'api/*path'])
  unknownApi(): never {
    throw new NotFoundException();
  }

  /** Sends a product's page at a secret URL. With `no-store`, the response cache does not store the page either. */
  @Get('pratinjau/:token')
  @Cacheable({ keyStrategy: PageKeyStrategy, limit: 'pages', timeoutMs: TIMEOUT_MS })
  @UseFilters(UnavailablePageFilter)
  async preview(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.type('html').setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.setHeader('Referrer-Policy', 'no-referrer');
    await this.send(request, response);
  }

  @Get(['', '*path'])
  // Search results and long pages have limits of their own, so that they do not delay other pages.
  @Cacheable({
    keyStrategy: PageKeyStrategy,
    limit: (url) => (isLong(url) ? 'longPages' : isSearch(url) ? 'searchPages' : 'pages'),
    timeoutMs: TIMEOUT_MS,
    addressFor: withMark,
  })
  @UseFilters(UnavailablePageFilter)
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    this.startHtml(response);
    if (this.renderer.isCacheable) response.setHeader('Speculation-Rules', SPECULATION_RULES);
    await this.send(request, response);
  }

  /** The current address of a category's page that has moved; undefined for any other page. */
  private async movedAddress(url: string): Promise<string | undefined> {
    const [, slug, rest = ''] = CATEGORY_PAGE.exec(url) ?? [];
    const moved = slug === undefined ? undefined : await this.catalog.findMovedCategory(slug);
    return moved === undefined ? undefined : `/category/${moved}${rest}`;
  }

  /**
   * Sends the requested page, or the address to which it has moved. If that page cannot be rendered, sends a page that
   * says that the shop is unavailable.
   */
  private async send(request: Request, response: Response): Promise<void> {
    response.setHeader('Content-Security-Policy', this.policy);
    try {
      const page = await withDeadline(this.render(request.originalUrl), RENDER_TIMEOUT_MS);
      const address = page.status === 404 ? await this.movedAddress(request.originalUrl) : undefined;
      if (address !== undefined) {
        response.setHeader('Cache-Control', 'no-cache').redirect(301, address);
        return;
      }
      this.failedParts += page.failures.length;
      for (const err of page.failures) this.log(err, 'A part of a page could not be rendered');
      if (page.failures.length > 0) this.keepShortly(response);
      response.status(page.status).send(page.html);
    } catch (error) {
      // A DomainError is not logged here: it is expected under load, and the log line of the request shows its status
      // 503.
      if (!(error instanceof DomainError)) {
        this.failedPages += 1;
        this.log(error, 'A page could not be rendered');
        this.keepShortly(response);
      }
      sendUnavailablePage(response, this.brand.withLastFace(this.renderer.unavailableHtml));
    }
  }

  /** An error of the API is a warning here, because the API has logged its cause as an error. */
  private log(err: unknown, message: string): void {
    this.logger[err instanceof Error && err.name === 'ApiError' ? 'warn' : 'error']({ err }, message);
  }

  /**
   * Lets only the response cache store a page with a failure, for a short time. No other cache stores the page. Without
   * this time, each visit would cause another render and another log line.
   */
  private keepShortly(response: Response): void {
    response.setHeader('Cache-Control', 'no-store');
    if (this.renderer.isCacheable) response.setHeader(SURROGATE_CONTROL, `max-age=${FAILURE_SECONDS}`);
  }

  private startHtml(response: Response): Response {
    if (!this.renderer.isCacheable) response.setHeader('Cache-Control', 'no-store');
    return response.type('html');
  }

  private async render(url: string): Promise<RenderedPage> {
    const page = await this.renderer.render(url, {
      readPreviewPath: () => this.previews.pathForPage(url),
      readAccent: () => this.brand.accent(),
    });
    return { ...page, html: await this.brand.onPage(page.html) };
  }
}

/** The mark of the visit is not part of the cache key. */
function withMark(address: string, url: string): string {
  const mark = markIn(url);
  return mark === undefined ? address : `${address}${address.includes('?') ? '&' : '?'}dari=${mark}`;
}

const MANY_PRODUCTS = 40;

/** @param url a cache key. */
const isLong = (url: string): boolean => Number(/[?&]tampil=(\d+)/u.exec(url)?.[1] ?? 0) > MANY_PRODUCTS;

/**
 * Whether the page shows search results.
 * @param url a cache key. Only the cache keys of searches contain the parameter `cari`.
 */
function isSearch(url: string): boolean {
  return /[?&]cari=./u.test(url);
}
