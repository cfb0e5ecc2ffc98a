import { BadRequestException } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import * as messages from '../../domain/messages.js';
import type { RowKey } from '../../domain/row-change.js';

const SUBJECT = /^(product|category|flash-sale|content|settings):([\w-]{1,64})$/u;
const MAX_LIMIT = 200;

export const invalidLimit = (): Error =>
  new BadRequestException({ message: [messages.limitInvalid(MAX_LIMIT)] });

export class ChangesQuery {
  @ApiPropertyOptional({
    pattern: SUBJECT.source,
    description: 'Only changes of one row: its type, a colon and its identifier',
    example: 'product:0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34',
  })
  @IsOptional()
  @IsString({ message: messages.subjectInvalid })
  @Matches(SUBJECT, { message: messages.subjectInvalid })
  subject?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description: 'Only changes before the one with this identifier',
    example: 4711,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: messages.beforeInvalid })
  @Min(1, { message: messages.beforeInvalid })
  @Max(Number.MAX_SAFE_INTEGER, { message: messages.beforeInvalid })
  before?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_LIMIT,
    default: 50,
    description: 'The most entries to return',
    example: 50,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: messages.limitInvalid(MAX_LIMIT) })
  @Min(1, { message: messages.limitInvalid(MAX_LIMIT) })
  @Max(MAX_LIMIT, { message: messages.limitInvalid(MAX_LIMIT) })
  limit = 50;
}

export function toRowKey(subject: string | undefined): RowKey | undefined {
  const [, type = '', rowId = ''] = SUBJECT.exec(subject ?? '') ?? [];
  return type === '' ? undefined : { table: type.replaceAll('-', '_'), rowId };
}
