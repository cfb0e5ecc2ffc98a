import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  ApiErrors,
  KeepsCache,
  MaxNodes,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { BulkChangeService } from '../../application/bulk-change-service.js';
import { parseBulkChange, parseBulkItems } from '../../domain/bulk-change.js';
import { MAX_BULK_ITEMS } from '../../domain/bulk-limits.js';
import { BulkChangeBody, BulkChangeResponse, toBulkChangeResponse } from './bulk-change.schemas.js';

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
