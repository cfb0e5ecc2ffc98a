/** Whether to delete or keep the sample categories that contain no items of the owner. */
export type SampleCategories = 'delete' | 'keep';

/** A slice's part of the sample data for an empty shop. The rows of the part are marked as sample. */
export interface SampleData {
  /** Parts are seeded in this order, and removed in reverse order. */
  readonly order: number;
  /**
   * Whether the tables have never had a row, including deleted rows. Undefined for a part that only extends another
   * part.
   */
  isUntouched?(): Promise<boolean>;
  /**
   * Adds the sample rows that are missing. Some may already exist, because an interrupted run is repeated.
   * @param catalog the packaged file, which contains this part and all other parts
   */
  seed(catalog: object): Promise<void>;
  /** Whether any sample row exists that has not been deleted. Undefined for a part that only extends another part. */
  isPresent?(): Promise<boolean>;
  /**
   * Deletes the sample rows.
   * @returns the number of deleted rows of each kind. The API uses the same names for the kinds.
   */
  remove(categories: SampleCategories): Promise<Readonly<Record<string, number>>>;
}
