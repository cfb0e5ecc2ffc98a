import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import {
  ApiErrors,
  ApiTag,
  Cacheable,
  DeleteRow,
  Id,
  IfMatch,
  PathKeyStrategy,
  Public,
  rowRoutes,
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

const row = rowRoutes(AdminFlashSaleResponse, toAdminFlashSaleResponse);

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

  @row.Create('Puts a product on sale', overlapping())
  createFlashSale(@Body() body: FlashSaleBody) {
    return this.sales.create(toFlashSaleDraft(body));
  }

  @row.Update('Replaces what the owner decides about a sale')
  updateFlashSale(@Id() id: string, @Body() body: FlashSaleBody, @IfMatch() version: number | undefined) {
    return this.sales.update(id, toFlashSaleDraft(body), version);
  }

  @DeleteRow('Deletes a sale')
  deleteFlashSale(@Id() id: string, @IfMatch() version: number | undefined) {
    return this.sales.remove(id, version);
  }
}
