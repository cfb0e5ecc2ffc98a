import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { renderSVG } from 'uqr';
import { CatalogQueries } from '../../catalog/index.js';
import { Cacheable, Config, isUuid, notFound, PathKeyStrategy, Public } from '../../platform/index.js';

/** Serves QR codes of the shop's pages, as files for printing: /qr/shop/shop.svg, /qr/category/{id}.svg and so on. */
@ApiExcludeController()
@Public()
@Controller('qr')
export class QrController {
  constructor(
    private readonly catalog: CatalogQueries,
    private readonly config: Config,
  ) {}

  @Get(':kind/:file')
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @Header('X-Robots-Tag', 'noindex')
  async getCode(@Req() request: Request, @Res() response: Response): Promise<void> {
    const [, kind = '', id = ''] = /^\/qr\/([a-z]+)\/([\da-z-]+)\.svg$/u.exec(request.path) ?? [];
    const path = await this.pathOf(kind, id);
    if (path === undefined) throw notFound();
    const link = `${this.config.publicUrl}${path}?dari=qr`;
    response.type('svg').send(renderSVG(link, { ecc: 'M', border: 4 }));
  }

  /** The path of the page; undefined if there is no such page. */
  private async pathOf(kind: string, id: string): Promise<string | undefined> {
    if (kind === 'shop') return id === 'shop' ? '/' : undefined;
    if (!isUuid(id)) return undefined;
    if (kind === 'product') return (await this.catalog.findVisibleProduct(id)) && `/product/${id}`;
    const slug = kind === 'category' ? await this.catalog.findCategorySlug(id) : undefined;
    return slug === undefined ? undefined : `/category/${slug}`;
  }
}
