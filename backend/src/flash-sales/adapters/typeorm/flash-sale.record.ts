import { Check, Column, Entity, Exclusion, Index, PrimaryColumn } from 'typeorm';
import { HeadRecord } from '../../../platform/index.js';
import type { FlashSaleState } from '../../domain/flash-sale.js';

export const OVERLAP_CONSTRAINT = 'flash_sale_overlap';

/**
 * A row of the table `flash_sale`. `product_id` has no foreign key, because products belong to another module. The
 * purge of the bin erases the sales of erased products.
 */
@Entity('flash_sale')
@Index('flash_sale_end', ['endDate', 'id'], { where: 'deleted_at IS NULL' })
// This index is defined only in a migration, because TypeORM cannot express a descending order.
@Index('flash_sale_deleted', { synchronize: false })
@Check('flash_sale_percentage', 'discount_percentage BETWEEN 1 AND 99')
@Check('flash_sale_window', 'end_date > coalesce(start_date, created_at)')
// Two sales of one product must not overlap. A sale may start at the instant at which another sale ends: '[)'.
@Exclusion(
  OVERLAP_CONSTRAINT,
  `USING gist (product_id WITH =, tstzrange(coalesce(start_date, created_at), end_date, '[)') WITH &&) WHERE (deleted_at IS NULL)`,
)
export class FlashSaleRecord extends HeadRecord implements FlashSaleState {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'flash_sale_pk' })
  id: string;

  @Column('uuid', { name: 'product_id' })
  productId: string;

  @Column('integer', { name: 'discount_percentage' })
  discountPercentage: number;

  @Column('timestamptz', { name: 'start_date', nullable: true })
  startDate: Date | null;

  @Column('timestamptz', { name: 'end_date' })
  endDate: Date;

  @Column('boolean', { name: 'is_sample', default: false })
  isSample: boolean;
}
