import type { Clock } from '../../platform/clock/clock.js';
import type { Lock } from '../../platform/lock/lock.js';
import type { PublishedImageStore } from './published-image-store.js';
import type { ImageReferences, PublishedImages, UploadRepository } from './ports.js';
import type { Quarantine } from './quarantine.js';
import type { StorageOwnership } from './storage-ownership.js';

/** Time after which an upload (published or not) or an unreferenced image is removed. */
export const GRACE_MS = 24 * 60 * 60 * 1000;

// If at least 10 images, and more than a tenth of all images, are unused, the catalog has probably been lost. In this
// case, the images are removed only on a command from the panel.
const MANY_IMAGES = 10;
const MANY_SHARE = 0.1;

export interface OperatorLog {
  warn(message: string): void;
}

/**
 * Removes unneeded files: uploads that were issued more than a day ago, with their quarantined files, and images that
 * have been unreferenced for a day.
 */
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
   * Runs one collection.
   * @param ignoreLimit whether unused images are removed even if there are too many to remove without a command from
   * the panel.
   * @throws when storage, database or a reader of references fails.
   * @returns false, without starting, while another collection or a backup runs.
   */
  async collect({ ignoreLimit = false } = {}): Promise<boolean> {
    return this.lock.tryRun('imageCollection', async () => {
      const now = await this.clock.now();
      const reason = await this.ownership.reasonToKeepImages(now);
      if (reason !== undefined) {
        this.log.warn(`No image is collected: ${reason}`);
        return;
      }
      const dayAgo = new Date(now.getTime() - GRACE_MS);
      await this.collectUploads(dayAgo);
      await this.recordUnrecordedImages(now);
      await this.mark(now, dayAgo);
      const waiting = ignoreLimit ? 0 : await this.waitingRemovals();
      if (waiting === 0) await this.sweep(dayAgo);
      else
        this.log.warn(
          `No image is removed: ${String(waiting)} that nothing refers to wait for a command from the panel`,
        );
    });
  }

  /**
   * Returns the number of unused images if there are too many to remove without a command from the panel; 0 if the
   * images may be removed. Released images do not count (see `ImageRetention.release`).
   */
  async waitingRemovals(): Promise<number> {
    const now = await this.clock.now();
    const dayAgo = new Date(now.getTime() - GRACE_MS);
    const unused = await this.published.unreferencedSince(dayAgo, { withReleased: false });
    const count = unused.length - (await this.references.referencedAmong(unused)).size;
    const all = await this.published.publishedUntil(now);
    return count >= MANY_IMAGES && count > all.length * MANY_SHARE ? count : 0;
  }

  private async collectUploads(dayAgo: Date): Promise<void> {
    for (const id of await this.uploads.idsIssuedBefore(dayAgo)) {
      await this.quarantine.clear(id);
      await this.uploads.remove(id);
    }
    // A database that was restored from an older backup may lack the uploads of some quarantined files.
    const quarantinedIds = await this.quarantine.uploadIds();
    const existing = await this.uploads.existingAmong(quarantinedIds);
    for (const id of quarantinedIds) if (!existing.has(id)) await this.quarantine.clear(id);
  }

  /** Records images that are stored but not recorded in the database. Their grace period starts at `now`. */
  private async recordUnrecordedImages(now: Date): Promise<void> {
    await this.published.record(await this.published.findUnrecorded(await this.imageStore.mainKeys()), now);
  }

  private async mark(now: Date, dayAgo: Date): Promise<void> {
    const keys = await this.published.publishedUntil(dayAgo);
    const referenced = await this.references.referencedAmong(keys);
    await this.published.markReferenced(keys.filter((key) => referenced.has(key)));
    await this.published.markUnreferenced(
      keys.filter((key) => !referenced.has(key)),
      now,
    );
  }

  private async sweep(dayAgo: Date): Promise<void> {
    for (const key of await this.published.unreferencedSince(dayAgo)) {
      await this.published.removeIfUnreferenced(key, dayAgo, async () => {
        // The image may have been referenced after it was marked as unreferenced.
        if ((await this.references.referencedAmong([key])).has(key)) return false;
        await this.imageStore.clear(key);
        return true;
      });
    }
  }
}
