import { Body, Controller, Delete, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  field,
  Fields,
  Id,
  ID,
  invalidPage,
  KeepsCache,
  MaxNodes,
  rowRoutes,
  setTotal,
  TOTAL,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { BulkChangeService } from '../../application/bulk-change-service.js';
import { PreviewService } from '../../application/preview-service.js';
import { ProductService } from '../../application/product-service.js';
import { parseBulkChange, parseBulkItems } from '../../domain/bulk-change.js';
import { MAX_BULK_ITEMS } from '../../domain/bulk-limits.js';
import { BulkChangeBody, BulkChangeResponse, toBulkChangeResponse } from './bulk-change.schemas.js';
import { ReplaceChatNumberBody, ReplaceChatNumberResponse } from './chat-number.js';
import { AdminProductsQuery } from './product-queries.js';
import {
  AdminProductDetailResponse,
  AdminProductResponse,
  toAdminProductDetailResponse,
  toAdminProductResponse,
} from './product.schemas.js';

const row = rowRoutes(AdminProductDetailResponse, toAdminProductDetailResponse);

class PreviewLinkResponse extends Fields({
  url: field<string>({
    format: 'uri',
    description: "Absolute URL of the product's page",
    example: 'http://localhost:3000/pratinjau/TOKEN',
  }),
  expiresAt: field<string>({
    type: String,
    format: 'date-time',
    description: 'From then on the URL leads nowhere; ISO 8601, UTC',
    example: '2026-12-24T02:00:00.000Z',
  }),
}) {}

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/products')
export class AdminProductsController {
  constructor(
    private readonly products: ProductService,
    private readonly previews: PreviewService,
  ) {}

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

  @row.Read('One product, with the version that an edit is based on')
  adminGetProduct(@Id() id: string) {
    return this.products.adminGet(id);
  }

  @row.Restore({
    summary: 'Restores a product that was deleted in the last 30 days, with its sales',
    description: 'When its category is gone, it comes back uncategorised.',
  })
  restoreProduct(@Id() id: string) {
    return this.products.restore(id);
  }

  @Post(':id/preview')
  @KeepsCache()
  @ApiOperation({
    summary: "A secret URL of the product's page, hidden or not",
    description: 'Good for seven days, for whoever has it.',
  })
  @ApiParam(ID)
  @ApiCreatedResponse({ type: PreviewLinkResponse })
  @ApiErrors(403, 404)
  async createPreview(@Id() id: string): Promise<PreviewLinkResponse> {
    const { url, expiresAt } = await this.previews.create(id);
    return { url, expiresAt: expiresAt.toISOString() };
  }

  // Unlike `createPreview`, this request empties the response cache. So a preview that is being generated at that time
  // is not sent to later requests.
  @Delete(':id/preview')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraws all preview URLs of the product' })
  @ApiParam(ID)
  @ApiNoContentResponse()
  @ApiErrors(403, 404)
  async withdrawPreviews(@Id() id: string): Promise<void> {
    await this.previews.withdraw(id);
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

@ApiTags('catalog')
@AdminOnly()
@Controller('api/admin/products/changes')
export class BulkChangesController {
  constructor(private readonly bulk: BulkChangeService) {}

  @Post()
  @HttpCode(200)
  @MaxNodes(4 * MAX_BULK_ITEMS)
  @KeepsCache((body) => (body as BulkChangeBody).dryRun === true)
  @ApiOperation({
    summary: 'Changes many products at once',
    description:
      'All of them or none, and one change of the history. A product with another version, a deleted and an unknown ' +
      'one are left out.',
  })
  @ApiOkResponse({ type: BulkChangeResponse })
  @ApiErrors(400, 403)
  async changeProducts(@Body() { items, change, dryRun }: BulkChangeBody): Promise<BulkChangeResponse> {
    const [parsedItems, parsedChange] = [parseBulkItems(items), parseBulkChange(change)];
    const apply = () => this.bulk.apply(parsedItems, parsedChange, dryRun ?? false);
    return toBulkChangeResponse(await withoutCommonDeadline(apply));
  }
}
