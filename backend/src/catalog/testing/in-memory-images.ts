import { Images } from '../application/ports/images.js';

/** All images exist, except those in `missing`. */
export class InMemoryImages extends Images {
  readonly missing = new Set<string>();

  override keep(images: readonly string[]): Promise<string[]> {
    return Promise.resolve(images.filter((image) => !this.missing.has(image)));
  }
}
