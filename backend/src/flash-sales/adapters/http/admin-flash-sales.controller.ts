import { Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, ApiErrors, ETAG, ID, Id, setEtag } from '../../../platform/index.js';
import { FlashSaleService } from '../../application/flash-sale-service.js';
import { overlapping } from '../../domain/flash-sale.js';
import { AdminFlashSaleResponse, toAdminFlashSaleResponse } from './flash-sale.schemas.js';

@ApiTags('flash-sales')
@AdminOnly()
@Controller('api/admin/flash-sales')
export class AdminFlashSalesController {
  constructor(private readonly sales: FlashSaleService) {}

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
