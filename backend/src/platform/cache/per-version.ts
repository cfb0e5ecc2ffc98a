import type { CacheVersion } from './cache-version.js';

export class PerVersion<T> {
  private loaded: { readonly version: number; readonly value: Promise<T> } | undefined;

  constructor(
    private readonly version: Pick<CacheVersion, 'current'>,
    private readonly load: () => Promise<T>,
  ) {}

  /**
   * Returns the value of the current cache version. While there is no current version, each call loads the value again.
   * A failed load is not stored.
   */
  get(): Promise<T> {
    const version = this.version.current();
    if (version === undefined) return this.load();
    if (this.loaded?.version !== version) {
      const loaded = { version, value: this.load() };
      this.loaded = loaded;
      loaded.value.catch(() => {
        if (this.loaded === loaded) this.loaded = undefined;
      });
    }
    return this.loaded.value;
  }
}

/** Returns a function that keeps what a load returns for the current cache version. */
export const keptPer =
  (version: Pick<CacheVersion, 'current'>) =>
  <T>(load: () => Promise<T>): (() => Promise<T>) => {
    const value = new PerVersion(version, load);
    return () => value.get();
  };
