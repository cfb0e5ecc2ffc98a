import { Controller, Delete, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
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
  setTotal,
  TOTAL,
} from '../../../platform/index.js';
import { BinService } from '../../application/bin-service.js';
import { DeletedItemResponse, DeletedQuery, toDeletedItemResponse } from './bin.schemas.js';

@ApiTag('bin', 'What was deleted in the last 30 days: each resource restores its own.')
@AdminOnly()
@Controller('api/admin/deleted')
export class BinController {
  constructor(private readonly bin: BinService) {}

  @Get()
  @ApiOperation({ summary: 'What was deleted in the last 30 days, the newest deletion first' })
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

  @Delete(':type/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Erases something deleted for good' })
  @ApiParam({ name: 'type', enum: BIN_TYPES, description: 'What it is', example: 'products' })
  @ApiParam(ID)
  @ApiNoContentResponse()
  @ApiErrors(403, 404)
  async eraseDeleted(@Param('type') type: string, @Id() id: string): Promise<void> {
    await this.bin.erase(type, id);
  }
}
