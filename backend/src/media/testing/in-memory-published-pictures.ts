import { PublishedPictures } from '../application/ports/published-pictures.js';

interface Picture {
  publishedAt: Date;
  unreferencedSince: Date | null;
}

export class InMemoryPublishedPictures extends PublishedPictures {
  private readonly pictures = new Map<string, Picture>();

  override record(keys: readonly string[], now: Date): Promise<void> {
    for (const key of keys) this.pictures.set(key, { publishedAt: now, unreferencedSince: now });
    return Promise.resolve();
  }

  override renew(key: string, now: Date): Promise<boolean> {
    this.change(key, { unreferencedSince: now });
    return Promise.resolve(this.pictures.has(key));
  }

  override unknownAmong(keys: readonly string[]): Promise<string[]> {
    return Promise.resolve(keys.filter((key) => !this.pictures.has(key)));
  }

  override publishedBefore(instant: Date): Promise<string[]> {
    return Promise.resolve(this.keys(({ publishedAt }) => publishedAt <= instant));
  }

  override markReferenced(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.change(key, { unreferencedSince: null });
    return Promise.resolve();
  }

  override markUnreferenced(keys: readonly string[], now: Date): Promise<void> {
    for (const key of keys)
      if (this.pictures.get(key)?.unreferencedSince === null) this.change(key, { unreferencedSince: now });
    return Promise.resolve();
  }

  override unreferencedSince(instant: Date): Promise<string[]> {
    return Promise.resolve(this.keys((picture) => isUnreferencedSince(picture, instant)));
  }

  override async forget(key: string, instant: Date, removeFiles: () => Promise<boolean>): Promise<boolean> {
    const picture = this.pictures.get(key);
    if (!picture || !isUnreferencedSince(picture, instant) || !(await removeFiles())) return false;
    return this.pictures.delete(key);
  }

  private keys(wanted: (picture: Picture) => boolean): string[] {
    return [...this.pictures].filter(([, picture]) => wanted(picture)).map(([key]) => key);
  }

  private change(key: string, change: Partial<Picture>): void {
    const picture = this.pictures.get(key);
    if (picture) Object.assign(picture, change);
  }
}

function isUnreferencedSince({ unreferencedSince }: Picture, instant: Date): boolean {
  return unreferencedSince !== null && unreferencedSince <= instant;
}
