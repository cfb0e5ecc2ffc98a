/*
 * The names of published images: the key in the storage, and the path that a product shows. Other modules may read
 * this file, their domains too; the front end has a parser of its own, held to the same examples in openapi/vectors.json.
 */

/** Longest side of the main image of a published image. */
export const MAIN_LONGEST_SIDE = 1600;

/** Every main image has a variant of each of these widths, in each of these formats. */
export const VARIANT_WIDTHS = [320, 640, 960, 1280] as const;
export const VARIANT_FORMATS = ['webp', 'jpg'] as const;

/**
 * The name of a published image says everything a page needs to lay it out before the bytes arrive:
 * `{hash}-{width}x{height}-{color}.jpg`.
 */
export interface ImageName {
  /** First 32 hex digits of the SHA-256 of the main image's bytes. */
  hash: string;
  width: number;
  height: number;
  /** Dominant color, six hex digits: the placeholder while the image loads. */
  color: string;
}

const OBJECTS = '/objects/';
const STEM = '([0-9a-f]{32})-([1-9][0-9]{0,3})x([1-9][0-9]{0,3})-([0-9a-f]{6})';
const MAIN = new RegExp(`^${STEM}\\.jpg$`);
const VARIANT = new RegExp(
  `^(${STEM})\\.(?:${VARIANT_WIDTHS.join('|')})\\.(?:${VARIANT_FORMATS.join('|')})$`,
);

export function buildImageKey({ hash, width, height, color }: ImageName): string {
  return `${hash}-${String(width)}x${String(height)}-${color}.jpg`;
}

export function parseImageKey(key: string): ImageName | undefined {
  const [, hash, width, height, color] = MAIN.exec(key) ?? [];
  if (hash === undefined || color === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), color };
}

/** How a product names a published image: a path of this site. */
export function objectPathOf(mainKey: string): string {
  return OBJECTS + mainKey;
}

/** The main key of the published image that a path names; undefined for anything else. */
export function mainKeyOfPath(path: string): string | undefined {
  const key = path.slice(OBJECTS.length);
  return path.startsWith(OBJECTS) && MAIN.test(key) ? key : undefined;
}

export function variantKey(mainKey: string, width: number, format: (typeof VARIANT_FORMATS)[number]): string {
  return `${stemOf(mainKey)}.${String(width)}.${format}`;
}

/** The main image and all its variants: what is published and removed together. */
export function keysOfImage(mainKey: string): string[] {
  const variants = VARIANT_WIDTHS.flatMap((width) =>
    VARIANT_FORMATS.map((format) => variantKey(mainKey, width, format)),
  );
  return [mainKey, ...variants];
}

/** The main image that a served key belongs to; undefined for anything that is not an image's name. */
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
