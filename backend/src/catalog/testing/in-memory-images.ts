import { Images } from '../application/ports.js';

/** All images exist, except those in `missing`. Nothing is protected, because tests have no garbage collection. */
export class InMemoryImages extends Images {
  readonly missing = new Set<string>();

  override protectExisting(images: readonly string[]): Promise<string[]> {
    return Promise.resolve(images.filter((image) => !this.missing.has(image)));
  }
}
