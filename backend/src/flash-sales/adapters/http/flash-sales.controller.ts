import { Body, Controller, Delete, Get, HttpCode, Post, Put, Res } from '@nestjs/common';
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
  ETAG,
  ID,
  Id,
  IF_MATCH,
  IfMatch,
  invalidIfMatch,
  PathKeyStrategy,
  Public,
  setEtag,
} from '../../../platform/index.js';
import { FlashSaleService } from '../../application/flash-sale-service.js';
import { overlapping } from '../../domain/flash-sale.js';
import {
  AdminFlashSaleResponse,
  FlashSaleBody,
  FlashSaleResponse,
  toAdminFlashSaleResponse,
  toFlashSaleDraft,
  toFlashSaleResponse,
} from './flash-sale.schemas.js';

@ApiTag('flash-sales', 'Discounts of single products for a limited time.')
@Controller('api/flash-sales')
export class FlashSalesController {
  constructor(private readonly sales: FlashSaleService) {}

  @Get()
  @Public()
  @Cacheable({ keyStrategy: PathKeyStrategy })
  @ApiOperation({ summary: 'The sales that run now, the soonest end first' })
  @ApiOkResponse({ type: [FlashSaleResponse] })
  @ApiErrors()
  async listFlashSales(): Promise<FlashSaleResponse[]> {
    return (await this.sales.listRunning()).map(toFlashSaleResponse);
  }

  @Post()
  @AdminOnly()
  @ApiOperation({ summary: 'Puts a product on sale' })
  @ApiCreatedResponse({ type: AdminFlashSaleResponse, headers: ETAG })
  @ApiErrors(400, 403, overlapping())
  async createFlashSale(
    @Body() body: FlashSaleBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminFlashSaleResponse> {
    const sale = await this.sales.create(toFlashSaleDraft(body));
    setEtag(response, sale.version);
    return toAdminFlashSaleResponse(sale);
  }

  @Put(':id')
  @AdminOnly()
  @ApiOperation({ summary: 'Replaces what the owner decides about a sale' })
  @ApiParam(ID)
  @ApiHeader(IF_MATCH)
  @ApiOkResponse({ type: AdminFlashSaleResponse, headers: ETAG })
  @ApiErrors(400, 403, 404, 409)
  async updateFlashSale(
    @Id() id: string,
    @Body() body: FlashSaleBody,
    @IfMatch() version: number | undefined,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminFlashSaleResponse> {
    const sale = await this.sales.update(id, toFlashSaleDraft(body), version);
    setEtag(response, sale.version);
    return toAdminFlashSaleResponse(sale);
  }

  @Delete(':id')
  @HttpCode(204)
  @AdminOnly()
  @ApiOperation({ summary: 'Deletes a sale' })
  @ApiParam(ID)
  @ApiHeader(IF_MATCH)
  @ApiNoContentResponse()
  @ApiErrors(invalidIfMatch(), 403, 404, 409)
  async deleteFlashSale(@Id() id: string, @IfMatch() version: number | undefined): Promise<void> {
    await this.sales.remove(id, version);
  }
}
