import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  AdminOnly,
  ApiErrors,
  ApiTag,
  browserOf,
  setTotal,
  TOTAL,
  withoutCommonDeadline,
} from '../../../platform/index.js';
import { HistoryService } from '../../application/history-service.js';
import { CHANGE_ID, ChangeId } from './change-id.js';
import {
  ChangedRowsQuery,
  ChangesQuery,
  invalidLimit,
  invalidStateSubject,
  StateBody,
  toRowKey,
} from './history-query.js';
import {
  ChangedRowResponse,
  ChangeResponse,
  TakenBackResponse,
  toChangedRowResponse,
  toChangeResponse,
  toTakenBackResponse,
} from './history-response.js';

@ApiTag('history', 'What the panel changed, and how to undo it.')
@AdminOnly()
@Controller('api/admin/changes')
export class HistoryController {
  constructor(private readonly history: HistoryService) {}

  @Get()
  @ApiOperation({
    summary: 'What the panel changed, the newest first',
    description: 'Changes are kept for two years, at most 100,000 of them.',
  })
  @ApiOkResponse({ type: [ChangeResponse] })
  @ApiErrors(invalidLimit())
  async listChanges(@Query() { subject, before, limit }: ChangesQuery): Promise<ChangeResponse[]> {
    const changes = await this.history.list({
      subject: subject === undefined ? undefined : toRowKey(subject),
      before,
      limit,
    });
    return changes.map(toChangeResponse);
  }

  @Get(':id/rows')
  @ApiOperation({ summary: 'What a change did to its rows, in the order of their last steps' })
  @ApiParam(CHANGE_ID)
  @ApiOkResponse({ type: [ChangedRowResponse], headers: TOTAL })
  @ApiErrors(invalidLimit(), 404)
  async listChangedRows(
    @ChangeId() id: number,
    @Query() { limit, offset = 0 }: ChangedRowsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangedRowResponse[]> {
    const { rows, total } = await this.history.rows(id, { limit, offset });
    setTotal(response, total);
    return rows.map(toChangedRowResponse);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Undoes a change',
    description:
      'A row is undone only if it still is as the change left it. The undoing is a change too, and can be undone.',
  })
  @ApiParam(CHANGE_ID)
  @ApiOkResponse({ type: TakenBackResponse })
  @ApiErrors(403, 404)
  async undoChange(@ChangeId() id: number, @Req() request: Request): Promise<TakenBackResponse> {
    const origin = { kind: 'undoChange', browser: browserOf(request) };
    return toTakenBackResponse(await withoutCommonDeadline(() => this.history.undo(id, origin)));
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Restores a product or a part of the content as it was before a change',
    description:
      'Later changes of the row are reverted, too. The restore is also a change, and can be undone.',
  })
  @ApiParam(CHANGE_ID)
  @ApiOkResponse({ type: TakenBackResponse })
  @ApiErrors(invalidStateSubject(), 403, 404)
  async restoreState(
    @ChangeId() id: number,
    @Body() { subject }: StateBody,
    @Req() request: Request,
  ): Promise<TakenBackResponse> {
    const origin = { kind: 'restoreState', browser: browserOf(request) };
    return toTakenBackResponse(await this.history.restore(id, toRowKey(subject), origin));
  }
}
