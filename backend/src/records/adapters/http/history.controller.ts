import { Body, Controller, Get, HttpCode, Param, type PipeTransform, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { AdminOnly, ApiErrors, ApiTag, browserOf, notFound } from '../../../platform/index.js';
import { HistoryService } from '../../application/history-service.js';
import { ChangesQuery, invalidLimit, invalidStateSubject, StateBody, toRowKey } from './history-query.js';
import {
  ChangeResponse,
  TakenBackResponse,
  toChangeResponse,
  toTakenBackResponse,
} from './history-response.js';

// A text that cannot be an id is answered like an unknown id. Numbers of up to 15 digits are exact in JavaScript.
class NumberOrNotFoundPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,14}$/u.test(value)) throw notFound();
    return Number(value);
  }
}

const CHANGE_ID = {
  name: 'id',
  description: "The change's identifier",
  schema: { type: 'integer' as const, example: 4711 },
};

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
  async undoChange(
    @Param('id', new NumberOrNotFoundPipe()) id: number,
    @Req() request: Request,
  ): Promise<TakenBackResponse> {
    const origin = { kind: 'undoChange', browser: browserOf(request) };
    return toTakenBackResponse(await this.history.undo(id, origin));
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
    @Param('id', new NumberOrNotFoundPipe()) id: number,
    @Body() { subject }: StateBody,
    @Req() request: Request,
  ): Promise<TakenBackResponse> {
    const origin = { kind: 'restoreState', browser: browserOf(request) };
    return toTakenBackResponse(await this.history.restore(id, toRowKey(subject), origin));
  }
}
