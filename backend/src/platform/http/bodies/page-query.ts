import { BadRequestException } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Response } from 'express';
import * as messages from '../../domain/messages.js';
import { IsPlainText } from './fields.js';

/** The refusal of a page without rows. */
export const invalidPage = (): Error => new BadRequestException({ message: [messages.limitTooSmall] });

/** Optional paging and search of the list operations. */
export class PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    description: 'Rows of the page; without it: everything',
    example: 20,
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
    description: 'Rows before the page',
    example: 40,
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: messages.offsetNoInteger })
  @Min(0, { message: messages.offsetTooSmall })
  @Max(2147483647, { message: messages.offsetTooLarge })
  offset?: number;

  @ApiPropertyOptional({
    maxLength: 200,
    description: 'Case-insensitive part of a text',
    example: 'kartu nama',
  })
  @IsOptional()
  @IsString({ message: messages.searchNoText })
  @MaxLength(200, { message: messages.searchTooLong })
  @IsPlainText()
  q?: string;
}

/** Sets X-Total-Count: the number of rows on all pages. */
export function setTotal(response: Response, total: number): void {
  response.setHeader('X-Total-Count', String(total));
}
