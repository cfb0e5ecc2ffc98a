import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogQueries } from '../catalog/index.js';
import { Cacheable, Config, notFound, PathKey, Public } from '../platform/index.js';
import { PageRenderer } from '../ssr/index.js';
import { LARGEST_SITEMAP, sitemap, sitemapIndex, type SitemapEntry } from './sitemap.js';

/** What search engines ask for first. */
@ApiExcludeController()
@Public()
@Cacheable({ keyStrategy: PathKey })
@Controller()
export class SeoController {
  constructor(
    private readonly catalog: CatalogQueries,
    private readonly renderer: PageRenderer,
    private readonly config: Config,
  ) {}

  @Get('robots.txt')
  robots(@Res() response: Response): void {
    // /admin is not named here: it must be read to be seen as noindex.
    response
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`);
  }

  /** One file, or an index of several when there are more pages than one may hold. */
  @Get(['sitemap.xml', 'sitemap-:number.xml'])
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    const entries = await this.entries();
    const files = Math.max(1, Math.ceil(entries.length / LARGEST_SITEMAP));
    const number = request.params['number'];
    response.type('application/xml');
    if (number === undefined) {
      response.send(files === 1 ? sitemap(entries) : sitemapIndex(this.config.publicUrl, files));
      return;
    }
    const index = Number(number);
    if (!/^[1-9]\d{0,3}$/u.test(String(number)) || files === 1 || index > files) throw notFound();
    response.send(sitemap(entries.slice((index - 1) * LARGEST_SITEMAP, index * LARGEST_SITEMAP)));
  }

  private async entries(): Promise<SitemapEntry[]> {
    const { publicUrl } = this.config;
    const { products, categories } = await this.catalog.listSitemapEntries();
    return [
      ...this.renderer.pages.map((path) => ({ url: publicUrl + path })),
      ...categories.map(({ slug, updatedAt }) => ({
        url: `${publicUrl}/category/${encodeURIComponent(slug)}`,
        updatedAt,
      })),
      ...products.map(({ id, updatedAt }) => ({ url: `${publicUrl}/product/${id}`, updatedAt })),
    ];
  }
}
