import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID } from 'class-validator';
import {
  EmptyToNull,
  field,
  Fields,
  IMAGES,
  integer,
  IsInstant,
  PRICE_LABEL,
  PriceLabelSchema,
  ReadOnlyFields,
  requireInstant,
  text,
  toResponse,
  uuid,
  VERSION,
} from '../../../platform/index.js';
import type { FlashSaleView } from '../../application/flash-sale-service.js';
import {
  type FlashSaleDraft,
  type FlashSaleStatus,
  MAX_PERCENTAGE,
  MIN_PERCENTAGE,
} from '../../domain/flash-sale.js';
import * as messages from '../../domain/messages.js';

/**
 * Body of a request that creates or replaces a sale. Only types are checked here; `FlashSale` checks the rest.
 */
@ReadOnlyFields<AdminFlashSaleResponse>('id', 'status', 'product', 'version')
export class FlashSaleBody {
  @ApiProperty(uuid('The product to put on sale'))
  @IsUUID('loose', { message: messages.productRequired })
  productId: string;

  @ApiProperty({
    type: 'integer',
    minimum: MIN_PERCENTAGE,
    maximum: MAX_PERCENTAGE,
    description: 'Whole percent off the price',
    example: 25,
  })
  @IsInt({ message: messages.percentageInvalid(MIN_PERCENTAGE, MAX_PERCENTAGE) })
  discountPercentage: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601 with its offset; at this instant the sale no longer runs',
    example: '2026-12-24T17:00:00+07:00',
  })
  @IsInstant({ message: messages.endInvalid })
  endDate: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'ISO 8601 with its offset; without it the sale runs from its creation on',
    example: '2026-12-24T09:00:00+07:00',
  })
  @EmptyToNull()
  @IsOptional()
  @IsInstant({ message: messages.startInvalid })
  startDate?: string | null;
}

export function toFlashSaleDraft(body: FlashSaleBody): FlashSaleDraft {
  return {
    // Ids are compared as texts, and the database returns ids in lower case.
    productId: body.productId.toLowerCase(),
    discountPercentage: body.discountPercentage,
    startDate: body.startDate ? requireInstant(body.startDate) : null,
    endDate: requireInstant(body.endDate),
  };
}

const STATUSES: readonly FlashSaleStatus[] = ['scheduled', 'running', 'ended'];

@ApiSchema({ description: 'The product on sale, as far as a sale shows it' })
export class FlashSaleProduct extends Fields({
  id: field<string>(uuid("The product's identifier")),
  name: text('What visitors read above the price', 'Kartu Nama Premium'),
  price: field<number>({
    type: 'integer',
    format: 'int64',
    description: 'Whole rupiah, before the discount',
    example: 150000,
  }),
  priceLabel: field<PriceLabelSchema | null>(PRICE_LABEL),
  images: field<string[]>(IMAGES),
}) {}

@ApiSchema({ description: 'The product on sale, as the panel shows it' })
export class AdminFlashSaleProduct extends FlashSaleProduct {
  @ApiProperty({ description: 'Visitors see no sale of a product that is not active', example: true })
  isActive: boolean;
}

export class FlashSaleResponse extends Fields({
  id: field<string>(uuid("The sale's identifier")),
  productId: field<string>(uuid("The product's identifier")),
  discountPercentage: integer('Whole percent off the price', 25),
  endDate: field<string>({
    type: String,
    format: 'date-time',
    description: 'At this instant it no longer runs; ISO 8601, UTC',
    example: '2026-12-24T10:00:00.000Z',
  }),
  product: field<FlashSaleProduct>({ type: FlashSaleProduct }),
}) {}

export class AdminFlashSaleResponse extends Fields(
  {
    product: field<AdminFlashSaleProduct>({ type: AdminFlashSaleProduct }),
    startDate: field<string | null>({
      type: String,
      format: 'date-time',
      nullable: true,
      description: 'From this instant it runs; ISO 8601, UTC; null: from its creation on',
      example: '2026-12-24T02:00:00.000Z',
    }),
    status: field<FlashSaleStatus>({
      enum: STATUSES,
      enumName: 'FlashSaleStatus',
      description: "Where it stands by the server's clock",
      example: 'running',
    }),
    version: field<number>(VERSION),
  },
  FlashSaleResponse,
) {}

export const toFlashSaleResponse = (sale: FlashSaleView): FlashSaleResponse =>
  toResponse(FlashSaleResponse, { ...sale, product: toResponse(FlashSaleProduct, sale.product) });

export const toAdminFlashSaleResponse = (sale: FlashSaleView): AdminFlashSaleResponse =>
  toResponse(AdminFlashSaleResponse, { ...sale, product: toResponse(AdminFlashSaleProduct, sale.product) });
