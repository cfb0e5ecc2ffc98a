import { contentTypeOf, parseImageKey } from './image-name.js';

/** What a file says at its beginning about the image in it. */
export interface ImageHeader {
  /** Such as `jpeg` or `webp`. */
  readonly format: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Whether the header has the format, and for a main image the size, that the key names. */
export function isHeaderOf(key: string, header: ImageHeader | undefined): boolean {
  if (!header) return false;
  const { format, width, height } = header;
  const main = parseImageKey(key);
  return (
    contentTypeOf(key) === `image/${format}` && (!main || (main.width === width && main.height === height))
  );
}
