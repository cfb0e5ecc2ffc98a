import type { Clock } from '../../platform/clock/clock.js';
import { keysOfImage, mainKeyOf } from '../domain/image-name.js';
import type { ObjectStorage } from './ports/object-storage.js';
import type { EncodedFile } from './ports/image-encoder.js';
import type { PublishedImages } from './ports/published-images.js';

const PUBLIC_PREFIX = 'public/';
const WRITES_AT_ONCE = 8;

/** The files of the published images. */
export class PublishedImageStore {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly published: PublishedImages,
    private readonly clock: Clock,
  ) {}

  /** Stores the files of encoded images, main images and variants. The same files may be stored again. */
  async importObjects(files: readonly EncodedFile[]): Promise<void> {
    const mains = new Set(files.map(({ key }) => mainKeyOf(key) ?? refuse(key)));
    // Recorded before they are stored, so that the garbage collector knows every file.
    await this.published.record([...mains], await this.clock.now());
    // Main images last: where a main image exists, its variants do.
    await this.write(files.filter(({ key }) => !mains.has(key)));
    await this.write(files.filter(({ key }) => mains.has(key)));
  }

  /** @returns undefined for a key that does not exist or is not an image's, even if the storage has such an object. */
  async read(key: string): Promise<Buffer | undefined> {
    return mainKeyOf(key) === undefined ? undefined : this.storage.get(PUBLIC_PREFIX + key);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return mainKeyOf(key) === undefined ? undefined : (await this.storage.head(PUBLIC_PREFIX + key))?.size;
  }

  /** Removes an image, its main file first, so that there is never a main image without its variants. */
  async clear(mainKey: string): Promise<void> {
    for (const key of keysOfImage(mainKey)) await this.storage.remove(PUBLIC_PREFIX + key);
  }

  /** The main keys of all stored images, recorded or not. */
  mainKeys(): Promise<string[]> {
    return listMainKeys(this.storage);
  }

  private async write(files: readonly EncodedFile[]): Promise<void> {
    for (let start = 0; start < files.length; start += WRITES_AT_ONCE) {
      const batch = files.slice(start, start + WRITES_AT_ONCE);
      await Promise.all(
        batch.map(({ key, contentType, bytes }) =>
          this.storage.put(PUBLIC_PREFIX + key, { contentType, body: bytes }),
        ),
      );
    }
  }
}

/** The main keys of all images in a storage. */
export async function listMainKeys(storage: ObjectStorage): Promise<string[]> {
  const mains = new Set<string>();
  for await (const key of storage.list(PUBLIC_PREFIX)) {
    const main = mainKeyOf(key.slice(PUBLIC_PREFIX.length));
    if (main !== undefined) mains.add(main);
  }
  return [...mains];
}

function refuse(key: string): never {
  throw new Error(`Not the name of an image: ${JSON.stringify(key)}`);
}
