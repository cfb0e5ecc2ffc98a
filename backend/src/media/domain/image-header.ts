import { contentTypeOf, parseImageKey } from './image-name.js';

export interface ImageHeader {
  readonly format: string;
  readonly width: number;
  readonly height: number;
}

/** Whether the header has the format that the key names, and for a main image also the size. */
export function isHeaderOf(key: string, header: ImageHeader | undefined): boolean {
  if (!header) return false;
  const { format, width, height } = header;
  const main = parseImageKey(key);
  return (
    contentTypeOf(key) === `image/${format}` && (!main || (main.width === width && main.height === height))
  );
}
