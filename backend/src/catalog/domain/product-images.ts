import { mainKeyOfPath } from '../../media/domain/image-name.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { isHttpsUrl } from '../../platform/domain/link.js';
import * as messages from './messages.js';

export const MAX_IMAGES = 5;
export const MAX_IMAGE_URL_LENGTH = 2048;

/** Validates one to five images: paths of published images or https URLs. The first one is the main image. */
export function parseImages(images: readonly string[]): readonly string[] {
  if (images.length === 0) throw new DomainError('invalid', messages.imageRequired);
  if (images.length > MAX_IMAGES) throw new DomainError('invalid', messages.tooManyImages(MAX_IMAGES));
  for (const image of images) {
    if (mainKeyOfPath(image) === undefined && !isImageUrl(image))
      throw new DomainError('invalid', messages.imageInvalid);
  }
  return [...images];
}

// A URL with a lone surrogate (Cs) is refused, because the database cannot store such a text.
function isImageUrl(image: string): boolean {
  return image.length <= MAX_IMAGE_URL_LENGTH && !/\p{Cs}/u.test(image) && isHttpsUrl(image);
}
