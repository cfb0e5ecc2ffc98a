/** The formats the shop accepts from a person; recognized by content, never by name or declared type. */
export type SourceFormat = 'jpeg' | 'png' | 'webp';

export const MAX_SOURCE_BYTES = 5 * 1024 * 1024;
export const MAX_SOURCE_PIXELS = 40_000_000;
/** Decoders hold such an image whole, at up to nine bytes a pixel; any other passes through in strips. */
export const MAX_INTERLACED_PIXELS = 16_000_000;
/** No camera makes a longer side; a sliver of an image costs far more memory than its pixel count says. */
export const MAX_SOURCE_SIDE = 25_000;

export function recognizeFormat(bytes: Uint8Array): SourceFormat | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes.subarray(8), ascii('WEBP'))) return 'webp';
  return undefined;
}

/** A PNG states its size in its first 24 bytes, so a bomb is refused before any library opens it. */
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
