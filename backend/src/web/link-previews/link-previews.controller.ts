import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Client, notFound, Public } from '../../platform/index.js';
import { LinkPreviews } from './link-previews.js';
import { hiddenPreviewPath, subjectOfPath } from './preview-data.js';

@ApiExcludeController()
@Public()
@Controller()
export class LinkPreviewsController {
  constructor(private readonly previews: LinkPreviews) {}

  @Get('share/:file')
  @Header('X-Robots-Tag', 'noindex')
  async getLinkPreview(
    @Client() client: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const subject = subjectOfPath(request.path);
    const preview = subject === undefined ? undefined : await this.previews.find(subject, client);
    if (!preview) throw notFound();
    if (preview.path !== request.path) {
      // The requested path is outdated, because the preview has changed since the link was sent.
      response.setHeader('Cache-Control', 'no-cache').redirect(302, preview.path);
      return;
    }
    const bytes = await this.previews.draw(preview, client);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.type('jpeg').send(bytes);
  }

  /** Sends the image of a product at a secret URL. It is never stored, so that it ends with the URL. */
  @Get(hiddenPreviewPath(':token'))
  @Header('Cache-Control', 'no-store')
  @Header('X-Robots-Tag', 'noindex')
  async getHiddenPreview(
    @Client() client: string,
    @Param('token') token: string,
    @Res() response: Response,
  ): Promise<void> {
    const preview = await this.previews.findHidden(token, client);
    if (!preview) throw notFound();
    response.type('jpeg').send(await this.previews.draw(preview, client));
  }
}
