export type SeedStage = 'begun' | 'sown' | 'removed';

/** The shop's memory of its sample catalog: once it exists, the shop is never seeded again. */
export interface SeedRun {
  readonly stage: SeedStage;
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
  readonly flashSaleIds: readonly string[];
}
