/** What becomes of the sample categories that hold nothing of the owner's. */
export type SampleCategories = 'delete' | 'keep';

/** A slice's part of the sample data, which an empty shop starts with. Its rows are marked as sample. */
export interface SampleData {
  /** Parts are seeded in this order, and removed in the reverse one. */
  readonly order: number;
  /** Whether no row was ever added; deleted ones count. Not asked of a part that only adds to another one. */
  isUntouched?(): Promise<boolean>;
  /**
   * Adds what is missing, because an interrupted run is repeated.
   * @param catalog the packaged file, with this part and the others
   */
  seed(catalog: object): Promise<void>;
  /** Whether any sample row is not deleted. Not asked of a part that only adds to another one. */
  isPresent?(): Promise<boolean>;
  /** Whether any row of the owner's is not deleted. Not asked of a part that only adds to another one. */
  isOwnPresent?(): Promise<boolean>;
  /** Deletes the sample rows. @returns how many, by their names in the API. */
  remove(categories: SampleCategories): Promise<Readonly<Record<string, number>>>;
}
