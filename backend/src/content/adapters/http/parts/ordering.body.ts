import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { CATEGORY_RULE_FIELDS, ORDERING_FIELDS, PAYMENT_METHOD } from '../../../domain/fields.js';
import {
  type CategoryRule,
  type Ordering,
  ORDERING,
  type ShownOrdering,
} from '../../../domain/parts/ordering.js';
import { PartList } from '../nested.js';
import { OptionalText, Text, TextList } from '../text-fields.js';
import { CategorySlug, YesNo } from '../value-fields.js';
import { FreeShippingBody } from './shipping.body.js';

const { defaults: EXAMPLE } = ORDERING;

@ApiSchema({ name: 'CategoryRule', description: 'What else is true of the files of one category' })
export class CategoryRuleBody implements CategoryRule {
  @CategorySlug(CATEGORY_RULE_FIELDS.category.label)
  category: string | null;

  @Text(CATEGORY_RULE_FIELDS.rule, 'PNG transparan, 300 dpi.')
  rule: string;
}

@ApiSchema({ name: 'Ordering', description: 'What customers read and send before an order' })
export class OrderingBody implements Ordering {
  @OptionalText(ORDERING_FIELDS.fileRules, EXAMPLE.fileRules ?? '')
  fileRules: string | null;

  @PartList(ORDERING_FIELDS.categoryRules.label, 50, () => CategoryRuleBody)
  categoryRules: CategoryRuleBody[];

  @YesNo(ORDERING_FIELDS.designs.label)
  designs: boolean;

  @TextList(PAYMENT_METHOD, 12, EXAMPLE.payment)
  payment: string[];

  @YesNo(ORDERING_FIELDS.pickup.label)
  pickup: boolean;

  @OptionalText(
    ORDERING_FIELDS.messageFormat,
    'Desain: sudah ada / belum\nDibutuhkan tanggal:\nKirim ke kota:',
  )
  messageFormat: string | null;
}

@ApiSchema({ name: 'Postage', description: "The lowest of the owner's confirmed shipping fees" })
class PostageResponse {
  @ApiProperty({ description: 'Where the fee applies', example: 'Jabodetabek' })
  region: string;

  @ApiProperty({ type: 'integer', description: 'In rupiah', example: 15_000 })
  fee: number;

  @ApiProperty({ type: 'integer', nullable: true, description: 'null: any weight', example: 2 })
  upToKg: number | null;
}

@ApiSchema({ name: 'ShownOrdering', description: 'What customers read and send before an order' })
export class ShownOrderingResponse extends OrderingBody implements ShownOrdering {
  @ApiProperty({
    type: [String],
    nullable: true,
    description: 'Slugs of the categories whose products are sent as parcels; null: all',
    example: ['printing'],
  })
  shippedCategories: string[] | null;

  @ApiProperty({ type: PostageResponse, nullable: true, description: 'null: no confirmed fee' })
  postage: PostageResponse | null;

  @ApiProperty({ type: [FreeShippingBody], description: 'Confirmed ones only' })
  freeShipping: FreeShippingBody[];
}
