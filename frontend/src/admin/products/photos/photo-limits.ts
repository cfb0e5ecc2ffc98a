import { isTooLarge, MAX_INTERLACED_PIXELS } from '@etalase/backend/rules/image-source';
import type { PhotoRefusal } from '../../../text/admin-photos';
import type { PhotoHeader } from './photo-header';

/** What a shrunk photo keeps to: its longest side in pixels, and its bytes. */
export const MAX_SIDE = 2048;
export const MAX_SHRUNK_BYTES = 500_000;
/** Eight seconds of a poor line, which leave the server time to publish within fifteen. */
export const WANTED_BYTES = 400_000;

const MAX_PIXELS = 100_000_000;
/** libheif takes up to eleven bytes a pixel, with transparency. An iPhone's 24 megapixels are 5,712 × 4,284. */
export const MAX_HEIC_PIXELS = 24_500_000;
/** With more bytes, the page's process would take more than 450 MB. */
const MAX_DECODING_BYTES = 240_000_000;

/** Whether the browser decodes the photo at a fraction of its size when it is asked to. */
export const isReducible = ({ format }: PhotoHeader): boolean =>
  format === 'jpeg' && typeof ImageDecoder !== 'undefined';

/** Why a photo is not decoded at all; undefined when it is. */
export function refusalOf(header: PhotoHeader, bytes: number): PhotoRefusal | undefined {
  const pixels = header.width * header.height;
  if (pixels > MAX_PIXELS) return 'too-many-pixels';
  return bytes + pixels * bytesPerPixel(header) > MAX_DECODING_BYTES ? 'too-much-memory' : undefined;
}

/** What the browser's decoder holds at once, measured in Chromium. */
function bytesPerPixel(header: PhotoHeader): number {
  if (isReducible(header)) return header.interlaced ? 4 : 1;
  return header.format === 'avif' ? 9 : 4;
}

/**
 * Why the server would refuse the photo as it is; undefined when it would not. The size of the file is the widget's
 * matter.
 */
export function needOf(header: PhotoHeader): PhotoRefusal | undefined {
  if (header.format === 'avif' || header.format === 'heic') return 'needs-conversion';
  const interlaced = header.interlaced && header.width * header.height > MAX_INTERLACED_PIXELS;
  return isTooLarge(header) || interlaced ? 'needs-shrinking' : undefined;
}

/** What a file dialog offers. Apple's devices hand over a HEIC photo as JPEG when HEIC is not named. */
export const typesFor = (userAgent: string): string =>
  [
    'image/jpeg,image/png,image/webp,image/avif',
    ...(/iPhone|iPad|Macintosh/u.test(userAgent) ? [] : ['image/heic,image/heif,.heic,.heif']),
  ].join();
