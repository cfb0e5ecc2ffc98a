import sharp from 'sharp';

const MAX_SIDE = 320;
const MIN_SIDE = 40;
const QUALITY = 65;
/** Of a square JPEG of a photo. Drawings need less, and noise more. */
const BYTES_PER_PIXEL = 0.16;
const AT_ONCE = 3;

/**
 * Shrinks photos to small squares that together have at most about this number of bytes.
 * @param read returns the bytes of a photo; undefined if there is none
 * @returns the squares by key. A photo that does not become small enough is left out.
 */
export async function smallPhotos(
  keys: readonly string[],
  read: (key: string) => Promise<Uint8Array | undefined>,
  maxBytes: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const waiting = [...new Set(keys)];
  const most = maxBytes / waiting.length;
  const squares = new Map<string, Uint8Array>();
  const work = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const bytes = await read(key);
      const square = bytes && (await squareOf(bytes, most));
      if (square) squares.set(key, square);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return squares;
}

async function squareOf(photo: Uint8Array, maxBytes: number): Promise<Uint8Array | undefined> {
  let side = Math.floor(Math.min(MAX_SIDE, Math.sqrt(maxBytes / BYTES_PER_PIXEL)));
  for (; side >= MIN_SIDE; side = Math.floor(side / 2)) {
    const square = await sharp(photo)
      .resize(side, side, { fit: 'cover' })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    if (square.length <= maxBytes) return square;
  }
  return undefined;
}

/** Returns a logo, or a drawn one from SVG, as a JPEG on white. */
export function flatLogo(logo: Uint8Array | string): Promise<Buffer> {
  return sharp(typeof logo === 'string' ? Buffer.from(logo) : logo)
    .resize(600, 160, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
