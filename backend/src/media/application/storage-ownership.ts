import { DomainError } from '../../platform/domain/domain-error.js';
import { storageNotOurs } from '../domain/messages.js';
import { listMainKeys } from './published-image-store.js';
import type { ImageReferences } from './image-references.js';
import type { Installation } from './ports/installation.js';
import type { ObjectStorage } from './ports/object-storage.js';

const MARKS = 'installation/';

/** The image storage belongs to another shop, so this one must not change it. */
export class StorageNotOurs extends DomainError {
  constructor() {
    super('unavailable', storageNotOurs);
    this.name = 'StorageNotOurs';
  }
}

/**
 * Which shop the image storage belongs to. It holds a mark: an object named after the id of that shop's database. Without
 * it, a second shop on the same storage would remove the first one's images as unreferenced.
 */
export class StorageOwnership {
  private confirmed = false;

  constructor(
    private readonly storage: ObjectStorage,
    private readonly installation: Installation,
    private readonly references: ImageReferences,
  ) {}

  /** @returns why this shop must not change the storage, for the operator; undefined when the storage is its own. */
  async reasonNotOwned(): Promise<string | undefined> {
    const ours = MARKS + (await this.installation.id());
    const marks = await this.claimIfUnmarked(ours);
    this.confirmed = marks.length === 1 && marks[0] === ours;
    if (this.confirmed) return undefined;
    const others = marks.filter((mark) => mark !== ours);
    return others.length > 0
      ? `the image storage bears the mark of another database (${others.join(', ')}; ours would be ${ours})`
      : `the image storage holds images of another shop (to take it over, put an object named ${ours} into it)`;
  }

  /** @throws StorageNotOurs. Reads the storage only until it was found to be this shop's. */
  async assertOwned(): Promise<void> {
    if (!this.confirmed && (await this.reasonNotOwned()) !== undefined) throw new StorageNotOurs();
  }

  private async claimIfUnmarked(ours: string): Promise<string[]> {
    const found = await this.marks();
    if (found.length > 0 || !(await this.canClaim())) return found;
    await this.storage.put(ours, { contentType: 'text/plain', body: Buffer.from(ours) });
    const marks = await this.marks();
    // Each claimant lists the marks after putting its own, so of two at once at least one sees both and removes its own.
    if (marks.some((mark) => mark !== ours)) await this.storage.remove(ours);
    return marks;
  }

  /** Whether an unmarked storage may be claimed: this shop refers to all images in it, or to one that is not a sample. */
  private async canClaim(): Promise<boolean> {
    const images = await listMainKeys(this.storage);
    if ((await this.references.referencedAmong(images)).size === images.length) return true;
    return (await this.references.ownAmong(images)).size > 0;
  }

  private async marks(): Promise<string[]> {
    const marks: string[] = [];
    for await (const mark of this.storage.list(MARKS)) marks.push(mark);
    return marks;
  }
}
