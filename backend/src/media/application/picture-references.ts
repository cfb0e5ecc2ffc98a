import { objectPathOf } from '../domain/object-path.js';
import type { ObjectReferences } from './ports/object-references.js';

/** Which pictures something refers to: by its path, or by the absolute address that somebody copied from a page. */
export class PictureReferences {
  constructor(
    private readonly references: ObjectReferences,
    private readonly site: { readonly publicUrl: string },
  ) {}

  referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.found(keys, (paths) => this.references.referencedAmong(paths));
  }

  /** Without what only the sample catalogue refers to. */
  ownAmong(keys: readonly string[]): Promise<Set<string>> {
    return this.found(keys, (paths) => this.references.ownAmong(paths));
  }

  private async found(
    keys: readonly string[],
    among: (paths: readonly string[]) => Promise<string[]>,
  ): Promise<Set<string>> {
    const owners = new Map(
      keys.flatMap((key): [string, string][] => [
        [objectPathOf(key), key],
        [this.site.publicUrl + objectPathOf(key), key],
      ]),
    );
    const referenced = await among([...owners.keys()]);
    return new Set(referenced.flatMap((address) => owners.get(address) ?? []));
  }
}
