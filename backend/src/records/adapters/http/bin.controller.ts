import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  BIN_TYPES,
  browserOf,
  ID,
  Id,
  invalidPage,
  requireInstant,
  setTotal,
  TOTAL,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { BinService } from '../../application/bin-service.js';
import { HistoryService } from '../../application/history-service.js';
import {
  DeletedItemResponse,
  DeletedQuery,
  EmptiedBinResponse,
  EmptyBinBody,
  invalidUntil,
  toDeletedItemResponse,
} from './bin.schemas.js';
import { CHANGE_ID, ChangeId } from './change-id.js';
import { TakenBackResponse, toTakenBackResponse } from './history-response.js';

@ApiTag(
  'bin',
  'Items that were deleted in the last 30 days. The operations of each resource restore its items.',
)
@AdminOnly()
@Controller('api/admin/deleted')
export class BinController {
  constructor(
    private readonly bin: BinService,
    private readonly history: HistoryService,
  ) {}

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

  @Post('changes/:id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restores what one change deleted',
    description:
      'The restore is one change, too. An item that was restored or deleted since then is left alone.',
  })
  @ApiParam(CHANGE_ID)
  @ApiOkResponse({ type: TakenBackResponse })
  @ApiErrors(403, 404)
  async restoreDeletedBy(@ChangeId() id: number, @Req() request: Request): Promise<TakenBackResponse> {
    const origin = { kind: 'restoreDeletedBy', browser: browserOf(request) };
    return toTakenBackResponse(await withoutCommonDeadline(() => this.history.restoreDeletedBy(id, origin)));
  }

  @Delete('changes/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Permanently erases what one change deleted' })
  @ApiParam(CHANGE_ID)
  @ApiNoContentResponse()
  @ApiErrors(403, 404)
  async eraseDeletedBy(@ChangeId() id: number): Promise<void> {
    await withoutCommonDeadline(() => this.bin.eraseDeletedBy(id));
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
