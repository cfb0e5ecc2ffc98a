const PREFIX = '/objects/';

/** How a product names a published picture: a path of this site. */
export function objectPathOf(pictureKey: string): string {
  return PREFIX + pictureKey;
}
