import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { isFaintOnDark } from '../../content/index.js';
import { mainKeyOfPath, type PublishedImageStore } from '../../media/index.js';
import { readLogo } from './read-logo.js';

const SIDE = 240;

export class FaintLogos {
  private readonly known = new LRUCache<string, boolean>({ max: 8 });

  constructor(private readonly images: Pick<PublishedImageStore, 'read'>) {}

  /** A logo that cannot be read counts as clear, and is read again by the next call. */
  async includes(path: string | null): Promise<boolean> {
    const key = mainKeyOfPath(path ?? '');
    if (key === undefined) return false;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    try {
      const bytes = await readLogo(this.images, key);
      if (!bytes) return false;
      const { data, info } = await sharp(bytes)
        .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const isFaint = isFaintOnDark({ data, width: info.width, height: info.height });
      this.known.set(key, isFaint);
      return isFaint;
    } catch {
      return false;
    }
  }
}
