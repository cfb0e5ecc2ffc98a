import type { ImageFiles } from './image-files.js';
import type { ImageReferences } from './ports.js';

const SAMPLE_SIZE = 5;
const MAX_COUNT = 1_000_000;

export class ImageSample {
  constructor(
    private readonly references: Pick<ImageReferences, 'sample'>,
    private readonly files: Pick<ImageFiles, 'sizeOf' | 'mainKeys'>,
  ) {}

  keys(): Promise<string[]> {
    return this.references.sample(SAMPLE_SIZE);
  }

  /** @throws DomainError when the storage does not respond. */
  async findMissing(keys: readonly string[]): Promise<string[]> {
    const sizes = await Promise.all(keys.map((key) => this.files.sizeOf(key)));
    return keys.filter((_, i) => sizes[i] === undefined);
  }

  /** Counts all missing images. Lists the storage only if it lacks an image of the sample. */
  async countMissing(): Promise<number> {
    if ((await this.findMissing(await this.keys())).length === 0) return 0;
    const stored = new Set(await this.files.mainKeys());
    return (await this.references.sample(MAX_COUNT)).filter((key) => !stored.has(key)).length;
  }
}
