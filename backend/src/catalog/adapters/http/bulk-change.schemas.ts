import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsBoolean, IsOptional } from 'class-validator';
import { RECORDED_CHANGE, SkippedProductSchema, uuid, VERSION } from '../../../platform/index.js';
import type { BulkResult } from '../../application/bulk-change-service.js';
import { MAX_BULK_ITEMS, PRICE_STEPS } from '../../domain/bulk-limits.js';
import * as messages from '../../domain/messages.js';
import { type ChangedPrice, MAX_PERCENT, MIN_PERCENT } from '../../domain/price-change.js';
import { MAX_SLUG_LENGTH } from '../../domain/slug.js';

// `parseBulkItems` and `parseBulkChange` check what is sent.

export class BulkItemSchema {
  @ApiProperty(uuid("The product's identifier"))
  id: string;

  @ApiProperty({ ...VERSION, minimum: 1, description: 'The version that the change is based on' })
  version: number;
}

export class PriceChangeSchema {
  @ApiPropertyOptional({
    type: Number,
    minimum: MIN_PERCENT,
    maximum: MAX_PERCENT,
    description: 'At most one decimal; rounded half up to whole rupiah',
    example: 8,
  })
  percent?: number;

  @ApiPropertyOptional({
    type: 'integer',
    format: 'int64',
    description: 'Whole rupiah, instead of `percent`; what would be below 0 is left out',
    example: 500,
  })
  amount?: number;

  @ApiPropertyOptional({
    enum: PRICE_STEPS,
    nullable: true,
    type: Number,
    description: 'Then to the nearest multiple, half up; never below one of it when the price was above 0',
    example: 100,
  })
  roundTo?: number | null;
}

/** Exactly one of the fields. */
export class BulkChangeSchema {
  @ApiPropertyOptional({ type: Boolean, description: 'Whether visitors see them', example: true })
  isActive?: boolean;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Whether they carry the mark for new products',
    example: true,
  })
  isNew?: boolean;

  @ApiPropertyOptional({
    maxLength: MAX_SLUG_LENGTH,
    description: 'Slug of an existing category',
    example: 'printing',
  })
  category?: string;

  @ApiPropertyOptional({
    type: PriceChangeSchema,
    description: 'Of the price, or of all tiers of a price list, whose extras keep their prices',
  })
  price?: PriceChangeSchema;

  @ApiPropertyOptional({ type: Boolean, enum: [true], description: 'Puts them into the bin' })
  deleted?: boolean;
}

export class BulkChangeBody {
  @ApiProperty({
    type: [BulkItemSchema],
    minItems: 1,
    maxItems: MAX_BULK_ITEMS,
    description: 'Each product once',
  })
  @Allow()
  items: unknown;

  @ApiProperty({
    type: BulkChangeSchema,
    description: 'Exactly one of the fields',
    example: { price: { percent: 8, roundTo: 100 } },
  })
  @Allow()
  change: unknown;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Computes the answer and changes nothing',
    example: false,
  })
  @IsOptional()
  @IsBoolean({ message: messages.notBoolean('dryRun') })
  dryRun?: boolean;
}

const AMOUNT = { type: 'integer', format: 'int64' } as const;

export class PriceSpanResponse {
  @ApiProperty({ ...AMOUNT, description: 'Whole rupiah', example: 150_000 })
  lowest: number;

  @ApiProperty({ ...AMOUNT, description: 'The highest price of a price list', example: 150_000 })
  highest: number;
}

export class ChangedPriceResponse implements ChangedPrice {
  @ApiProperty({
    description: 'The variant and the quantity; empty without a price list',
    example: 'A5, mulai 100 lembar',
  })
  label: string;

  @ApiProperty({ ...AMOUNT, description: 'Whole rupiah', example: 200 })
  before: number;

  @ApiProperty({ ...AMOUNT, description: 'Whole rupiah', example: 500 })
  after: number;

  @ApiProperty({ description: 'Whether rounding moves it by more than 10 % of `before`', example: true })
  isOff: boolean;

  @ApiProperty({
    description: 'Whether one is no longer cheaper than at the quantity before',
    example: false,
  })
  endsDiscount: boolean;
}

export class BulkChangedResponse {
  @ApiProperty(uuid("The product's identifier"))
  id: string;

  @ApiProperty({ description: 'The name of the product', example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty({ type: PriceSpanResponse, description: 'The prices before' })
  before: PriceSpanResponse;

  @ApiProperty({ type: PriceSpanResponse, description: 'The prices after' })
  after: PriceSpanResponse;

  @ApiProperty({ type: [ChangedPriceResponse], description: 'Each price that a dry run changes' })
  prices: ChangedPriceResponse[];
}

export class BulkChangeResponse {
  @ApiProperty({
    type: [BulkChangedResponse],
    description: 'The products that differ now, in the order of `items`',
  })
  changed: BulkChangedResponse[];

  @ApiProperty({ type: 'integer', description: 'How many were so already, and are not written', example: 0 })
  unchanged: number;

  @ApiProperty({ type: [SkippedProductSchema], description: 'The products that stay as they are' })
  skipped: SkippedProductSchema[];

  @ApiProperty(RECORDED_CHANGE)
  change: number | null;
}

export const toBulkChangeResponse = ({
  changed,
  unchanged,
  skipped,
  change,
}: BulkResult): BulkChangeResponse => ({
  changed: changed.map((product) => ({ ...product, prices: [...product.prices] })),
  unchanged,
  skipped: [...skipped],
  change,
});
