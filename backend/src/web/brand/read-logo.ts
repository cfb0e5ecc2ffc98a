import { type PublishedImageStore, variantKey } from '../../media/index.js';

/** The logo with this main key, as a variant, because the main file has no transparency. */
export const readLogo = (
  images: Pick<PublishedImageStore, 'read'>,
  key: string,
): Promise<Buffer | undefined> => images.read(variantKey(key, 640, 'webp'));
