import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CatalogQueries } from '../../catalog/index.js';
import { ContentService } from '../../content/index.js';
import { Cacheable, Config, notFound, PathKeyStrategy, Public } from '../../platform/index.js';
import { CacheVersion, PerVersion } from '../../platform/cache/index.js';
import { PageRenderer } from '../pages/index.js';
import { MAX_SITEMAP_URLS, sitemap, sitemapIndex, type SitemapEntry } from './sitemap.js';

@ApiExcludeController()
@Public()
@Controller()
export class SitemapController {
  /** The number of files, so that a request for any other number costs nothing. */
  private readonly files: PerVersion<number>;

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly content: ContentService,
    private readonly renderer: PageRenderer,
    private readonly config: Config,
    version: CacheVersion,
  ) {
    this.files = new PerVersion(version, async () => filesOf(await this.entries()));
  }

  @Get('robots.txt')
  @Cacheable({ keyStrategy: PathKeyStrategy, limit: null })
  robots(@Res() response: Response): void {
    // robots.txt does not disallow /admin, because a crawler must fetch the page to see its noindex.
    response
      .type('text/plain')
      .send(`User-agent: *\nDisallow: /api/\n\nSitemap: ${this.config.publicUrl}/sitemap.xml\n`);
  }

  /** Sends a sitemap. If one file cannot hold all URLs, /sitemap.xml is an index of several sitemaps. */
  @Get(['sitemap.xml', 'sitemap-:number.xml'])
  @Cacheable({ keyStrategy: PathKeyStrategy, limit: 'longLists' })
  async sitemap(@Req() request: Request, @Res() response: Response): Promise<void> {
    response.type('application/xml');
    const number = request.params['number'];
    if (number === undefined) {
      const entries = await this.entries();
      const files = filesOf(entries);
      response.send(files === 1 ? sitemap(entries) : sitemapIndex(this.config.publicUrl, files));
      return;
    }
    if (!/^[1-9]\d{0,3}$/u.test(String(number))) throw notFound();
    const index = Number(number);
    const files = await this.files.get();
    if (files === 1 || index > files) throw notFound();
    const entries = await this.entries();
    response.send(sitemap(entries.slice((index - 1) * MAX_SITEMAP_URLS, index * MAX_SITEMAP_URLS)));
  }

  private async entries(): Promise<SitemapEntry[]> {
    const { publicUrl } = this.config;
    const [{ products, categories }, hidden, isPriceListPublic] = await Promise.all([
      this.catalog.listSitemapEntries(),
      this.content.hiddenPaths(),
      this.content.isPriceListPublic(),
    ]);
    const paths = this.renderer.fixedPaths.filter((path) => !hidden.includes(path));
    return [
      ...paths.map((path) => ({ url: publicUrl + path })),
      ...(isPriceListPublic ? [{ url: `${publicUrl}/daftar-harga.pdf` }] : []),
      ...categories.map(({ slug, updatedAt }) => ({
        url: `${publicUrl}/category/${encodeURIComponent(slug)}`,
        updatedAt,
      })),
      ...products.map(({ id, updatedAt }) => ({ url: `${publicUrl}/product/${id}`, updatedAt })),
    ];
  }
}

const filesOf = (entries: readonly SitemapEntry[]): number =>
  Math.max(1, Math.ceil(entries.length / MAX_SITEMAP_URLS));
