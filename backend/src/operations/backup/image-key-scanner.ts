import { mainKeysIn, MAX_KEY_LENGTH } from '../../media/domain/image-name.js';

/**
 * Collects the images that the rows of a backup name, wherever they name them: so the objects belong to exactly the
 * snapshot of the rows, and a new feature that refers to images needs no change here.
 */
export class ImageKeyScanner {
  readonly keys = new Set<string>();
  private rest = '';

  add(bytes: Uint8Array): void {
    // Names are ASCII, so a character that is cut between two chunks cannot be part of one.
    const text = this.rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    for (const key of mainKeysIn(text)) this.keys.add(key);
    this.rest = text.slice(-MAX_KEY_LENGTH);
  }
}
