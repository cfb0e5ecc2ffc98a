import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString } from 'class-validator';
import {
  field,
  Fields,
  integer,
  invalidField,
  list,
  RECORDED_CHANGE,
  requireInstant,
  SkippedProductSchema,
  Uuids,
} from '../../../platform/index.js';
import { type Chosen, MAX_BATCH } from '../../application/sale-batches.js';
import type { FlashSaleDraft } from '../../domain/flash-sale.js';
import * as messages from '../../domain/messages.js';
import { FlashSaleBody, FlashSaleProduct } from './flash-sale.schemas.js';

export class SaleBatchBody extends OmitType(FlashSaleBody, ['productId']) {
  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MAX_BATCH,
    uniqueItems: true,
    description: 'The products to put on sale; without them a `category`',
    example: ['0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34'],
  })
  @IsOptional()
  @Uuids(messages.productUnknown, messages.batchInvalid)
  productIds?: string[] | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'The slug of a category, all products of which get a sale',
    example: null,
  })
  @IsOptional()
  @IsString({ message: messages.batchInvalid })
  category?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Computes the answer and changes nothing',
    example: false,
  })
  @IsOptional()
  @IsBoolean({ message: messages.dryRunInvalid })
  dryRun?: boolean;
}

export class SaleBatchResponse extends Fields({
  created: integer('The number of new sales', 40),
  skipped: list(SkippedProductSchema, 'The products that get no sale'),
  change: field<number | null>(RECORDED_CHANGE),
  products: list(FlashSaleProduct, 'The products that a dry run puts on sale'),
}) {}

export class EndSalesBody {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MAX_BATCH,
    uniqueItems: true,
    description: 'The sales to end',
    example: ['0b0f3d0e-6c1f-4a52-9d8e-2f6a7c1d9e34'],
  })
  @Uuids(messages.saleUnknown, messages.endCount(MAX_BATCH))
  ids: string[];
}

export class EndedSalesResponse extends Fields({
  ended: integer('The number of sales that ended or were deleted', 14),
  change: field<number | null>(RECORDED_CHANGE),
}) {}

export function chosenIn({ productIds, category }: SaleBatchBody): Chosen {
  if (Boolean(productIds) === Boolean(category)) throw invalidField('productIds', messages.batchInvalid);
  return category ? { category } : { productIds: productIds ?? [] };
}

export const batchDraftIn = (body: SaleBatchBody): Omit<FlashSaleDraft, 'productId'> => ({
  discountPercentage: body.discountPercentage,
  startDate: body.startDate ? requireInstant(body.startDate) : null,
  endDate: requireInstant(body.endDate),
});
