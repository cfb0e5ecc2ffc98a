import { isTooLarge, MAX_INTERLACED_PIXELS } from '@etalase/backend/rules/image-source';
import type { PhotoRefusal } from '../../text/admin-photos';
import type { PhotoHeader } from './photo-header';

/** The limits of a shrunk photo: its longest side in pixels, and its bytes. */
export const MAX_SIDE = 2048;
export const MAX_SHRUNK_BYTES = 500_000;
/**
 * Uploading 400 kB takes eight seconds on a slow connection. So the server can publish the photo within fifteen
 * seconds.
 */
export const WANTED_BYTES = 400_000;

const MAX_PIXELS = 100_000_000;
/**
 * The limit for libheif, which needs up to eleven bytes of memory per pixel of a transparent photo. A 24-megapixel
 * photo of an iPhone has 5,712 × 4,284 pixels.
 */
export const MAX_HEIC_PIXELS = 24_500_000;
/** Decoding a photo that needs more bytes would take more than 450 MB of memory in the page's process. */
const MAX_DECODING_BYTES = 240_000_000;

/** Whether the browser can decode the photo directly at reduced dimensions. */
export const isReducible = ({ format }: PhotoHeader): boolean =>
  format === 'jpeg' && typeof ImageDecoder !== 'undefined';

/** The reason why a photo must not be decoded; undefined when the photo may be decoded. */
export function refusalOf(header: PhotoHeader, bytes: number): PhotoRefusal | undefined {
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) return 'too-many-pixels';
  return bytes + pixels * bytesPerPixel(header) > MAX_DECODING_BYTES ? 'too-much-memory' : undefined;
}

/** The bytes per pixel that the browser's decoder holds in memory, measured in Chromium. */
function bytesPerPixel(header: PhotoHeader): number {
  if (isReducible(header)) return header.interlaced ? 4 : 1;
  return header.format === 'avif' ? 9 : 4;
}

/**
 * The reason why the server would refuse the unchanged photo; undefined when the server would accept it. The upload
 * widget checks the file size.
 */
export function serverRefusalOf(header: PhotoHeader): PhotoRefusal | undefined {
  if (header.format === 'avif' || header.format === 'heic') return 'needs-conversion';
  const interlaced = header.interlaced && header.width * header.height > MAX_INTERLACED_PIXELS;
  return isTooLarge(header) || interlaced ? 'needs-shrinking' : undefined;
}

/** The file types that a file dialog offers. Apple's devices convert a HEIC photo to JPEG when HEIC is not listed. */
export const typesFor = (userAgent: string): string =>
  [
    'image/jpeg,image/png,image/webp,image/avif',
    ...(/iPhone|iPad|Macintosh/u.test(userAgent) ? [] : ['image/heic,image/heif,.heic,.heif']),
  ].join();
