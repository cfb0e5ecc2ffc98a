import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiErrors, Cacheable, PathKeyStrategy, Public } from '../../../platform/index.js';
import { PreviewService } from '../../application/preview-service.js';
import { ProductDetailResponse, toProductDetailResponse } from './product.schemas.js';

@ApiTags('catalog')
@Public()
@Controller('api/previews')
export class PreviewsController {
  constructor(private readonly previews: PreviewService) {}

  // `Cacheable` limits how many responses are generated at once, and generates one response for all waiting requests
  // with the same path. A response with `no-store` is not stored, so nobody gets a preview after its URL has expired.
  @Get(':token')
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'The product of a preview URL, hidden or not' })
  @ApiParam({ name: 'token', description: 'The last part of the preview URL', example: 'TOKEN' })
  @ApiOkResponse({ type: ProductDetailResponse })
  @ApiErrors(404)
  async getPreview(
    @Param('token') token: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductDetailResponse> {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    return toProductDetailResponse(await this.previews.find(token));
  }
}
