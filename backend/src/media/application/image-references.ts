import { objectPathOf } from '../domain/image-name.js';
import type { ObjectReferences } from './ports.js';

/** Finds the images that any module refers to, by path or by absolute URL (as copied from a page). */
export class ImageReferences {
  /**
   * @param readers returns the readers that the modules contribute. Images that no reader finds are removed after a
   * day.
   */
  constructor(
    private readonly site: { readonly publicUrl: string },
    private readonly readers: () => readonly ObjectReferences[],
  ) {}

  referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.collect(keys, (reader, paths) => reader.referencedAmong(paths));
  }

  /** Like `referencedAmong`, but leaves out images that only the sample catalog refers to. */
  ownAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.collect(keys, (reader, paths) => reader.ownAmong(paths));
  }

  /**
   * If one reader fails, the whole call fails. A partial result would make the images of the failed reader seem unused.
   */
  private async collect(
    keys: readonly string[],
    among: (reader: ObjectReferences, paths: readonly string[]) => Promise<string[]>,
  ): Promise<Set<string>> {
    const readers = this.readers();
    // Without readers, every image would seem unused.
    if (readers.length === 0) throw new Error('It is not known which slices refer to images');
    const keyByUrl = new Map(
      keys.flatMap((key): [string, string][] => [
        [objectPathOf(key), key],
        [this.site.publicUrl + objectPathOf(key), key],
      ]),
    );
    const results = await Promise.all(readers.map((reader) => among(reader, [...keyByUrl.keys()])));
    return new Set(results.flat().flatMap((url) => keyByUrl.get(url) ?? []));
  }
}
