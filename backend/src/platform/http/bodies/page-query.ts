import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Response } from 'express';
import type { LimitName } from '../../limiter/limits.js';
import { invalidField } from '../../domain/domain-error.js';
import * as messages from '../../domain/messages.js';
import { MAX_QUERY_LENGTH } from '../../domain/search-query.js';
import { Clean, IsPlainText } from './fields.js';

const MAX_SHORT_LIST = 100;

/**
 * Returns the limit for generating the response to a list's URL. The limit depends on the search and the page size in
 * the URL.
 */
export function limitOfList(url: string): LimitName {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  if (query.get('q')) return 'searches';
  // Without a page size, the list contains all rows. A page size that is not a number counts as a long list, too.
  // Validation refuses such a page size later.
  return Number(query.get('limit') ?? Infinity) <= MAX_SHORT_LIST ? 'reads' : 'longLists';
}

export const invalidPage = (): Error => invalidField('limit', messages.limitTooSmall);

export class PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    description: 'Maximum number of rows; without it, all rows',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: messages.limitNoInteger })
  @Min(1, { message: messages.limitTooSmall })
  @Max(1000, { message: messages.limitTooLarge })
  limit?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: 2147483647,
    default: 0,
    description: 'Number of rows to skip',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: messages.offsetNoInteger })
  @Min(0, { message: messages.offsetTooSmall })
  @Max(2147483647, { message: messages.offsetTooLarge })
  offset?: number;

  @ApiPropertyOptional({
    maxLength: MAX_QUERY_LENGTH,
    description: 'Case-insensitive part of a text',
  })
  @IsOptional()
  @Clean(MAX_QUERY_LENGTH)
  @IsString({ message: messages.searchNoText })
  @MaxLength(MAX_QUERY_LENGTH, { message: messages.searchTooLong(MAX_QUERY_LENGTH) })
  @IsPlainText({ multiline: true })
  q?: string;
}

export function setTotal(response: Response, total: number): void {
  response.setHeader('X-Total-Count', String(total));
}
