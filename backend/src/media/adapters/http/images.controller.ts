import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import fresh from 'fresh';
import { Client, hasLeft, notFound, Public } from '../../../platform/index.js';
import { ServedImages } from '../../application/served-images.js';
import { contentTypeOf } from '../../domain/image-name.js';

/** Serves the published images. A key contains a hash of the image, so the response for a key never changes. */
@ApiExcludeController()
@Public()
@Controller('objects')
export class ImagesController {
  constructor(private readonly images: ServedImages) {}

  @Get('*key')
  async getObject(
    @Param('key') segments: string[],
    @Req() request: Request,
    @Res() response: Response,
    @Client() client: string,
  ): Promise<void> {
    const key = segments.join('/');
    const etag = `"${key}"`;
    const isFresh = fresh(request.headers, { etag });
    // A 304 and the response to HEAD have no body.
    const hasNoBody = isFresh || request.method === 'HEAD';
    const image = hasNoBody ? undefined : await this.images.lend(key, client);
    if (image) {
      if (hasLeft(response)) image.giveBack();
      else response.once('close', image.giveBack);
    }
    const size = hasNoBody ? await this.images.sizeOf(key, client) : image?.bytes.length;
    if (size === undefined) throw notFound();
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('ETag', etag);
    response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isFresh) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', contentTypeOf(key));
    response.setHeader('Content-Length', size);
    response.end(image?.bytes);
  }
}
