import { objectPathOf } from '../domain/image-name.js';
import type { ObjectReferences } from './ports/object-references.js';

/** Which images something refers to: by its path, or by the absolute address that somebody copied from a page. */
export class ImageReferences {
  private readonly readers: ObjectReferences[] = [];
  private isClosed = false;

  constructor(private readonly site: { readonly publicUrl: string }) {}

  /**
   * A feature that stores images adds its reader in the constructor of its module class. What no reader names
   * is removed after a day.
   */
  add(reader: ObjectReferences): void {
    if (this.isClosed) throw new Error('A reader of image references was added too late');
    this.readers.push(reader);
  }

  /** From now on all readers are known; before, nobody can say that an image is unused. */
  close(): void {
    this.isClosed = true;
  }

  referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.found(keys, (reader, paths) => reader.referencedAmong(paths));
  }

  /** Without what only the sample catalog refers to. */
  ownAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.found(keys, (reader, paths) => reader.ownAmong(paths));
  }

  /** Fails when one reader does: without its answer an image in use would pass for an unused one. */
  private async found(
    keys: readonly string[],
    among: (reader: ObjectReferences, paths: readonly string[]) => Promise<string[]>,
  ): Promise<Set<string>> {
    if (!this.isClosed || this.readers.length === 0)
      throw new Error('It is not known which features refer to images');
    const owners = new Map(
      keys.flatMap((key): [string, string][] => [
        [objectPathOf(key), key],
        [this.site.publicUrl + objectPathOf(key), key],
      ]),
    );
    const answers = await Promise.all(this.readers.map((reader) => among(reader, [...owners.keys()])));
    return new Set(answers.flat().flatMap((address) => owners.get(address) ?? []));
  }
}
