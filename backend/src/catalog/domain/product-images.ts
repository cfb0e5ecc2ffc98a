import { mainKeyOfPath } from '../../media/domain/image-name.js';
import { invalidField } from '../../platform/domain/domain-error.js';
import { isHttpsUrl } from '../../platform/domain/link.js';
import * as messages from './messages.js';

export const MAX_IMAGES = 5;
const MAX_IMAGE_URL_LENGTH = 2048;

// The size of the picture that the shop draws for products that are imported without a photo.
const SHOP_PICTURE = /-1200x630-[0-9a-f]{6}\.jpg$/u;
/** The same as SQL for the images of the table `product p`. */
export const WITHOUT_PHOTO = `coalesce(cardinality(p.images), 0) = 0
  OR cardinality(p.images) = 1 AND p.images[1] ~ '^/objects/.*${SHOP_PICTURE.source}'`;

export const isWithoutPhoto = (images: readonly string[]): boolean =>
  images.every((image) => images.length === 1 && image.startsWith('/objects/') && SHOP_PICTURE.test(image));

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
