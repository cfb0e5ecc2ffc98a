export type SowingStage = 'begun' | 'sown' | 'removed';

/** The shop's memory of its sample catalogue: once it exists, the shop is never sown again. */
export interface Sowing {
  readonly stage: SowingStage;
  readonly categoryIds: readonly string[];
  readonly productIds: readonly string[];
  readonly flashSaleIds: readonly string[];
}
