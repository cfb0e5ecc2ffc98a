/** Which images are published, and since when nothing has referred to them. */
export abstract class PublishedImages {
  /** Records them, or records them afresh: either way their grace period starts at `now`. */
  abstract record(keys: readonly string[], now: Date): Promise<void>;
  /**
   * Lets the grace period of an image start at `now`, after waiting for a `forget` that is at it.
   * @returns false for an image that is not recorded.
   */
  abstract renew(key: string, now: Date): Promise<boolean>;
  abstract unknownAmong(keys: readonly string[]): Promise<string[]>;
  abstract publishedBefore(instant: Date): Promise<string[]>;
  abstract markReferenced(keys: readonly string[]): Promise<void>;
  /** Leaves the date of those that already were unreferenced. */
  abstract markUnreferenced(keys: readonly string[], now: Date): Promise<void>;
  abstract unreferencedSince(instant: Date): Promise<string[]>;
  /**
   * Forgets an image that is still unreferenced since `instant` and removes its files, while anyone who
   * publishes the same image at this moment waits and then puts the files anew.
   */
  abstract forget(key: string, instant: Date, removeFiles: () => Promise<boolean>): Promise<boolean>;
}
