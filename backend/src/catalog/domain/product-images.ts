import { mainKeyOfPath } from '../../media/domain/image-name.js';
import { invalidField } from '../../platform/domain/domain-error.js';
import { isHttpsUrl } from '../../platform/domain/link.js';
import * as messages from './messages.js';

export const MAX_IMAGES = 5;
const MAX_IMAGE_URL_LENGTH = 2048;

/** Validates one to five images: paths of published images or https URLs. The first one is the main image. */
export function parseImages(images: readonly string[]): readonly string[] {
  if (images.length === 0) throw invalidField('images', messages.imageRequired);
  if (images.length > MAX_IMAGES) throw invalidField('images', messages.tooManyImages(MAX_IMAGES));
  for (const [index, image] of images.entries()) {
    if (mainKeyOfPath(image) === undefined && !isImageUrl(image))
      throw invalidField(`images.${index}`, messages.imageInvalid);
  }
  return [...images];
}

// A URL with a lone surrogate (Cs) is refused, because the database cannot store such a text.
function isImageUrl(image: string): boolean {
  return image.length <= MAX_IMAGE_URL_LENGTH && !/\p{Cs}/u.test(image) && isHttpsUrl(image);
}
