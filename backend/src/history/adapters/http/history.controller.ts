import { Controller, Get, HttpCode, Param, type PipeTransform, Post, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import type { Request } from 'express';
import { AdminOnly, ApiErrors, ApiTag, browserOf, notFound } from '../../../platform/index.js';
import { HistoryService } from '../../application/history-service.js';
import { ChangesQuery, invalidLimit, toRowKey } from './history-query.js';
import { ChangeResponse, toChangeResponse, UndoneResponse } from './history-response.js';

class NumberOrNotFoundPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    if (!/^[1-9]\d{0,14}$/u.test(value)) throw notFound();
    return Number(value);
  }
}

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
    const changes = await this.history.list({ subject: toRowKey(subject), before, limit });
    return changes.map(toChangeResponse);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Undoes a change',
    description:
      'A row is undone only if it still is as the change left it. The undoing is a change too, and can be undone.',
  })
  @ApiParam({
    name: 'id',
    description: "The change's identifier",
    schema: { type: 'integer', example: 4711 },
  })
  @ApiOkResponse({ type: UndoneResponse })
  @ApiErrors(403, 404)
  async undoChange(
    @Param('id', new NumberOrNotFoundPipe()) id: number,
    @Req() request: Request,
  ): Promise<UndoneResponse> {
    const { restored, skipped } = await this.history.undo(id, {
      kind: 'undoChange',
      browser: browserOf(request),
    });
    return { restored, skipped: [...skipped] };
  }
}
