import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { notFound, Public } from '../../platform/index.js';
import { subjectOfSharePath } from './share-facts.js';
import { SharePictures } from './share-pictures.js';

@ApiExcludeController()
@Public()
@Controller('share')
export class ShareController {
  constructor(private readonly pictures: SharePictures) {}

  @Get(':file')
  @Header('X-Robots-Tag', 'noindex')
  async sharePicture(@Req() request: Request, @Res() response: Response): Promise<void> {
    const subject = subjectOfSharePath(request.path);
    const now = subject === undefined ? undefined : await this.pictures.of(subject);
    if (!now) throw notFound();
    if (now.path !== request.path) {
      // An address from before the last change, in somebody's chat.
      response.setHeader('Cache-Control', 'no-cache').redirect(302, now.path);
      return;
    }
    const bytes = await now.draw();
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.type('jpeg').send(bytes);
  }
}
