import { PublishedImages } from '../application/ports.js';

interface Image {
  publishedAt: Date;
  unreferencedSince: Date | null;
  isReleased: boolean;
}

export class InMemoryPublishedImages extends PublishedImages {
  private readonly images = new Map<string, Image>();

  override record(keys: readonly string[], now: Date): Promise<void> {
    for (const key of keys)
      this.images.set(key, { publishedAt: now, unreferencedSince: now, isReleased: false });
    return Promise.resolve();
  }

  override restartGracePeriod(key: string, now: Date): Promise<boolean> {
    this.change(key, { unreferencedSince: now, isReleased: false });
    return Promise.resolve(this.images.has(key));
  }

  override findUnrecorded(keys: readonly string[]): Promise<string[]> {
    return Promise.resolve(keys.filter((key) => !this.images.has(key)));
  }

  override publishedUntil(instant: Date): Promise<string[]> {
    return Promise.resolve(this.keys(({ publishedAt }) => publishedAt <= instant));
  }

  override markReferenced(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.change(key, { unreferencedSince: null });
    return Promise.resolve();
  }

  override markUnreferenced(keys: readonly string[], now: Date): Promise<void> {
    for (const key of keys)
      if (this.images.get(key)?.unreferencedSince === null) this.change(key, { unreferencedSince: now });
    return Promise.resolve();
  }

  override release(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.change(key, { isReleased: true });
    return Promise.resolve();
  }

  override unreferencedSince(instant: Date, { withReleased } = { withReleased: true }): Promise<string[]> {
    const counts = ({ isReleased }: Image): boolean => withReleased || !isReleased;
    return Promise.resolve(this.keys((image) => isUnreferencedSince(image, instant) && counts(image)));
  }

  override async removeIfUnreferenced(
    key: string,
    instant: Date,
    removeFiles: () => Promise<boolean>,
  ): Promise<boolean> {
    const image = this.images.get(key);
    if (!image || !isUnreferencedSince(image, instant) || !(await removeFiles())) return false;
    return this.images.delete(key);
  }

  private keys(wanted: (image: Image) => boolean): string[] {
    return [...this.images].filter(([, image]) => wanted(image)).map(([key]) => key);
  }

  private change(key: string, change: Partial<Image>): void {
    const image = this.images.get(key);
    if (image) Object.assign(image, change);
  }
}

function isUnreferencedSince({ unreferencedSince }: Image, instant: Date): boolean {
  return unreferencedSince !== null && unreferencedSince <= instant;
}
