import type { Clock } from '../../platform/clock/clock.js';
import { objectPathOf } from '../domain/object-path.js';
import type { PictureShelf } from './picture-shelf.js';
import type { ExclusiveRun } from './ports/exclusive-run.js';
import type { ObjectReferences } from './ports/object-references.js';
import type { PublishedPictures } from './ports/published-pictures.js';
import type { UploadRepository } from './ports/upload-repository.js';
import type { Quarantine } from './quarantine.js';

export const GRACE_MS = 24 * 60 * 60 * 1000;

/** Removes what nobody uses: uploads never published, pictures that nothing has referred to for a day. */
export class GarbageCollector {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly published: PublishedPictures,
    private readonly quarantine: Quarantine,
    private readonly shelf: PictureShelf,
    private readonly references: ObjectReferences,
    private readonly clock: Clock,
    private readonly exclusive: ExclusiveRun,
    private readonly site: { readonly publicUrl: string },
  ) {}

  /** @returns false when another replica is collecting. */
  async collect(): Promise<boolean> {
    return this.exclusive.attempt(async () => {
      const now = await this.clock.now();
      const dayAgo = new Date(now.getTime() - GRACE_MS);
      await this.collectUploads(dayAgo);
      await this.adoptStrays(now);
      await this.mark(now, dayAgo);
      await this.sweep(dayAgo);
    });
  }

  private async collectUploads(dayAgo: Date): Promise<void> {
    for (const id of await this.uploads.idsIssuedBefore(dayAgo)) {
      await this.quarantine.clear(id);
      await this.uploads.remove(id);
    }
    // Bytes without an upload: a database was restored from before them.
    const withBytes = await this.quarantine.uploadIds();
    const existing = await this.uploads.existingAmong(withBytes);
    for (const id of withBytes) if (!existing.has(id)) await this.quarantine.clear(id);
  }

  /** Pictures that the database does not know get a day like any other, in case a product refers to them. */
  private async adoptStrays(now: Date): Promise<void> {
    await this.published.record(await this.published.unknownAmong(await this.shelf.mainKeys()), now);
  }

  private async mark(now: Date, dayAgo: Date): Promise<void> {
    const keys = await this.published.publishedBefore(dayAgo);
    const referenced = await this.referencedAmong(keys);
    await this.published.markReferenced(keys.filter((key) => referenced.has(key)));
    await this.published.markUnreferenced(
      keys.filter((key) => !referenced.has(key)),
      now,
    );
  }

  private async sweep(dayAgo: Date): Promise<void> {
    for (const key of await this.published.unreferencedSince(dayAgo)) {
      await this.published.forget(key, dayAgo, async () => {
        // A save may have taken the picture up since it was marked.
        if ((await this.referencedAmong([key])).has(key)) return false;
        await this.shelf.clear(key);
        return true;
      });
    }
  }

  /** By its path, or by the absolute address that somebody copied from a page. */
  private async referencedAmong(keys: readonly string[]): Promise<Set<string>> {
    const owners = new Map(
      keys.flatMap((key): [string, string][] => [
        [objectPathOf(key), key],
        [this.site.publicUrl + objectPathOf(key), key],
      ]),
    );
    const referenced = await this.references.referencedAmong([...owners.keys()]);
    return new Set(referenced.flatMap((address) => owners.get(address) ?? []));
  }
}
