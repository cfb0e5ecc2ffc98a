import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  BIN_TYPES,
  ID,
  Id,
  invalidPage,
  requireInstant,
  setTotal,
  TOTAL,
} from '../../../platform/index.js';
import { BinService } from '../../application/bin-service.js';
import {
  DeletedItemResponse,
  DeletedQuery,
  EmptiedBinResponse,
  EmptyBinBody,
  invalidUntil,
  toDeletedItemResponse,
} from './bin.schemas.js';

@ApiTag(
  'bin',
  'Items that were deleted in the last 30 days. The operations of each resource restore its items.',
)
@AdminOnly()
@Controller('api/admin/deleted')
export class BinController {
  constructor(private readonly bin: BinService) {}

  @Get()
  @ApiOperation({ summary: 'The items that were deleted in the last 30 days, the newest deletion first' })
  @ApiOkResponse({ type: [DeletedItemResponse], headers: TOTAL })
  @ApiErrors(invalidPage())
  async listDeleted(
    @Query() query: DeletedQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletedItemResponse[]> {
    const { items, total } = await this.bin.list(query);
    setTotal(response, total);
    return items.map(toDeletedItemResponse);
  }

  @Post('empty')
  @HttpCode(200)
  @ApiOperation({ summary: 'Permanently erases all deleted items, or those of one type' })
  @ApiOkResponse({ type: EmptiedBinResponse })
  @ApiErrors(invalidUntil(), 403)
  async emptyBin(@Body() { type, until }: EmptyBinBody): Promise<EmptiedBinResponse> {
    return { erased: await this.bin.empty(type, requireInstant(until)) };
  }

  @Delete(':type/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Permanently erases a deleted item' })
  @ApiParam({ name: 'type', enum: BIN_TYPES, description: 'The type of the item', example: 'products' })
  @ApiParam(ID)
  @ApiNoContentResponse()
  @ApiErrors(403, 404)
  async eraseDeleted(@Param('type') type: string, @Id() id: string): Promise<void> {
    await this.bin.erase(type, id);
  }
}
