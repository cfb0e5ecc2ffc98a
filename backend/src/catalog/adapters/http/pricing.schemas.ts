import { ApiProperty, ApiPropertyOptional, ApiSchema, PartialType } from '@nestjs/swagger';
import {
  EXTRA_BASES,
  type ExtraBasis,
  MAX_EXTRAS,
  MAX_FROM,
  MAX_TIERS,
  MAX_VARIANTS,
  type Measure,
  MEASURES,
  type PriceFor,
  PRICES_FOR,
  PRICING_TEXTS,
} from '../../domain/pricing.js';

// `parsePricing` checks what is sent.

const AMOUNT = {
  type: 'integer',
  format: 'int64',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
} as const;

export class PriceTierSchema {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: MAX_FROM,
    description: 'Whole units; rises from tier to tier, and the first is the minimum',
    example: 1,
  })
  from: number;

  @ApiProperty({ ...AMOUNT, description: 'Whole rupiah', example: 150_000 })
  price: number;
}

export class PriceVariantSchema {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: PRICING_TEXTS.variant.maxLength,
    description: 'Differs from the other names, also in lower case; null only if it is the only variant',
    example: 'Dua sisi',
  })
  name?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: PRICING_TEXTS.note.maxLength,
    description: 'What the name does not say',
    example: 'Art carton 310 gsm',
  })
  note?: string | null;

  @ApiProperty({
    type: [PriceTierSchema],
    minItems: 1,
    maxItems: MAX_TIERS,
    description: 'The quantities rise; the first is the smallest order',
  })
  tiers: PriceTierSchema[];
}

export class PriceExtraSchema {
  @ApiProperty({
    minLength: 1,
    maxLength: PRICING_TEXTS.extra.maxLength,
    description: 'What is added to the product',
    example: 'Mata ayam',
  })
  name: string;

  @ApiProperty({ ...AMOUNT, description: 'Whole rupiah; 0 is free', example: 1000 })
  price: number;

  @ApiProperty({
    enum: EXTRA_BASES,
    enumName: 'ExtraBasis',
    description: 'For each unit, for the order, or for each one that the visitor orders',
    example: 'each',
  })
  per: ExtraBasis;
}

@ApiSchema({ description: 'A price list' })
export class PricingSchema {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: PRICING_TEXTS.unit.maxLength,
    description: 'What a price is for; null only with `onRequest`',
    example: 'kotak',
  })
  unit: string | null;

  @ApiProperty({
    enum: MEASURES,
    enumName: 'Measure',
    default: 'count',
    description: 'Pieces, metres (sizes in cm) or square metres (sizes in cm × cm)',
    example: 'count',
  })
  measure: Measure;

  @ApiProperty({
    enum: PRICES_FOR,
    enumName: 'PriceFor',
    default: 'unit',
    description:
      'The price of one unit, from the quantity on; or the price of exactly the quantity, only with the measure `count`',
    example: 'unit',
  })
  priceFor: PriceFor;

  @ApiProperty({
    type: [PriceVariantSchema],
    maxItems: MAX_VARIANTS,
    description: 'At least one; none with `onRequest`',
  })
  variants: PriceVariantSchema[];

  @ApiProperty({
    type: [PriceExtraSchema],
    maxItems: MAX_EXTRAS,
    description: 'Finishing; none with `onRequest`',
  })
  extras: PriceExtraSchema[];

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: PRICING_TEXTS.leadTime.maxLength,
    description: 'How long an order takes; null: not shown',
    example: '2–3 hari kerja setelah desain disetujui',
  })
  leadTime: string | null;

  @ApiProperty({
    default: false,
    description: 'The shop tells the price by chat; the `price` of the product is 0',
    example: false,
  })
  onRequest: boolean;
}

export class PricingBody extends PartialType(PricingSchema) {}

export const PRICING = {
  type: PricingSchema,
  nullable: true,
  description: 'The price list, whose lowest price is the `price`; null: none',
} as const;
