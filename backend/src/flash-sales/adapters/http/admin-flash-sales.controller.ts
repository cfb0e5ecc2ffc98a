import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ETAG,
  ID,
  Id,
  setEtag,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { FlashSaleService } from '../../application/flash-sale-service.js';
import { SaleBatches } from '../../application/sale-batches.js';
import { overlapping } from '../../domain/flash-sale.js';
import { AdminFlashSaleResponse, toAdminFlashSaleResponse } from './flash-sale.schemas.js';
import { batchDraftIn, chosenIn, SaleBatchBody, SaleBatchResponse } from './sale-batch.schemas.js';

@ApiTags('flash-sales')
@AdminOnly()
@Controller('api/admin/flash-sales')
export class AdminFlashSalesController {
  constructor(
    private readonly sales: FlashSaleService,
    private readonly batches: SaleBatches,
  ) {}

  @Get()
  @ApiOperation({ summary: 'All sales, scheduled, running and ended, the latest end first' })
  @ApiOkResponse({ type: [AdminFlashSaleResponse] })
  @ApiErrors()
  async adminListFlashSales(): Promise<AdminFlashSaleResponse[]> {
    return (await this.sales.adminList()).map(toAdminFlashSaleResponse);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One sale, with the version that an edit is based on' })
  @ApiParam(ID)
  @ApiOkResponse({ type: AdminFlashSaleResponse, headers: ETAG })
  @ApiErrors(404)
  async adminGetFlashSale(
    @Id() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminFlashSaleResponse> {
    const sale = await this.sales.adminGet(id);
    setEtag(response, sale.version);
    return toAdminFlashSaleResponse(sale);
  }

  @Post('batch')
  @ApiOperation({
    summary: 'Puts many products on sale, as one change',
    description:
      'Products that already have a sale at that time, or whose price is told by chat, are left out.',
  })
  @ApiCreatedResponse({ type: SaleBatchResponse })
  @ApiErrors(400, 403)
  async createFlashSales(@Body() body: SaleBatchBody): Promise<SaleBatchResponse> {
    const create = () => this.batches.create(chosenIn(body), batchDraftIn(body));
    const { created, skipped, change } = await withoutCommonDeadline(create);
    return { created, skipped: [...skipped], change };
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restores a sale that was deleted in the last 30 days',
    description:
      'Refused if the sale has ended, its product is deleted, or another sale of the product overlaps.',
  })
  @ApiParam(ID)
  @ApiOkResponse({ type: AdminFlashSaleResponse, headers: ETAG })
  @ApiErrors(403, 404, overlapping())
  async restoreFlashSale(
    @Id() id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminFlashSaleResponse> {
    const sale = await this.sales.restore(id);
    setEtag(response, sale.version);
    return toAdminFlashSaleResponse(sale);
  }
}
