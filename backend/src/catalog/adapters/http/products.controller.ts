import { Body, Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  ApiErrors,
  ApiTag,
  Cacheable,
  DeleteRow,
  DomainError,
  Id,
  ID,
  IDEMPOTENCY_KEY,
  IdempotencyKey,
  IfMatch,
  invalidPage,
  limitOfList,
  PathKeyStrategy,
  Public,
  rowRoutes,
  setTotal,
  TOTAL,
} from '../../../platform/index.js';
import { PreviewService } from '../../application/preview-service.js';
import { ProductService } from '../../application/product-service.js';
import { alreadyCreated } from '../../domain/messages.js';
import {
  ProductBody,
  ProductDetailResponse,
  ProductResponse,
  toProductDetailResponse,
  toProductDraft,
  toProductResponse,
} from './product.schemas.js';
import { ProductsQuery } from './product-queries.js';

const row = rowRoutes(ProductDetailResponse, toProductDetailResponse);

@ApiTag('catalog', 'Products and categories: what visitors see, and what the owner keeps.')
@Controller('api/products')
export class ProductsController {
  constructor(private readonly products: ProductService) {}

  @Get()
  @Public()
  @Cacheable({ limit: limitOfList })
  @ApiOperation({ summary: 'Active products, newest first' })
  @ApiOkResponse({ type: [ProductResponse], headers: TOTAL })
  @ApiErrors(invalidPage())
  async listProducts(
    @Query() query: ProductsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductResponse[]> {
    const { items, total } = await this.products.list(query);
    setTotal(response, total);
    return items.map(toProductResponse);
  }

  @Get(':id')
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'One active product' })
  @ApiParam(ID)
  @ApiOkResponse({ type: ProductDetailResponse })
  @ApiErrors(404)
  async getProduct(@Id() id: string): Promise<ProductDetailResponse> {
    return toProductDetailResponse(await this.products.get(id));
  }

  @row.Create('Adds a product', new DomainError('conflict', alreadyCreated))
  @ApiHeader(IDEMPOTENCY_KEY)
  createProduct(@Body() body: ProductBody, @IdempotencyKey() key: string | undefined) {
    return this.products.create(toProductDraft(body), key);
  }

  @row.Update('Replaces what the owner decides about a product')
  updateProduct(@Id() id: string, @Body() body: ProductBody, @IfMatch() version: number | undefined) {
    return this.products.update(id, toProductDraft(body), version);
  }

  @DeleteRow('Deletes a product')
  deleteProduct(@Id() id: string, @IfMatch() version: number | undefined) {
    return this.products.remove(id, version);
  }
}

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
