/*
 * The names of published pictures: the key in the storage, and the path that a product shows. Other modules may read
 * this file, their domains too; the front end has a parser of its own, held to the same examples in openapi/vectors.json.
 */

/** Longest side of the main picture of a published image. */
export const MAIN_LONGEST_SIDE = 1600;

/** Every main picture has a sibling of each of these widths, in each of these formats. */
export const SIBLING_WIDTHS = [320, 640, 960, 1280] as const;
export const SIBLING_FORMATS = ['webp', 'jpg'] as const;

/**
 * The name of a published picture says everything a page needs to lay it out before the bytes arrive:
 * `{hash}-{width}x{height}-{colour}.jpg`.
 */
export interface PictureName {
  /** First 32 hex digits of the SHA-256 of the main picture's bytes. */
  hash: string;
  width: number;
  height: number;
  /** Dominant colour, six hex digits: the placeholder while the picture loads. */
  colour: string;
}

const OBJECTS = '/objects/';
const STEM = '([0-9a-f]{32})-([1-9][0-9]{0,3})x([1-9][0-9]{0,3})-([0-9a-f]{6})';
const MAIN = new RegExp(`^${STEM}\\.jpg$`);
const SIBLING = new RegExp(
  `^(${STEM})\\.(?:${SIBLING_WIDTHS.join('|')})\\.(?:${SIBLING_FORMATS.join('|')})$`,
);

export function buildPictureKey({ hash, width, height, colour }: PictureName): string {
  return `${hash}-${String(width)}x${String(height)}-${colour}.jpg`;
}

export function parsePictureKey(key: string): PictureName | undefined {
  const [, hash, width, height, colour] = MAIN.exec(key) ?? [];
  if (hash === undefined || colour === undefined) return undefined;
  return { hash, width: Number(width), height: Number(height), colour };
}

/** How a product names a published picture: a path of this site. */
export function objectPathOf(mainKey: string): string {
  return OBJECTS + mainKey;
}

/** The main key of the published picture that a path names; undefined for anything else. */
export function mainKeyOfPath(path: string): string | undefined {
  const key = path.slice(OBJECTS.length);
  return path.startsWith(OBJECTS) && MAIN.test(key) ? key : undefined;
}

export function siblingKey(mainKey: string, width: number, format: (typeof SIBLING_FORMATS)[number]): string {
  return `${stemOf(mainKey)}.${String(width)}.${format}`;
}

/** The main picture and all its siblings: what is published and removed together. */
export function keysOfPicture(mainKey: string): string[] {
  const siblings = SIBLING_WIDTHS.flatMap((width) =>
    SIBLING_FORMATS.map((format) => siblingKey(mainKey, width, format)),
  );
  return [mainKey, ...siblings];
}

/** The main picture that a served key belongs to; undefined for anything that is not a picture's name. */
export function mainKeyOf(key: string): string | undefined {
  if (MAIN.test(key)) return key;
  const stem = SIBLING.exec(key)?.[1];
  return stem === undefined ? undefined : `${stem}.jpg`;
}

export function contentTypeOf(key: string): string {
  return key.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
}

function stemOf(mainKey: string): string {
  return mainKey.slice(0, -'.jpg'.length);
}
