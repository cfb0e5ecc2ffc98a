import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  field,
  Fields,
  integer,
  IsPlainText,
  list,
  text,
  textOrNull,
  uuid,
} from '../../../platform/index.js';
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

export class VisitTotals
  extends Fields({
    view: integer('Page views', 120),
    chat: integer('Presses on links to the chat', 14),
    marketplace: integer('Presses on links to the marketplace', 5),
    search: integer('Searches without a result', 3),
  })
  implements Totals {}

export class VisitDay extends VisitTotals {
  @ApiProperty({ format: 'date', description: "A date in the shop's time zone", example: '2026-11-21' })
  day: string;
}

export class VisitedProduct extends Fields(
  {
    id: field<string>(uuid("The product's identifier")),
    name: textOrNull('Null if the product was deleted', 'Mug'),
  },
  VisitTotals,
) {}

export class VisitSourceCount extends Fields({
  source: field<VisitSource>({
    enum: SOURCES,
    description: 'Where visitors came from',
    example: 'instagram',
  }),
  current: integer('Page views in the period', 40),
  previous: integer('Page views in the period before', 31),
}) {}

export class SearchPair extends Fields({
  words: textOrNull('The words that name a thing, corrected; null without any', 'undangan'),
  product: textOrNull('The product that they may mean', 'Undangan Cetak Hardcover'),
}) {}

export class SearchedWords extends Fields({
  words: text('In lower case', 'bikin undagan 500'),
  count: integer('Searches without a result', 4),
  pair: field<SearchPair>({
    type: SearchPair,
    description: 'What the owner may save as words of the same meaning',
  }),
}) {}

export class VisitReportResponse
  extends Fields({
    current: field<VisitTotals>({ type: VisitTotals, description: 'The period that ends today' }),
    previous: field<VisitTotals>({ type: VisitTotals, description: 'The period of the same length before' }),
    days: list(VisitDay, 'Every day of the period, the earliest first'),
    products: list(VisitedProduct, 'At most ten products, the most viewed first'),
    sources: list(VisitSourceCount, 'Without views that followed another page of the shop'),
    searches: list(SearchedWords, 'Searches without a result that were counted three times'),
  })
  implements VisitReport {}

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
