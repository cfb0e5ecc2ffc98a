export type ContentKey = 'footer-settings' | 'about-content' | 'site-content';

export interface StoredContent {
  readonly body: unknown;
  /** Rises by one with every save. */
  readonly version: number;
}

/** Keeps one whole object for each key. */
export abstract class ContentStore {
  abstract find(key: ContentKey): Promise<StoredContent | undefined>;
  /**
   * Saves, unless another version is stored than the expected one, if one is expected; 0 expects that nothing is.
   * Check and save are one step, also between replicas.
   * @returns the new version, undefined when nothing was saved.
   */
  abstract save(
    key: ContentKey,
    body: object,
    now: Date,
    expectedVersion?: number,
  ): Promise<number | undefined>;
}
