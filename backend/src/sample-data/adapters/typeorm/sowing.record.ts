import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sowing, SowingStage } from '../../domain/sowing.js';

/** One row: a database is sown once. */
@Entity('sample_data')
@Check('sample_data_only_one', 'id = 1')
@Check('sample_data_stage', `stage IN ('begun', 'sown', 'removed')`)
export class SowingRecord implements Sowing {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'sample_data_pk' })
  id: number;

  @Column('text')
  stage: SowingStage;

  @Column('uuid', { name: 'category_ids', array: true })
  categoryIds: string[];

  @Column('uuid', { name: 'product_ids', array: true })
  productIds: string[];

  @Column('uuid', { name: 'flash_sale_ids', array: true })
  flashSaleIds: string[];
}
