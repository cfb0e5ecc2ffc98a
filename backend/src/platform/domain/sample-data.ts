/** Whether to delete or keep those sample categories that contain nothing of the owner's. */
export type SampleCategories = 'delete' | 'keep';

/** A slice's part of the sample data for an empty shop. The rows of the part are marked as sample. */
export interface SampleData {
  /** Parts are seeded in this order, and removed in reverse order. */
  readonly order: number;
  /** Whether the tables never had a row, not even a deleted one. Missing in a part that only extends another part. */
  isUntouched?(): Promise<boolean>;
  /**
   * Adds those sample rows that are missing, because an interrupted run is repeated.
   * @param catalog the packaged file, which contains this part and all other parts
   */
  seed(catalog: object): Promise<void>;
  /** Whether any sample row exists that is not deleted. Missing in a part that only extends another part. */
  isPresent?(): Promise<boolean>;
  /** Whether any row of the owner exists that is not deleted. Missing in a part that only extends another part. */
  isOwnPresent?(): Promise<boolean>;
  /**
   * Deletes the sample rows.
   * @returns the number of deleted rows of each kind, under the kind's name in the API.
   */
  remove(categories: SampleCategories): Promise<Readonly<Record<string, number>>>;
}
