/** The fate of the sample categories that contain nothing of the owner's. */
export type SampleCategories = 'delete' | 'keep';

/** A slice's part of the sample data of an empty shop. Its rows are marked as sample. */
export interface SampleData {
  /** Parts are seeded in this order, and removed in reverse order. */
  readonly order: number;
  /** Whether no row was ever added; deleted rows count. Missing in a part that only extends another one. */
  isUntouched?(): Promise<boolean>;
  /**
   * Adds the missing rows, because an interrupted run is repeated.
   * @param catalog the packaged file, with this part and the others
   */
  seed(catalog: object): Promise<void>;
  /** Whether any sample row is not deleted. Missing in a part that only extends another one. */
  isPresent?(): Promise<boolean>;
  /** Whether any row of the owner's is not deleted. Missing in a part that only extends another one. */
  isOwnPresent?(): Promise<boolean>;
  /** Deletes the sample rows. @returns the number of deleted rows, by their names in the API. */
  remove(categories: SampleCategories): Promise<Readonly<Record<string, number>>>;
}
