import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { IsPlainText, uuid } from '../../../platform/index.js';
import { invalidField } from '../../../platform/domain/domain-error.js';
import { MAX_QUERY_LENGTH } from '../../../platform/domain/search-query.js';
import type { Totals, VisitReport } from '../../application/visit-report.js';
import * as messages from '../../domain/messages.js';
import { SOURCES, VISIT_KINDS, type VisitKind, type VisitSource } from '../../domain/visit.js';

const MAX_HOST_LENGTH = 255;

export class VisitBody {
  @ApiProperty({ enum: VISIT_KINDS, description: '`search` is a search without a result', example: 'view' })
  @IsIn(VISIT_KINDS, { message: messages.unknownKind })
  kind: VisitKind;

  @ApiPropertyOptional(uuid('The product on whose page it happened'))
  @IsOptional()
  @IsUUID('loose', { message: messages.unknownProduct })
  product?: string;

  @ApiPropertyOptional({
    maxLength: MAX_HOST_LENGTH,
    description: "The referring page's host, or `wa`, `ig`, `qr` or `bagikan` from the parameter `dari`",
    example: 'l.instagram.com',
  })
  @IsOptional()
  @IsString({ message: messages.noSource })
  @MaxLength(MAX_HOST_LENGTH, { message: messages.noSource })
  from?: string;

  @ApiPropertyOptional({
    maxLength: MAX_QUERY_LENGTH,
    description: 'What was searched in vain. Long words and words with @ or five digits are not stored.',
    example: 'undangan',
  })
  @IsOptional()
  @IsPlainText()
  @MaxLength(MAX_QUERY_LENGTH, { message: messages.wordsTooLong(MAX_QUERY_LENGTH) })
  words?: string;
}

export class VisitTotals implements Totals {
  @ApiProperty({ type: 'integer', description: 'Page views', example: 120 })
  view: number;

  @ApiProperty({ type: 'integer', description: 'Presses on links to the chat', example: 14 })
  chat: number;

  @ApiProperty({ type: 'integer', description: 'Presses on links to the marketplace', example: 5 })
  marketplace: number;

  @ApiProperty({ type: 'integer', description: 'Searches without a result', example: 3 })
  search: number;
}

export class VisitDay extends VisitTotals {
  @ApiProperty({ format: 'date', description: "A date in the shop's time zone", example: '2026-11-21' })
  day: string;
}

export class VisitedProduct extends VisitTotals {
  @ApiProperty(uuid("The product's identifier"))
  id: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Null if the product was deleted',
    example: 'Mug',
  })
  name: string | null;
}

export class VisitSourceCount {
  @ApiProperty({ enum: SOURCES, description: 'Where visitors came from', example: 'instagram' })
  source: VisitSource;

  @ApiProperty({ type: 'integer', description: 'Page views in the period', example: 40 })
  current: number;

  @ApiProperty({ type: 'integer', description: 'Page views in the period before', example: 31 })
  previous: number;
}

export class SearchedWords {
  @ApiProperty({ description: 'In lower case', example: 'undangan' })
  words: string;

  @ApiProperty({ type: 'integer', description: 'Searches without a result', example: 4 })
  count: number;
}

export class VisitReportResponse implements VisitReport {
  @ApiProperty({ type: VisitTotals, description: 'The period that ends today' })
  current: VisitTotals;

  @ApiProperty({ type: VisitTotals, description: 'The period of the same length before' })
  previous: VisitTotals;

  @ApiProperty({ type: [VisitDay], description: 'Every day of the period, the earliest first' })
  days: VisitDay[];

  @ApiProperty({ type: [VisitedProduct], description: 'At most ten products, the most viewed first' })
  products: VisitedProduct[];

  @ApiProperty({
    type: [VisitSourceCount],
    description: 'Without views that followed another page of the shop',
  })
  sources: VisitSourceCount[];

  @ApiProperty({
    type: [SearchedWords],
    description: 'Searches without a result that were counted three times',
  })
  searches: SearchedWords[];
}

const LENGTHS = [7, 30] as const;

export const invalidDays = (): Error => invalidField('days', messages.noDays);

export const invalidProduct = (): Error => invalidField('product', messages.unknownProduct);

export class VisitsQuery {
  @ApiPropertyOptional({
    type: 'integer',
    enum: LENGTHS,
    default: 7,
    description: 'The length of the period',
  })
  @IsOptional()
  @Type(() => Number)
  @IsIn(LENGTHS, { message: messages.noDays })
  days: number = 7;
}
