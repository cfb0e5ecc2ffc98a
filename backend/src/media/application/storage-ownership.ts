import { DomainError } from '../../platform/domain/domain-error.js';
import { storageNotOurs } from '../domain/messages.js';
import { ImageFiles } from './image-files.js';
import type { Installation, ObjectStorage } from './ports.js';
import { StorageMarks } from './storage-marks.js';

export class StorageNotOurs extends DomainError {
  constructor() {
    super('unavailable', storageNotOurs);
    this.name = 'StorageNotOurs';
  }
}

/**
 * Finds the shop that owns the image storage, by a mark: an object named after the id of that shop's database. Without
 * the mark, a second shop on the same storage would treat the first shop's images as unreferenced and remove them.
 */
export class StorageOwnership {
  private readonly marks: StorageMarks;
  private readonly files: ImageFiles;
  private confirmed = false;

  constructor(
    storage: ObjectStorage,
    private readonly installation: Installation,
  ) {
    this.marks = new StorageMarks(storage);
    this.files = new ImageFiles(storage);
  }

  /**
   * @returns the reason, for the operator, why this shop must not change the storage; undefined when the shop owns it.
   */
  async reasonNotOwned(): Promise<string | undefined> {
    const ours = await this.installation.id();
    const owners = await this.claimIfUnmarked(ours);
    this.confirmed = owners.length === 1 && owners[0] === ours;
    if (this.confirmed) return undefined;
    const otherMarks = owners.filter((id) => id !== ours).map((id) => StorageMarks.keyOf(id));
    const ourMark = StorageMarks.keyOf(ours);
    // Without a mark of another database, the storage could not be claimed because of the images in it.
    return otherMarks.length > 0
      ? `the image storage bears the mark of another database (${otherMarks.join(', ')}; ours would be ${ourMark})`
      : `the image storage holds images and no mark (to take it over, put an object named ${ourMark} into it)`;
  }

  /**
   * Records that this database uses the storage.
   * @returns the reason, for the operator, why this shop must not remove images.
   */
  async reasonToKeepImages(now: Date): Promise<string | undefined> {
    const reason = await this.reasonNotOwned();
    if (reason !== undefined) return reason;
    const use = {
      installation: await this.installation.id(),
      database: await this.installation.databaseName(),
    };
    await this.marks.recordUse(use, now);
    const copies = await this.marks.copiesOf(use, now);
    return copies.length > 0
      ? `a copy of this database uses the same image storage (${copies.join(', ')})`
      : undefined;
  }

  /**
   * Checks that this shop owns the image storage. A positive result is remembered for later calls.
   * @throws StorageNotOurs
   */
  async assertOwned(): Promise<void> {
    if (!this.confirmed && (await this.reasonNotOwned()) !== undefined) throw new StorageNotOurs();
  }

  /**
   * @param ours the id of this shop's database.
   * @returns the ids of the databases that own or claim the storage.
   */
  private async claimIfUnmarked(ours: string): Promise<string[]> {
    const owners = await this.marks.settle(ours);
    if (owners.length > 0 || (await this.files.mainKeys()).length > 0) return owners;
    await this.marks.put(ours);
    const claimants = await this.marks.ids();
    // Each claimant stores its own mark and then lists all marks. So of two simultaneous claimants, at least one sees
    // both marks and removes its own mark.
    if (claimants.some((id) => id !== ours)) await this.marks.remove(ours);
    return claimants;
  }
}
