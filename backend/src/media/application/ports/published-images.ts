/** Records which images are published, and since when nothing has referred to them. Keys are main keys. */
export abstract class PublishedImages {
  /** Records images as published at `now`, also when they are recorded already. Their grace period starts at `now`. */
  abstract record(keys: readonly string[], now: Date): Promise<void>;
  /**
   * Restarts the grace period of an image at `now`: it counts as unreferenced from then until it is marked. Waits for a concurrent `removeIfUnreferenced` of the same image.
   * @returns false for an image that is not recorded.
   */
  abstract restartGracePeriod(key: string, now: Date): Promise<boolean>;
  /** @returns the keys that are not recorded. */
  abstract findUnrecorded(keys: readonly string[]): Promise<string[]>;
  /** Published at or before the instant. */
  abstract publishedUntil(instant: Date): Promise<string[]>;
  abstract markReferenced(keys: readonly string[]): Promise<void>;
  /** Does not change the date of images that already are unreferenced. */
  abstract markUnreferenced(keys: readonly string[], now: Date): Promise<void>;
  /** Unreferenced since the instant or longer. */
  abstract unreferencedSince(instant: Date): Promise<string[]>;
  /**
   * Removes the record of an image if it is unreferenced since `instant` and `removeFiles` returns true. A concurrent
   * `record` of the same image waits until then, so its files are stored after the removal.
   * @returns whether the record was removed.
   */
  abstract removeIfUnreferenced(
    key: string,
    instant: Date,
    removeFiles: () => Promise<boolean>,
  ): Promise<boolean>;
}
