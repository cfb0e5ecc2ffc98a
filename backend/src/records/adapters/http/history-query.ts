import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { invalidField, PageQuery, RECORD_TYPES } from '../../../platform/index.js';
import * as messages from '../../domain/messages.js';
import type { RowKey } from '../../domain/row-change.js';

// The rows whose changes the owner can list.
const SUBJECT = new RegExp(`^(${RECORD_TYPES.join('|')}):([\\w-]{1,64})$`, 'u');
// Not sales, which may have ended.
const STATE_SUBJECT = /^(product|category|content):([\w-]{1,64})$/u;
const MAX_LIMIT = 200;

// Examples for the API contract. The validators of `ChangesQuery` and `StateBody` throw the same errors.
export const invalidLimit = (): Error => invalidField('limit', messages.limitInvalid(MAX_LIMIT));

export const invalidStateSubject = (): Error => invalidField('subject', messages.stateSubjectInvalid);

export class ChangesQuery {
  @ApiPropertyOptional({
    pattern: SUBJECT.source,
    description: 'Only changes of one row: its type, a colon and its identifier',
  })
  @IsOptional()
  @IsString({ message: messages.subjectInvalid })
  @Matches(SUBJECT, { message: messages.subjectInvalid })
  subject?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    description: 'Only changes before the one with this identifier',
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
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: messages.limitInvalid(MAX_LIMIT) })
  @Min(1, { message: messages.limitInvalid(MAX_LIMIT) })
  @Max(MAX_LIMIT, { message: messages.limitInvalid(MAX_LIMIT) })
  limit = 50;
}

export class ChangedRowsQuery extends IntersectionType(
  PickType(ChangesQuery, ['limit']),
  PickType(PageQuery, ['offset']),
) {}

export class StateBody {
  @ApiProperty({
    pattern: STATE_SUBJECT.source,
    description: 'The row to restore: its type, a colon and its identifier',
    example: 'product:0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34',
  })
  @Matches(STATE_SUBJECT, { message: messages.stateSubjectInvalid })
  subject: string;
}

/** The API writes a type with hyphens. The name of the table has underscores instead. */
export function toRowKey(subject: string): RowKey {
  const [type = '', rowId = ''] = subject.split(':');
  return { table: type.replaceAll('-', '_'), rowId };
}
