import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentTypeOf, keysOfImage, mainKeyOf, type EncodedFile } from '../../media/index.js';

/** Reads the sample catalog from the folder `backend/sample`. `npm run draw-samples` writes this folder. */
export class PackagedSamples {
  private knownFolder: string | undefined;

  private get folder(): string {
    return (this.knownFolder ??= findFolder());
  }

  async read(): Promise<object> {
    return JSON.parse(await readFile(join(this.folder, 'catalog.json'), 'utf8')) as object;
  }

  async *images(): AsyncGenerator<EncodedFile[]> {
    const names = await readdir(join(this.folder, 'objects'));
    for (const mainKey of names.filter((name) => mainKeyOf(name) === name))
      yield Promise.all(
        keysOfImage(mainKey).map(async (key) => ({
          key,
          contentType: contentTypeOf(key),
          bytes: await this.readFile(key, mainKey),
        })),
      );
  }

  /**
   * Reads one file of an image. A JPEG variant that would be wider than the main file has the same bytes, and no
   * separate file. For this variant, reads the main file.
   */
  private async readFile(key: string, mainKey: string): Promise<Buffer> {
    const path = join(this.folder, 'objects', key);
    return readFile(existsSync(path) ? path : join(this.folder, 'objects', mainKey));
  }
}

// Searches the parent folders one after the other, because this file's depth below `backend` differs between the
// sources and the build.
function findFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'sample', 'catalog.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(
        'sample/catalog.json was not found. Set SAMPLE_DATA=false to start without sample data.',
      );
    folder = parent;
  }
  return join(folder, 'sample');
}
