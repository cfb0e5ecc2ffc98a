import { type PublishedImageStore, variantKey } from '../../media/index.js';

/** Reads a WebP variant of the logo with this main key. Unlike the main JPEG, the variant keeps transparency. */
export const readLogo = (
  images: Pick<PublishedImageStore, 'read'>,
  key: string,
): Promise<Buffer | undefined> => images.read(variantKey(key, 640, 'webp'));
