import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { HeadRecord } from '../../../platform/index.js';
import type { Pricing } from '../../domain/pricing.js';
import { orderedPricing } from '../../domain/pricing-rules.js';
import type { ProductState } from '../../domain/product.js';
import { CategoryRecord } from './category.record.js';

export const CATEGORY_FOREIGN_KEY = 'product_category_fk';

// The driver returns bigint as text. The conversion to a number is exact, because prices do not exceed
// Number.MAX_SAFE_INTEGER.
const bigintAsNumber = { to: (price: number) => price, from: (stored: string) => Number(stored) };

const ordered = {
  to: (pricing: Pricing | null) => pricing,
  from: (stored: Pricing | null) => stored && orderedPricing(stored),
};

/**
 * A row of the table `product`. The indexes are defined only in the migrations. TypeORM cannot express most of them,
 * because it does not know indexes on expressions, with included columns or in descending order.
 */
@Entity('product')
@Index('product_newest', { synchronize: false })
@Index('product_category', { synchronize: false })
@Index('product_search', { synchronize: false })
@Index('product_publish_at', { synchronize: false })
@Index('product_deleted', { synchronize: false })
@Check('product_price_whole', 'price >= 0')
@Check('product_images_some', 'cardinality(images) BETWEEN 1 AND 5')
export class ProductRecord extends HeadRecord implements ProductState {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'product_pk' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  description: string;

  @Column('uuid', { name: 'category_id' })
  categoryId: string;

  /** Declares the foreign key. Queries join the table themselves. */
  @ManyToOne(() => CategoryRecord)
  @JoinColumn({ name: 'category_id', foreignKeyConstraintName: CATEGORY_FOREIGN_KEY })
  categoryRow?: Relation<CategoryRecord>;

  @Column('bigint', { transformer: bigintAsNumber })
  price: number;

  /** Lists read the next three columns instead, which follow from it. They are null without it. */
  @Column('jsonb', { nullable: true, transformer: ordered })
  pricing: Pricing | null;

  @Column('text', { name: 'price_unit', nullable: true })
  priceUnit: string | null;

  @Column('boolean', { name: 'price_from', nullable: true })
  priceFrom: boolean | null;

  @Column('boolean', { name: 'price_on_request', nullable: true })
  priceOnRequest: boolean | null;

  @Column('text', { array: true })
  images: string[];

  @Column('boolean', { name: 'is_new' })
  isNew: boolean;

  @Column('text', { name: 'whatsapp_number', nullable: true })
  whatsappNumber: string | null;

  @Column('text', { name: 'shopee_link', nullable: true })
  shopeeLink: string | null;

  @Column('boolean', { name: 'is_active' })
  isActive: boolean;

  @Column('timestamptz', { name: 'publish_at', nullable: true })
  publishAt: Date | null;

  @Column('boolean', { name: 'is_sample' })
  isSample: boolean;
}
