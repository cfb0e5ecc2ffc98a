import { type PublishedImageStore, variantKey } from '../../media/index.js';

/** Reads a variant of the logo with this main key. The main file itself has no transparency. */
export const readLogo = (
  images: Pick<PublishedImageStore, 'read'>,
  key: string,
): Promise<Buffer | undefined> => images.read(variantKey(key, 640, 'webp'));
