import { Controller, Get, Logger, NotFoundException, Req, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { AddressInfo } from 'node:net';
import { Config, isUuid, Public } from '../../platform/index.js';
import { keepable } from '../cache/answer-memory.js';
import { SharePictures } from '../share/share-pictures.js';
import { FrontEndBuild } from './front-end-build.js';

const RETRY_SECONDS = '5';

/** Every address that no other controller took: the storefront's pages and the panel's shell. */
@ApiExcludeController()
@Public()
@Controller()
export class PagesController {
  private readonly logger = new Logger(PagesController.name);

  constructor(
    private readonly build: FrontEndBuild,
    private readonly sharePictures: SharePictures,
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
    try {
      const rendered = await this.build.render({
        url: request.url,
        publicUrl: this.config.publicUrl,
        apiOrigin: this.apiOrigin(),
        sharePath: await this.sharePathFor(request.path),
      });
      if (rendered.status === 200) keepable(response);
      response.status(rendered.status).type('html').send(this.build.document(rendered));
    } catch (error) {
      this.logger.error({ err: error }, 'A page could not be rendered');
      response
        .status(503)
        .setHeader('Retry-After', RETRY_SECONDS)
        .setHeader('Cache-Control', 'no-store')
        .type('html')
        .send(this.build.unavailable);
    }
  }

  private async sharePathFor(path: string): Promise<string | undefined> {
    const id = /^\/product\/([^/]+)$/u.exec(path)?.[1] ?? '';
    return isUuid(id) ? (await this.sharePictures.pathOf(id.toLowerCase()))?.path : undefined;
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
