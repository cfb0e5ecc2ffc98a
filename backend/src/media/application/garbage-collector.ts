import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { ImageReferences } from './image-references.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { PublishedImages } from './ports/published-images.js';
import type { UploadRepository } from './ports/upload-repository.js';
import type { Quarantine } from './quarantine.js';
import type { StorageOwnership } from './storage-ownership.js';

export const GRACE_MS = 24 * 60 * 60 * 1000;

// So many at once are rather a lost catalog than images that went out of use.
const MANY = 10;
const MANY_SHARE = 0.1;

/** Where the operator reads what was not done. */
export interface OperatorLog {
  warn(message: string): void;
}

/** Removes what nobody uses: uploads never published, images that nothing has referred to for a day. */
export class GarbageCollector {
  constructor(
    private readonly uploads: UploadRepository,
    private readonly published: PublishedImages,
    private readonly quarantine: Quarantine,
    private readonly imageStore: PublishedImageStore,
    private readonly references: ImageReferences,
    private readonly ownership: StorageOwnership,
    private readonly clock: Clock,
    private readonly lock: Lock,
    private readonly log: OperatorLog,
  ) {}

  /**
   * @param evenMany also removes so many images at once that they would wait for an explicit command.
   * @returns false when another replica is collecting.
   */
  async collect({ evenMany = false } = {}): Promise<boolean> {
    return this.lock.tryRun('imageCollection', async () => {
      const obstacle = await this.ownership.obstacle();
      if (obstacle !== undefined) {
        this.log.warn(`No image is collected: ${obstacle}`);
        return;
      }
      const now = await this.clock.now();
      const dayAgo = new Date(now.getTime() - GRACE_MS);
      await this.collectUploads(dayAgo);
      await this.adoptStrays(now);
      await this.mark(now, dayAgo);
      const waiting = evenMany ? 0 : await this.waiting();
      if (waiting === 0) await this.sweep(dayAgo);
      else
        this.log.warn(
          `No image is removed: ${String(waiting)} that nothing refers to wait for a command from the panel`,
        );
    });
  }

  /** How many images are too many to remove without an explicit command; 0 when there is nothing to ask. */
  async waiting(): Promise<number> {
    const now = await this.clock.now();
    const unused = await this.published.unreferencedSince(new Date(now.getTime() - GRACE_MS));
    const count = unused.length - (await this.references.referencedAmong(unused)).size;
    const all = await this.published.publishedBefore(now);
    return count >= MANY && count > all.length * MANY_SHARE ? count : 0;
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

  /** Images that the database does not know get a day like any other, in case a product refers to them. */
  private async adoptStrays(now: Date): Promise<void> {
    await this.published.record(await this.published.unknownAmong(await this.imageStore.mainKeys()), now);
  }

  private async mark(now: Date, dayAgo: Date): Promise<void> {
    const keys = await this.published.publishedBefore(dayAgo);
    const referenced = await this.references.referencedAmong(keys);
    await this.published.markReferenced(keys.filter((key) => referenced.has(key)));
    await this.published.markUnreferenced(
      keys.filter((key) => !referenced.has(key)),
      now,
    );
  }

  private async sweep(dayAgo: Date): Promise<void> {
    for (const key of await this.published.unreferencedSince(dayAgo)) {
      await this.published.forget(key, dayAgo, async () => {
        // A save may have taken the image up since it was marked.
        if ((await this.references.referencedAmong([key])).has(key)) return false;
        await this.imageStore.clear(key);
        return true;
      });
    }
  }
}
