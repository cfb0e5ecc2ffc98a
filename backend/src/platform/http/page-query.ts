import { BadRequestException } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Response } from 'express';
import { IsPlainText } from './fields.js';

const TOO_FEW = 'limit paling sedikit 1';

/** The refusal of a page without rows. */
export const invalidPage = (): Error => new BadRequestException({ message: [TOO_FEW] });

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
  @IsInt({ message: 'limit harus bilangan bulat' })
  @Min(1, { message: TOO_FEW })
  @Max(1000, { message: 'limit paling banyak 1000' })
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
  @IsInt({ message: 'offset harus bilangan bulat' })
  @Min(0, { message: 'offset paling sedikit 0' })
  @Max(2147483647, { message: 'offset terlalu besar' })
  offset?: number;

  @ApiPropertyOptional({
    maxLength: 200,
    description: 'Case-insensitive part of a text',
    example: 'kartu nama',
  })
  @IsOptional()
  @IsString({ message: 'q harus berupa teks' })
  @MaxLength(200, { message: 'q paling panjang 200 karakter' })
  @IsPlainText()
  q?: string;
}

/** Sets X-Total-Count: the number of rows on all pages. */
export function setTotal(response: Response, total: number): void {
  response.setHeader('X-Total-Count', String(total));
}
