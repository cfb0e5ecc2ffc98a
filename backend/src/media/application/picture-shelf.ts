import type { Clock } from '../../platform/clock/clock.js';
import { keysOfPicture, mainKeyOf } from '../domain/picture-name.js';
import type { ObjectStorage } from './ports/object-storage.js';
import type { EncodedFile } from './ports/picture-encoder.js';
import type { PublishedPictures } from './ports/published-pictures.js';

const SHELF = 'public/';
const WRITES_AT_ONCE = 8;

/** The published pictures: what visitors see, and nothing else. */
export class PictureShelf {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly published: PublishedPictures,
    private readonly clock: Clock,
  ) {}

  /** Files of encoded pictures, main pictures and siblings. Doing it again with the same files is fine. */
  async importObjects(files: readonly EncodedFile[]): Promise<void> {
    const mains = new Set(files.map(({ key }) => mainKeyOf(key) ?? refuse(key)));
    // Known before they exist, so that no file is ever without an owner who would collect it.
    await this.published.record([...mains], await this.clock.now());
    // A main picture comes last: where it is, its siblings are.
    await this.write(files.filter(({ key }) => !mains.has(key)));
    await this.write(files.filter(({ key }) => mains.has(key)));
  }

  /** Undefined for everything that is not a published picture, whatever else the storage holds. */
  async read(key: string): Promise<Buffer | undefined> {
    return mainKeyOf(key) === undefined ? undefined : this.storage.get(SHELF + key);
  }

  async sizeOf(key: string): Promise<number | undefined> {
    return mainKeyOf(key) === undefined ? undefined : (await this.storage.head(SHELF + key))?.size;
  }

  /** Main picture first, so that nobody finds a picture without its siblings. */
  async clear(mainKey: string): Promise<void> {
    for (const key of keysOfPicture(mainKey)) await this.storage.remove(SHELF + key);
  }

  /** The main keys of all files that are really there. */
  mainKeys(): Promise<string[]> {
    return picturesIn(this.storage);
  }

  private async write(files: readonly EncodedFile[]): Promise<void> {
    for (let start = 0; start < files.length; start += WRITES_AT_ONCE) {
      const batch = files.slice(start, start + WRITES_AT_ONCE);
      await Promise.all(
        batch.map(({ key, contentType, bytes }) =>
          this.storage.put(SHELF + key, { contentType, body: bytes }),
        ),
      );
    }
  }
}

/** The main keys of all pictures in a storage. */
export async function picturesIn(storage: ObjectStorage): Promise<string[]> {
  const mains = new Set<string>();
  for await (const key of storage.list(SHELF)) {
    const main = mainKeyOf(key.slice(SHELF.length));
    if (main !== undefined) mains.add(main);
  }
  return [...mains];
}

function refuse(key: string): never {
  throw new Error(`Not the name of a picture: ${JSON.stringify(key)}`);
}
