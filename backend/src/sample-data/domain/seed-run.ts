/** 'begun': the ids are saved; 'sown': everything is seeded; 'removed': the owner deleted the sample data. */
export type SeedStage = 'begun' | 'sown' | 'removed';

/** The record of the seeding of the sample catalog. Once it is complete, the shop is never seeded again. */
export interface SeedRun {
  readonly stage: SeedStage;
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
  readonly flashSaleIds: readonly string[];
}
