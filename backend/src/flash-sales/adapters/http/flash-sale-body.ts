import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID } from 'class-validator';
import { EmptyToNull, IsInstant, ReadOnlyFields, requireInstant, uuid } from '../../../platform/index.js';
import { MIN_PERCENTAGE, MAX_PERCENTAGE, type FlashSaleDraft } from '../../domain/flash-sale.js';
import * as messages from '../../domain/messages.js';
import type { AdminFlashSaleResponse } from './flash-sale-response.js';

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
    productId: body.productId.toLowerCase(),
    discountPercentage: body.discountPercentage,
    startDate: body.startDate ? requireInstant(body.startDate) : null,
    endDate: requireInstant(body.endDate),
  };
}
