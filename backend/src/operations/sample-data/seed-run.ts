/**
 * 'begun': the ids of categories and products are saved; 'sown': everything is seeded, also the sales; 'removed': the
 * owner deleted the sample data.
 */
export type SeedStage = 'begun' | 'sown' | 'removed';

/** The record of the seeding of the sample catalog. From 'sown' on, the shop is never seeded again. */
export interface SeedRun {
  readonly stage: SeedStage;
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
  readonly flashSaleIds: readonly string[];
}
