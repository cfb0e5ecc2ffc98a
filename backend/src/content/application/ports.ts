export interface StoredContent {
  readonly body: unknown;
  /** Incremented with every save. */
  readonly version: number;
}

export abstract class ContentStore {
  abstract find(key: string): Promise<StoredContent | undefined>;
  abstract findAll(): Promise<ReadonlyMap<string, StoredContent>>;
  /**
   * Replaces the stored object. The version check and the save are atomic, also between replicas.
   * @param expectedVersion the version that must be stored. 0 means that no object may be stored; undefined skips the
   * check.
   * @returns the new version; undefined, without a save, if another version is stored.
   */
  abstract save(key: string, body: object, now: Date, expectedVersion?: number): Promise<number | undefined>;
}
