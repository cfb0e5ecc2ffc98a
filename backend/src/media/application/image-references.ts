import { objectPathOf } from '../domain/image-name.js';
import type { ObjectReferences } from './ports/object-references.js';

/** Which images any feature refers to, by path or by absolute URL (as copied from a page). */
export class ImageReferences {
  private readonly readers: ObjectReferences[] = [];
  private isClosed = false;

  constructor(private readonly site: { readonly publicUrl: string }) {}

  /**
   * A feature that stores image paths adds its reader in the constructor of its module class. Images that no reader
   * returns are removed after a day.
   */
  add(reader: ObjectReferences): void {
    if (this.isClosed) throw new Error('A reader of image references was added too late');
    this.readers.push(reader);
  }

  /** Called when all readers are added. Until then the other methods reject, because an image may seem unused. */
  close(): void {
    this.isClosed = true;
  }

  referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.collect(keys, (reader, paths) => reader.referencedAmong(paths));
  }

  /** The same without images that only the sample catalog refers to. */
  ownAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.collect(keys, (reader, paths) => reader.ownAmong(paths));
  }

  /** Rejects when one reader does, because an image in use would otherwise seem unused. */
  private async collect(
    keys: readonly string[],
    among: (reader: ObjectReferences, paths: readonly string[]) => Promise<string[]>,
  ): Promise<Set<string>> {
    if (!this.isClosed || this.readers.length === 0)
      throw new Error('It is not known which features refer to images');
    const keyByUrl = new Map(
      keys.flatMap((key): [string, string][] => [
        [objectPathOf(key), key],
        [this.site.publicUrl + objectPathOf(key), key],
      ]),
    );
    const results = await Promise.all(this.readers.map((reader) => among(reader, [...keyByUrl.keys()])));
    return new Set(results.flat().flatMap((url) => keyByUrl.get(url) ?? []));
  }
}
