import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  ApiErrors,
  Id,
  rowRoutes,
  toResponse,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { FlashSaleService } from '../../application/flash-sale-service.js';
import { SaleBatches } from '../../application/sale-batches.js';
import { overlapping } from '../../domain/flash-sale.js';
import { AdminFlashSaleResponse, FlashSaleProduct, toAdminFlashSaleResponse } from './flash-sale.schemas.js';
import {
  batchDraftIn,
  chosenIn,
  EndedSalesResponse,
  EndSalesBody,
  SaleBatchBody,
  SaleBatchResponse,
} from './sale-batch.schemas.js';

const row = rowRoutes(AdminFlashSaleResponse, toAdminFlashSaleResponse);

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

  @row.Read('One sale, with the version that an edit is based on')
  adminGetFlashSale(@Id() id: string) {
    return this.sales.adminGet(id);
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
    const create = () => this.batches.create(chosenIn(body), batchDraftIn(body), body.dryRun);
    const { created, skipped, change, products } = await withoutCommonDeadline(create);
    const onSale = products.map((product) => toResponse(FlashSaleProduct, product));
    return { created, skipped: [...skipped], change, products: onSale };
  }

  @Post('end')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Ends many sales, as one change',
    description: 'Running sales end now, and scheduled ones go into the bin. Others are left out.',
  })
  @ApiOkResponse({ type: EndedSalesResponse })
  @ApiErrors(400, 403)
  endFlashSales(@Body() { ids }: EndSalesBody): Promise<EndedSalesResponse> {
    return withoutCommonDeadline(() => this.batches.end(ids));
  }

  @row.Restore(
    {
      summary: 'Restores a sale that was deleted in the last 30 days',
      description:
        'Refused if the sale has ended, its product is deleted, or another sale of the product overlaps.',
    },
    overlapping(),
  )
  restoreFlashSale(@Id() id: string) {
    return this.sales.restore(id);
  }
}
