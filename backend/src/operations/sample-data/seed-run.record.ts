import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** 'begun': sample rows may be missing. 'sown': everything is seeded. 'removed': the owner deleted the sample data. */
export const SEED_STAGES = ['begun', 'sown', 'removed'] as const;
export type SeedStage = (typeof SEED_STAGES)[number];

/**
 * The state of the seeding. The table has only one row, because a database is seeded once. A shop in stage 'sown' or
 * 'removed' is never seeded again.
 */
@Entity('sample_data')
@Check('sample_data_only_one', 'id = 1')
@Check('sample_data_stage', `stage IN ('begun', 'sown', 'removed')`)
export class SeedRunRecord {
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'sample_data_pk' })
  id: number;

  @Column('text')
  stage: SeedStage;
}
