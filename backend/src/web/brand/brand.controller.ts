import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Cacheable, Client, notFound, PathKeyStrategy, Public } from '../../platform/index.js';
import { Brand } from './brand.js';

@ApiExcludeController()
@Public()
@Controller()
export class BrandController {
  constructor(private readonly brand: Brand) {}

  @Get('manifest.webmanifest')
  @Cacheable({ keyStrategy: PathKeyStrategy })
  async getManifest(@Res() response: Response): Promise<void> {
    const bytes = Buffer.from(JSON.stringify(await this.brand.manifest()));
    // Express' `type` is not used, because it would add a charset.
    response.setHeader('Content-Type', 'application/manifest+json').send(bytes);
  }

  @Get('brand/:file')
  async getIcon(@Client() client: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const bytes = await this.brand.icon(request.path, client);
    if (!bytes) throw notFound();
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable').type('png').send(bytes);
  }
}
