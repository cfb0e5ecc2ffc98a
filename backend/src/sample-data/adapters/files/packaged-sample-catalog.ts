import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf, keysOfImage, mainKeyOfPath, type EncodedFile } from '../../../media/index.js';
import { SampleCatalog, type Sample } from '../../application/ports/sample-catalog.js';

/** What backend/sample holds, as `npm run draw-samples` wrote it. */
export class PackagedSampleCatalog extends SampleCatalog {
  private found: string | undefined;

  private get folder(): string {
    return (this.found ??= findFolder());
  }

  override async read(): Promise<Sample> {
    return JSON.parse(await readFile(join(this.folder, 'catalogue.json'), 'utf8')) as Sample;
  }

  override async readImage(objectPath: string): Promise<EncodedFile[]> {
    const mainKey = mainKeyOfPath(objectPath);
    if (mainKey === undefined) throw new Error(`Not the path of an image: ${objectPath}`);
    return Promise.all(
      keysOfImage(mainKey).map(async (key) => ({
        key,
        contentType: contentTypeOf(key),
        bytes: await this.readFile(key, mainKey),
      })),
    );
  }

  /** A variant that would equal the main image is not stored a second time. */
  private async readFile(key: string, mainKey: string): Promise<Buffer> {
    const path = join(this.folder, 'objects', key);
    return readFile(existsSync(path) ? path : join(this.folder, 'objects', mainKey));
  }
}

// The same from the sources and from the build: the nearest folder above that has a sample beside it.
function findFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'sample', 'catalogue.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The sample catalog is missing; SAMPLE_DATA=false starts without');
    folder = parent;
  }
  return join(folder, 'sample');
}
