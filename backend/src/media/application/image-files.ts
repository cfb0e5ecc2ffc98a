import { keysOfImage, mainKeyOf } from '../domain/image-name.js';
import type { EncodedFile, ObjectStorage } from './ports.js';

const PUBLIC_PREFIX = 'public/';
const WRITES_AT_ONCE = 8;

/** The files of all images in a storage, including images that the database does not know. */
export class ImageFiles {
  constructor(private readonly storage: ObjectStorage) {}

  /**
   * Stores main images after all variants, so that every stored main image has its variants. Storing the same files
   * again is allowed.
   */
  async write(files: readonly EncodedFile[]): Promise<void> {
    const isMain = ({ key }: EncodedFile): boolean => key === mainKeyOf(key);
    for (const part of [files.filter((file) => !isMain(file)), files.filter(isMain)])
      for (let start = 0; start < part.length; start += WRITES_AT_ONCE)
        await Promise.all(
          part
            .slice(start, start + WRITES_AT_ONCE)
            .map(({ key, contentType, bytes }) =>
              this.storage.put(PUBLIC_PREFIX + key, { contentType, body: bytes }),
            ),
        );
  }

  /** @returns undefined for a missing key and for a key that is not an image's, even if such an object exists. */
  async read(key: string): Promise<Buffer | undefined> {
    return mainKeyOf(key) === undefined ? undefined : this.storage.get(PUBLIC_PREFIX + key);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return mainKeyOf(key) === undefined ? undefined : (await this.storage.head(PUBLIC_PREFIX + key))?.size;
  }

  /** Removes an image, its main file first, so that a main image never lacks its variants. */
  async clear(mainKey: string): Promise<void> {
    for (const key of keysOfImage(mainKey)) await this.storage.remove(PUBLIC_PREFIX + key);
  }

  /** The main keys of all stored images, whether the database knows them or not. */
  async mainKeys(): Promise<string[]> {
    const mains = new Set<string>();
    for await (const key of this.storage.list(PUBLIC_PREFIX)) {
      const main = mainKeyOf(key.slice(PUBLIC_PREFIX.length));
      if (main !== undefined) mains.add(main);
    }
    return [...mains];
  }
}
