import type { Clock } from '../../platform/clock/clock.js';
import { mainKeyOf } from '../domain/image-name.js';
import { ImageFiles } from './image-files.js';
import type { EncodedFile, ObjectStorage, PublishedImages } from './ports.js';

export class PublishedImageStore extends ImageFiles {
  constructor(
    storage: ObjectStorage,
    private readonly published: PublishedImages,
    private readonly clock: Clock,
  ) {
    super(storage);
  }

  async importObjects(files: readonly EncodedFile[]): Promise<void> {
    const mains = new Set(files.map(({ key }) => mainKeyOf(key) ?? refuse(key)));
    // The images are recorded before they are stored, so that the garbage collector knows every file.
    await this.published.record([...mains], await this.clock.now());
    await this.write(files);
  }
}

function refuse(key: string): never {
  throw new Error(`Not the name of an image: ${JSON.stringify(key)}`);
}
