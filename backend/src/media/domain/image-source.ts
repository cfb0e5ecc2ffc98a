/** The accepted formats of photos, recognized by content and never by file name or declared type. */
export type SourceFormat = 'jpeg' | 'png' | 'webp';

export const MAX_SOURCE_BYTES = 5 * 1024 * 1024;
export const MAX_SOURCE_PIXELS = 40_000_000;
/**
 * The lower limit for interlaced images, because decoders hold such images in memory, at up to nine bytes a pixel.
 * Other images are decoded in strips.
 */
export const MAX_INTERLACED_PIXELS = 16_000_000;
/**
 * The longest accepted side, which is longer than in the photos of any camera. Very narrow images take far more memory
 * than their number of pixels suggests.
 */
export const MAX_SOURCE_SIDE = 25_000;

export function recognizeFormat(bytes: Uint8Array): SourceFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes.subarray(8), ascii('WEBP'))) return 'webp';
  return undefined;
}

/**
 * Returns the size stated in a PNG's first 24 bytes. So decompression bombs can be refused before a library opens them.
 */
export function pngSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  if (bytes.length < 24 || !startsWith(bytes.subarray(12), ascii('IHDR'))) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

export function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > MAX_SOURCE_PIXELS || Math.max(width, height) > MAX_SOURCE_SIDE;
}

function startsWith(bytes: Uint8Array, prefix: number[]): boolean {
  return bytes.length >= prefix.length && prefix.every((byte, index) => bytes[index] === byte);
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}
