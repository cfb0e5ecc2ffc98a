import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { SeedRun, SeedStage } from './seed-run.js';

/** One row: a database is seeded once. */
@Entity('sample_data')
@Check('sample_data_only_one', 'id = 1')
@Check('sample_data_stage', `stage IN ('begun', 'sown', 'removed')`)
export class SeedRunRecord implements SeedRun {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'sample_data_pk' })
  id: number;

  @Column('text')
  stage: SeedStage;

  @Column('uuid', { name: 'category_ids', array: true })
  categoryIds: string[];

  @Column('uuid', { name: 'product_ids', array: true })
  productIds: string[];

  @Column('uuid', { name: 'flash_sale_ids', array: true })
  flashSaleIds: string[];
}
