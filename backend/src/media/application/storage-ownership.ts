import { DomainError } from '../../platform/domain/domain-error.js';
import { imagesIn } from './published-image-store.js';
import type { ImageReferences } from './image-references.js';
import type { Installation } from './ports/installation.js';
import type { ObjectStorage } from './ports/object-storage.js';

const MARKS = 'installation/';

/** The image storage is not this shop's to change. */
export class StorageNotOurs extends DomainError {
  constructor() {
    super(
      'unavailable',
      'Penyimpanan foto ini milik toko lain, jadi foto tidak dapat disimpan. Hubungi pengelola situs.',
    );
    this.name = 'StorageNotOurs';
  }
}

/**
 * Whose the image storage is: it carries a mark, an object named after the id of one database. Without it, a
 * second shop on the same storage would take the first one's images for strays and remove them.
 */
export class StorageOwnership {
  private confirmed = false;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly installation: Installation,
    private readonly references: ImageReferences,
  ) {}

  /** @returns what keeps this shop from changing the storage, for the operator; undefined when it is ours. */
  async obstacle(): Promise<string | undefined> {
    const ours = MARKS + (await this.installation.id());
    const marks = await this.marksAfterClaiming(ours);
    this.confirmed = marks.length === 1 && marks[0] === ours;
    if (this.confirmed) return undefined;
    const others = marks.filter((mark) => mark !== ours);
    return others.length > 0
      ? `the image storage bears the mark of another database (${others.join(', ')}; ours would be ${ours})`
      : `the image storage holds images of another shop (to take it over, put an object named ${ours} into it)`;
  }

  /** Asks the storage only until it was found to be ours. */
  async require(): Promise<void> {
    if (!this.confirmed && (await this.obstacle()) !== undefined) throw new StorageNotOurs();
  }

  private async marksAfterClaiming(ours: string): Promise<string[]> {
    const found = await this.marks();
    if (found.length > 0 || !(await this.mayClaim())) return found;
    await this.storage.put(ours, { contentType: 'text/plain', body: Buffer.from(ours) });
    const marks = await this.marks();
    // Each claimant lists after it has put its mark, so of two at once at least one sees both and steps back.
    if (marks.some((mark) => mark !== ours)) await this.storage.remove(ours);
    return marks;
  }

  /** An unmarked storage may be claimed when nothing in it can be another shop's, or something is surely ours. */
  private async mayClaim(): Promise<boolean> {
    const images = await imagesIn(this.storage);
    if ((await this.references.referencedAmong(images)).size === images.length) return true;
    return (await this.references.ownAmong(images)).size > 0;
  }

  private async marks(): Promise<string[]> {
    const marks: string[] = [];
    for await (const mark of this.storage.list(MARKS)) marks.push(mark);
    return marks;
  }
}
