import type { Clock } from '../../platform/clock/clock.js';
import { contentTypeOf, keysOfPicture, mainKeyOf } from '../domain/picture-key.js';
import type { ObjectStorage } from './ports/object-storage.js';
import type { EncodedFile } from './ports/picture-encoder.js';
import type { PublishedPictures } from './ports/published-pictures.js';

const SHELF = 'public/';
const WRITES_AT_ONCE = 8;

/** A picture file as a visitor gets it. */
export interface ServedObject {
  bytes: Buffer;
  contentType: string;
}

/** The published pictures: what visitors see, and nothing else. */
export class PictureShelf {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly published: PublishedPictures,
    private readonly clock: Clock,
  ) {}

  /** Files of encoded pictures, main pictures and siblings. Doing it again with the same files is fine. */
  async add(files: readonly EncodedFile[]): Promise<void> {
    const mains = new Set(files.map(({ key }) => mainKeyOf(key) ?? refuse(key)));
    // Known before they exist, so that no file is ever without an owner who would collect it.
    await this.published.record([...mains], await this.clock.now());
    // A main picture comes last: where it is, its siblings are.
    await this.write(files.filter(({ key }) => !mains.has(key)));
    await this.write(files.filter(({ key }) => mains.has(key)));
  }

  async read(key: string): Promise<ServedObject | undefined> {
    if (mainKeyOf(key) === undefined) return undefined;
    const bytes = await this.storage.get(SHELF + key);
    return bytes && { bytes, contentType: contentTypeOf(key) };
  }

  async measure(key: string): Promise<{ size: number; contentType: string } | undefined> {
    if (mainKeyOf(key) === undefined) return undefined;
    const found = await this.storage.head(SHELF + key);
    return found && { size: found.size, contentType: contentTypeOf(key) };
  }

  /** Main picture first, so that nobody finds a picture without its siblings. */
  async clear(mainKey: string): Promise<void> {
    for (const key of keysOfPicture(mainKey)) await this.storage.remove(SHELF + key);
  }

  /** The main keys of all files that are really there. */
  async mainKeys(): Promise<string[]> {
    const mains = new Set<string>();
    for await (const key of this.storage.list(SHELF)) {
      const main = mainKeyOf(key.slice(SHELF.length));
      if (main !== undefined) mains.add(main);
    }
    return [...mains];
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

function refuse(key: string): never {
  throw new Error(`Not the name of a picture: ${JSON.stringify(key)}`);
}
