/*
 * The keys of published images in the storage, and their URL paths. Other modules may import this file, in their domains
 * too.
 */

/** Longest side of a main image, in pixels. */
export const MAIN_LONGEST_SIDE = 1600;

/** Every image has a variant of each of these widths (in pixels) in each of these formats. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280] as const;
export const VARIANT_FORMATS = ['webp', 'jpg'] as const;

/**
 * The parts of a main image's key, `{hash}-{width}x{height}-{color}.jpg`. They are enough for a page's layout before
 * the image has loaded.
 */
export interface ImageName {
  /** First 32 hex digits of the SHA-256 of the main image's bytes. */
  hash: string;
  width: number;
  height: number;
  /**
   * The border's most frequent color, six hex digits. Pages show it around the image, and in its place while it loads.
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

export function buildImageKey({ hash, width, height, color }: ImageName): string {
  return `${hash}-${String(width)}x${String(height)}-${color}.jpg`;
}

export function parseImageKey(key: string): ImageName | undefined {
  const [, hash, width, height, color] = MAIN.exec(key) ?? [];
  if (hash === undefined || color === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), color };
}

/** The main keys of all images that a text names, by a main image or a variant. The images need not exist. */
export function mainKeysIn(text: string): string[] {
  return [...text.matchAll(ANY_IN_TEXT)].map(([, stem]) => `${stem ?? ''}.jpg`);
}

/** The longest name that `mainKeysIn` finds has fewer characters than this. */
export const MAX_KEY_LENGTH = 64;

/** The URL path of a main image, as products store it. */
export function objectPathOf(mainKey: string): string {
  return OBJECTS + mainKey;
}

/** The main key in a main image's URL path; undefined for any other text. */
export function mainKeyOfPath(path: string): string | undefined {
  const key = path.slice(OBJECTS.length);
  return path.startsWith(OBJECTS) && MAIN.test(key) ? key : undefined;
}

export function variantKey(mainKey: string, width: number, format: (typeof VARIANT_FORMATS)[number]): string {
  return `${stemOf(mainKey)}.${String(width)}.${format}`;
}

/** The keys of an image's files: the main image first, then its variants. */
export function keysOfImage(mainKey: string): string[] {
  const variants = VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantKey(mainKey, width, format)),
  );
  return [mainKey, ...variants];
}

/** The main key of the image that a file's key belongs to; undefined for any other key. */
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
