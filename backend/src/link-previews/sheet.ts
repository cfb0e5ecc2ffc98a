import sharp from 'sharp';
import { colorBar, emblem, PAPER, words, type Box } from './ink.js';
import { drawable, lineWidth, type Lettering } from './lettering.js';
import { setBlock } from './typesetting.js';

// What link readers of chats and networks show large without cutting.
export const SHEET = { width: 1200, height: 630 } as const;
export const BAR_HEIGHT = 14;
const LARGEST_BYTES = 250_000;

export interface Photo {
  readonly bytes: Buffer;
  readonly box: Box;
}

/** The shop's name beside its emblem, baseline at y. */
export function letterhead(shop: string, x: number, y: number, width: number): string {
  const lettering: Lettering = { size: 30, weight: 800, tracking: -0.02 };
  const { lines } = setBlock(drawable(shop), width - 54, [{ ...lettering, most: 1 }]);
  return emblem(x + 20, y - 11, 40) + words(lines[0] ?? '', x + 54, y, lettering);
}

/** Words at the right edge of a line. */
export function wordsUpTo(
  text: string,
  right: number,
  y: number,
  lettering: Lettering,
  fill: string,
): string {
  return words(text, right - lineWidth(text, lettering), y, lettering, fill);
}

interface Layers {
  /** SVG under the photos. */
  readonly ground: string;
  readonly photos: readonly Photo[];
  /** SVG over them. */
  readonly drawing: string;
}

/** Prints on paper: a JPEG of at most 250 kB. */
export async function print({ ground, photos, drawing }: Layers): Promise<Buffer> {
  const { width, height } = SHEET;
  const bar = colorBar({ x: 0, y: height - BAR_HEIGHT, width, height: BAR_HEIGHT });
  const layer = (content: string) => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
    left: 0,
    top: 0,
  });
  const images = await Promise.all(
    photos.map(async ({ bytes, box }) => ({
      input: await sharp(bytes).resize(box.width, box.height, { fit: 'cover' }).toBuffer(),
      left: box.x,
      top: box.y,
    })),
  );
  const printed = await sharp({ create: { width, height, channels: 3, background: PAPER } })
    .composite([layer(ground), ...images, layer(drawing + bar)])
    .removeAlpha()
    .raw()
    .toBuffer();
  const jpeg = (quality: number): Promise<Buffer> =>
    sharp(printed, { raw: { width, height, channels: 3 } })
      // Full color resolution, or the edges of magenta words fray.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer();
  for (const quality of [86, 70, 50]) {
    const bytes = await jpeg(quality);
    if (bytes.length <= LARGEST_BYTES) return bytes;
  }
  return jpeg(25);
}
