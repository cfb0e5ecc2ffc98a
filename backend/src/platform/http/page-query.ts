import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { Response } from 'express';
import { IsPlainText } from './fields.js';

/** Optional paging and search of the list operations. */
export class PageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1000, description: 'Without it: everything' })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit harus bilangan bulat' })
  @Min(1, { message: 'limit paling sedikit 1' })
  @Max(1000, { message: 'limit paling banyak 1000' })
  limit?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 0, maximum: 2147483647 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'offset harus bilangan bulat' })
  @Min(0, { message: 'offset paling sedikit 0' })
  @Max(2147483647, { message: 'offset terlalu besar' })
  offset?: number;

  @ApiPropertyOptional({ maxLength: 200, description: 'Case-insensitive part of a text' })
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
