import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID } from 'class-validator';
import {
  EmptyToNull,
  IMAGES,
  IsInstant,
  PRICE_LABEL,
  PriceLabelSchema,
  ReadOnlyFields,
  requireInstant,
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
export class FlashSaleProduct {
  @ApiProperty(uuid("The product's identifier"))
  id: string;

  @ApiProperty({ description: 'What visitors read above the price', example: 'Kartu Nama Premium' })
  name: string;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    description: 'Whole rupiah, before the discount',
    example: 150000,
  })
  price: number;

  @ApiProperty(PRICE_LABEL)
  priceLabel: PriceLabelSchema | null;

  @ApiProperty(IMAGES)
  images: string[];
}

@ApiSchema({ description: 'The product on sale, as the panel shows it' })
export class AdminFlashSaleProduct extends FlashSaleProduct {
  @ApiProperty({ description: 'Visitors see no sale of a product that is not active', example: true })
  isActive: boolean;
}

export class FlashSaleResponse {
  @ApiProperty(uuid("The sale's identifier"))
  id: string;

  @ApiProperty(uuid("The product's identifier"))
  productId: string;

  @ApiProperty({ type: 'integer', description: 'Whole percent off the price', example: 25 })
  discountPercentage: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'At this instant it no longer runs; ISO 8601, UTC',
    example: '2026-12-24T10:00:00.000Z',
  })
  endDate: string;

  @ApiProperty({ type: FlashSaleProduct })
  product: FlashSaleProduct;
}

export class AdminFlashSaleResponse extends FlashSaleResponse {
  @ApiProperty({ type: AdminFlashSaleProduct })
  declare product: AdminFlashSaleProduct;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'From this instant it runs; ISO 8601, UTC; null: from its creation on',
    example: '2026-12-24T02:00:00.000Z',
  })
  startDate: string | null;

  @ApiProperty({
    enum: STATUSES,
    enumName: 'FlashSaleStatus',
    description: "Where it stands by the server's clock",
    example: 'running',
  })
  status: FlashSaleStatus;

  @ApiProperty(VERSION)
  version: number;
}

export const toFlashSaleResponse = (sale: FlashSaleView): FlashSaleResponse =>
  toResponse(FlashSaleResponse, { ...sale, product: toResponse(FlashSaleProduct, sale.product) });

export const toAdminFlashSaleResponse = (sale: FlashSaleView): AdminFlashSaleResponse =>
  toResponse(AdminFlashSaleResponse, { ...sale, product: toResponse(AdminFlashSaleProduct, sale.product) });
