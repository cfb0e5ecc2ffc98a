import sharp from 'sharp';
import { ACCENTS, DEFAULT_ACCENT } from '../../content/index.js';
import type { ShopFace } from './preview-data.js';
import {
  BACKGROUND,
  type Box,
  colorBar,
  drawableText,
  drawText,
  emblem,
  layoutText,
  lineWidth,
  type TextStyle,
} from '../drawing/index.js';

// The size in pixels. Chats and social networks show images of this size large and uncropped.
export const CANVAS = { width: 1200, height: 630 } as const;
const BAR_HEIGHT = 14;
const MAX_BYTES = 250_000;

export interface Photo {
  readonly bytes: Buffer;
  /** The color around a photo that is too long to be cropped. */
  readonly ground?: string;
}
interface PlacedPhoto extends Photo {
  readonly box: Box;
}

export const shadesOf = ({ accent = DEFAULT_ACCENT }: ShopFace) => ACCENTS[accent];

/** Draws the logo's emblem and the shop's name on one line. The line's baseline is at y. */
export function shopHeader(face: ShopFace, x: number, y: number, width: number): string {
  const style: TextStyle = { size: 30, weight: 800, letterSpacing: -0.02 };
  const { lines } = layoutText(drawableText(face.shop), width - 54, [{ ...style, maxLines: 1 }]);
  return emblem(x + 20, y - 11, 40, shadesOf(face).plain) + drawText(lines[0] ?? '', x + 54, y, style);
}

const LOGO_HEIGHT = 56;

/** Returns a layer with the owner's logo, at the place of the header whose baseline is at y. */
export async function logoLayer(bytes: Buffer, x: number, y: number, width: number): Promise<Layer> {
  const input = await sharp(bytes).resize(width, LOGO_HEIGHT, { fit: 'inside' }).png().toBuffer();
  return { input, left: x, top: y - 38 };
}

interface Layer {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

export function drawTextRightAligned(
  text: string,
  right: number,
  y: number,
  style: TextStyle,
  fill: string,
): string {
  return drawText(text, right - lineWidth(text, style), y, style, fill);
}

interface Layers {
  readonly face: ShopFace;
  readonly background: string;
  readonly photos: readonly PlacedPhoto[];
  readonly foreground: string;
  readonly logo: Layer | undefined;
}

/**
 * Draws the layers and the color bar as a JPEG of at most 250 kB. If even the lowest quality is larger, returns that
 * JPEG.
 */
export async function renderJpeg({ face, background, photos, foreground, logo }: Layers): Promise<Buffer> {
  const { width, height } = CANVAS;
  const bar = colorBar({ x: 0, y: height - BAR_HEIGHT, width, height: BAR_HEIGHT }, shadesOf(face).plain);
  const layer = (content: string): Layer => ({
    input: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
    ),
    left: 0,
    top: 0,
  });
  const images = await Promise.all(
    photos.map(async ({ bytes, ground, box }) => ({
      input: await sharp(bytes)
        .resize(box.width, box.height, ground ? { fit: 'contain', background: ground } : {})
        .toBuffer(),
      left: box.x,
      top: box.y,
    })),
  );
  const pixels = await sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite([layer(background), ...images, layer(foreground + bar), ...(logo ? [logo] : [])])
    .removeAlpha()
    .raw()
    .toBuffer();
  const jpeg = (quality: number): Promise<Buffer> =>
    sharp(pixels, { raw: { width, height, channels: 3 } })
      // Chroma subsampling blurs the edges of colored text, so the highest quality does without it.
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 70 ? '4:4:4' : '4:2:0' })
      .toBuffer();
  for (const quality of [86, 70, 50]) {
    const bytes = await jpeg(quality);
    if (bytes.length <= MAX_BYTES) return bytes;
  }
  return jpeg(25);
}
