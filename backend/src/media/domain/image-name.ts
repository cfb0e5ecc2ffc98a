/*
 * The keys of published images in the storage, and their URL paths. The domain folders of other modules may import this
 * file, too.
 */

export const MAIN_LONGEST_SIDE = 1600;

/** Every image has a variant of each of these widths (in pixels) in each of these formats. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280] as const;
export const VARIANT_FORMATS = ['webp', 'jpg'] as const;

/**
 * The parts of a main image's key, `{hash}-{width}x{height}-{color}.jpg`. They are enough for a page's layout before
 * the image has loaded.
 */
export interface ImageName {
  /** First 32 hex digits of a SHA-256 of the main image's bytes; if transparency is kept, also of the pixels. */
  hash: string;
  width: number;
  height: number;
  /**
   * The border's most frequent color, six hex digits. Pages show this color around the image, and in place of the image
   * while it loads.
   */
  color: string;
}

const OBJECTS = '/objects/';
const STEM = '([0-9a-f]{32})-([1-9][0-9]{0,3})x([1-9][0-9]{0,3})-([0-9a-f]{6})';
const MAIN = new RegExp(`^${STEM}\\.jpg$`);
const VARIANT = new RegExp(
  `^(${STEM})\\.(?:${VARIANT_WIDTHS.join('|')})\\.(?:${VARIANT_FORMATS.join('|')})$`,
);
const ANY_IN_TEXT = new RegExp(
  `(${STEM})\\.(?:(?:${VARIANT_WIDTHS.join('|')})\\.)?(?:${VARIANT_FORMATS.join('|')})`,
  'g',
);

/** An image that is longer than this ratio, in either direction, is never cropped. */
const LONGEST_CROPPED = 2;
export const isLong = (
  { width, height }: Pick<ImageName, 'width' | 'height'>,
  longest = LONGEST_CROPPED,
): boolean => Math.max(width / height, height / width) > longest;

export function buildImageKey({ hash, width, height, color }: ImageName): string {
  return `${hash}-${String(width)}x${String(height)}-${color}.jpg`;
}

export function parseImageKey(key: string): ImageName | undefined {
  const [, hash, width, height, color] = MAIN.exec(key) ?? [];
  if (hash === undefined || color === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), color };
}

export function mainKeysIn(text: string): string[] {
  return [...text.matchAll(ANY_IN_TEXT)].map(([, stem]) => `${stem ?? ''}.jpg`);
}

/** Every file name that `mainKeysIn` recognizes in a text is shorter than this number of characters. */
export const MAX_KEY_LENGTH = 64;

/** Returns the URL path of a main image. Products store images as such paths. */
export function objectPathOf(mainKey: string): string {
  return OBJECTS + mainKey;
}

/** Returns the main key from the URL path of a main image; undefined for any other text. */
export function mainKeyOfPath(path: string): string | undefined {
  const key = path.slice(OBJECTS.length);
  return path.startsWith(OBJECTS) && MAIN.test(key) ? key : undefined;
}

export function variantKey(mainKey: string, width: number, format: (typeof VARIANT_FORMATS)[number]): string {
  return `${stemOf(mainKey)}.${String(width)}.${format}`;
}

export function keysOfImage(mainKey: string): string[] {
  const variants = VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantKey(mainKey, width, format)),
  );
  return [mainKey, ...variants];
}

/**
 * Returns the main key of the image to which the file with this key belongs; undefined if `key` names no image file.
 */
export function mainKeyOf(key: string): string | undefined {
  if (MAIN.test(key)) return key;
  const stem = VARIANT.exec(key)?.[1];
  return stem === undefined ? undefined : `${stem}.jpg`;
}

export function contentTypeOf(key: string): string {
  return key.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
}

function stemOf(mainKey: string): string {
  return mainKey.slice(0, -'.jpg'.length);
}
