import type { ImageFiles } from './image-files.js';
import type { ImageReferences } from './ports.js';

const SAMPLE_SIZE = 5;

/** Looks whether the storage holds the images that the database refers to. */
export class ImageSample {
  constructor(
    private readonly references: Pick<ImageReferences, 'sample'>,
    private readonly files: Pick<ImageFiles, 'sizeOf'>,
  ) {}

  keys(): Promise<string[]> {
    return this.references.sample(SAMPLE_SIZE);
  }

  /** @throws DomainError when the storage does not respond. */
  async findMissing(keys: readonly string[]): Promise<string[]> {
    const sizes = await Promise.all(keys.map((key) => this.files.sizeOf(key)));
    return keys.filter((_, i) => sizes[i] === undefined);
  }
}
