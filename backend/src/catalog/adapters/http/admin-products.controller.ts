import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ETAG,
  ID,
  Id,
  invalidPage,
  setEtag,
  setTotal,
  TOTAL,
} from '../../../platform/index.js';
import { ProductService } from '../../application/product-service.js';
import { ReplaceChatNumberBody, ReplaceChatNumberResponse } from './chat-number.js';
import { AdminProductsQuery } from './product-queries.js';
import { AdminProductResponse, toAdminProductResponse } from './product-response.js';

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/products')
export class AdminProductsController {
  constructor(private readonly products: ProductService) {}

  @Get()
  @ApiOperation({ summary: 'All products, newest first' })
  @ApiOkResponse({ type: [AdminProductResponse], headers: TOTAL })
  @ApiErrors(invalidPage())
  async adminListProducts(
    @Query() query: AdminProductsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProductResponse[]> {
    const { items, total } = await this.products.adminList(query);
    setTotal(response, total);
    return items.map(toAdminProductResponse);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One product, with the version that an edit is based on' })
  @ApiParam(ID)
  @ApiOkResponse({ type: AdminProductResponse, headers: ETAG })
  @ApiErrors(404)
  async adminGetProduct(
    @Id() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProductResponse> {
    const product = await this.products.adminGet(id);
    setEtag(response, product.version);
    return toAdminProductResponse(product);
  }

  @Post('chat-number')
  @HttpCode(200)
  @ApiOperation({ summary: 'Gives every product that has the old chat number the new one' })
  @ApiOkResponse({ type: ReplaceChatNumberResponse })
  @ApiErrors(400, 403)
  async adminReplaceChatNumber(@Body() body: ReplaceChatNumberBody): Promise<ReplaceChatNumberResponse> {
    return { changed: await this.products.replaceChatNumber(body.from, body.to) };
  }
}
