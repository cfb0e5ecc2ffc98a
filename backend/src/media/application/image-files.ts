import { keysOfImage, mainKeyOf } from '../domain/image-name.js';
import type { EncodedFile, ObjectStorage } from './ports.js';

const PUBLIC_PREFIX = 'public/';
const WRITES_AT_ONCE = 8;

export class ImageFiles {
  constructor(private readonly storage: ObjectStorage) {}

  /**
   * Stores the files. Main images are stored after all variants, so that every stored main image has its variants.
   * Storing the same files again is allowed.
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

  /** Reads an image file. @returns undefined if the key is not the key of an image file, or no such file is stored. */
  async read(key: string): Promise<Buffer | undefined> {
    return mainKeyOf(key) === undefined ? undefined : this.storage.get(PUBLIC_PREFIX + key);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return mainKeyOf(key) === undefined ? undefined : (await this.storage.head(PUBLIC_PREFIX + key))?.size;
  }

  /** Removes an image. The main file is removed first, so that no stored main image lacks its variants. */
  async clear(mainKey: string): Promise<void> {
    for (const key of keysOfImage(mainKey)) await this.storage.remove(PUBLIC_PREFIX + key);
  }

  /** Returns the main keys of all stored images, also of images that are not recorded in the database. */
  async mainKeys(): Promise<string[]> {
    const mains = new Set<string>();
    for await (const key of this.storage.list(PUBLIC_PREFIX)) {
      const main = mainKeyOf(key.slice(PUBLIC_PREFIX.length));
      if (main !== undefined) mains.add(main);
    }
    return [...mains];
  }
}
