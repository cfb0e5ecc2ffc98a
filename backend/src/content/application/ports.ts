// The ports of this module. Each port has a fake in testing/ and an adapter in adapters/.

export interface StoredContent {
  readonly body: unknown;
  /** Incremented with every save. */
  readonly version: number;
}

/** Stores one object for each key. */
export abstract class ContentStore {
  abstract find(key: string): Promise<StoredContent | undefined>;
  /** Returns all objects by their keys. */
  abstract findAll(): Promise<ReadonlyMap<string, StoredContent>>;
  /**
   * Replaces the stored object. The version check and the save are atomic, also between replicas.
   * @param expectedVersion the version that must be stored. 0 means that no object may be stored; undefined skips the
   * check.
   * @returns the new version; undefined, without a save, if another version is stored.
   */
  abstract save(key: string, body: object, now: Date, expectedVersion?: number): Promise<number | undefined>;
}
