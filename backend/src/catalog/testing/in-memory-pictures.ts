import { Pictures } from '../application/ports/pictures.js';

/** All pictures exist, except those in `gone`. */
export class InMemoryPictures extends Pictures {
  readonly gone = new Set<string>();

  override keep(images: readonly string[]): Promise<string[]> {
    return Promise.resolve(images.filter((image) => !this.gone.has(image)));
  }
}
