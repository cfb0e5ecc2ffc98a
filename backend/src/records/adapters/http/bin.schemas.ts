import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import {
  BIN_TYPES,
  type BinItem,
  type BinType,
  BooleanParameter,
  invalidField,
  IsInstant,
  PageQuery,
  PriceLabelSchema,
  uuid,
} from '../../../platform/index.js';
import { groupedInvalid, typeInvalid, untilInvalid } from '../../domain/messages.js';

const TYPE = { enum: BIN_TYPES, enumName: 'DeletedType', example: 'products' };

export class DeletedQuery extends OmitType(PageQuery, ['q']) {
  @ApiPropertyOptional({ ...TYPE, description: 'Only items of this type' })
  @IsOptional()
  @IsIn(BIN_TYPES, { message: typeInvalid(BIN_TYPES) })
  type?: BinType;

  @BooleanParameter(groupedInvalid, {
    default: false,
    description: 'One row for all items that one change deleted',
  })
  grouped?: boolean;
}

export class EmptyBinBody extends PickType(DeletedQuery, ['type']) {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601 with its offset; what was deleted after this instant stays',
    example: '2026-11-22T02:30:00.000Z',
  })
  @IsInstant({ message: untilInvalid })
  until: string;
}

// Also thrown by the validators of `EmptyBinBody`.
export const invalidUntil = (): Error => invalidField('until', untilInvalid);

export class EmptiedBinResponse {
  @ApiProperty({ type: 'integer', description: 'The number of erased items', example: 51 })
  erased: number;
}

export class DeletedItemResponse {
  @ApiProperty({
    ...TYPE,
    description: 'The type of the item, as in the URLs that restore and erase the item',
  })
  type: BinType;

  @ApiProperty(uuid("The item's identifier"))
  id: string;

  @ApiProperty({
    description: 'The name of the item, or of the product of a flash sale',
    example: 'Kartu Nama Premium',
  })
  name: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601, UTC; the item can be restored for 30 days',
    example: '2026-11-22T02:30:00.000Z',
  })
  deletedAt: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: "The main image of the product, or of the sale's product",
    example: '/objects/0123456789abcdef0123456789abcdef-1600x1067-c8a070.jpg',
  })
  image: string | null;

  @ApiProperty({
    type: 'integer',
    format: 'int64',
    nullable: true,
    description: "Whole rupiah: of the product, or of the sale's product before the discount",
    example: 150000,
  })
  price: number | null;

  @ApiProperty({
    type: PriceLabelSchema,
    nullable: true,
    description:
      'What the price of the product is for; null for a product without a price list, and for other types',
  })
  priceLabel: PriceLabelSchema | null;

  @ApiProperty({ type: String, nullable: true, description: "The category's slug", example: 'printing' })
  slug: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: "The sale's discount", example: 25 })
  discountPercentage: number | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: "The sale's end; ISO 8601, UTC",
    example: '2026-12-24T10:00:00.000Z',
  })
  endDate: string | null;

  @ApiPropertyOptional({
    type: 'integer',
    format: 'int64',
    nullable: true,
    description: 'Only if `grouped`: the change that deleted the items; null: the history does not have it',
    example: 4711,
  })
  change?: number | null;

  @ApiPropertyOptional({
    type: 'integer',
    description: 'Only if `grouped`: how many items the row stands for',
    example: 1,
  })
  together?: number;
}

export function toDeletedItemResponse(item: BinItem): DeletedItemResponse {
  return {
    ...item,
    deletedAt: item.deletedAt.toISOString(),
    endDate: item.endDate?.toISOString() ?? null,
  };
}
