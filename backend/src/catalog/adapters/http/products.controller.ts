import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  Cacheable,
  DomainError,
  ETAG,
  ID,
  Id,
  IDEMPOTENCY_KEY,
  IdempotencyKey,
  IF_MATCH,
  IfMatch,
  invalidIfMatch,
  invalidPage,
  limitOfList,
  PathKeyStrategy,
  Public,
  setEtag,
  setTotal,
  TOTAL,
} from '../../../platform/index.js';
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

  @Post()
  @AdminOnly()
  @ApiOperation({ summary: 'Adds a product' })
  @ApiCreatedResponse({ type: ProductDetailResponse, headers: ETAG })
  @ApiHeader(IDEMPOTENCY_KEY)
  @ApiErrors(400, 403, new DomainError('conflict', alreadyCreated))
  async createProduct(
    @Body() body: ProductBody,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductDetailResponse> {
    const product = await this.products.create(toProductDraft(body), key);
    setEtag(response, product.version);
    return toProductDetailResponse(product);
  }

  @Put(':id')
  @AdminOnly()
  @ApiOperation({ summary: 'Replaces what the owner decides about a product' })
  @ApiParam(ID)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: ProductDetailResponse, headers: ETAG })
  @ApiErrors(400, 403, 404, 409)
  async updateProduct(
    @Id() id: string,
    @Body() body: ProductBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProductDetailResponse> {
    const product = await this.products.update(id, toProductDraft(body), version);
    setEtag(response, product.version);
    return toProductDetailResponse(product);
  }

  @Delete(':id')
  @HttpCode(204)
  @AdminOnly()
  @ApiOperation({ summary: 'Deletes a product' })
  @ApiParam(ID)
  @ApiHeader(IF_MATCH)
  @ApiNoContentResponse()
  @ApiErrors(invalidIfMatch(), 403, 404, 409)
  async deleteProduct(@Id() id: string, @IfMatch() version: number | undefined): Promise<void> {
    await this.products.remove(id, version);
  }
}
