import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import type { EncodedFile, EncodedPicture } from '../../application/ports/picture-encoder.js';
import {
  buildPictureKey,
  contentTypeOf,
  MAIN_LONGEST_SIDE,
  SIBLING_FORMATS,
  SIBLING_WIDTHS,
  siblingKey,
} from '../../domain/picture-name.js';
import { PictureRefused } from '../../domain/picture-refused.js';
import {
  isTooLarge,
  MAX_INTERLACED_PIXELS,
  MAX_SOURCE_PIXELS,
  pngSize,
  recogniseFormat,
} from '../../domain/picture-source.js';

/** Decoded once at the main size; every file is encoded from these pixels. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

const SOURCE_OPTIONS: SharpOptions = {
  failOn: 'error',
  limitInputPixels: MAX_SOURCE_PIXELS,
  sequentialRead: true,
  unlimited: false,
};

/**
 * The only encoder of the shop. Nothing of the source survives but its pixels: orientation is applied,
 * colours become sRGB, transparency white, metadata and whatever followed the picture are gone.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  await checkSource(bytes);
  const pixels = await decode(bytes);
  const main = await jpeg(open(pixels));
  const key = buildPictureKey({
    hash: createHash('sha256').update(main).digest('hex').slice(0, 32),
    width: pixels.info.width,
    height: pixels.info.height,
    colour: await dominantColour(pixels),
  });
  const files: EncodedFile[] = [{ key, contentType: contentTypeOf(key), bytes: main }];
  for (const width of SIBLING_WIDTHS) {
    for (const format of SIBLING_FORMATS) files.push(await encodeSibling(pixels, key, width, format));
  }
  return { key, files };
}

async function checkSource(bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0) throw new PictureRefused('empty');
  const format = recogniseFormat(bytes);
  if (format === undefined) throw new PictureRefused('wrong-format');
  const stated = format === 'png' ? pngSize(bytes) : undefined;
  if (stated !== undefined && isTooLarge(stated)) throw new PictureRefused('too-many-pixels');
  // Reads the header only; its own pixel limit is off so that the refusal can name the reason.
  const header = await sharp(bytes, { ...SOURCE_OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  if (header.format !== format) throw new PictureRefused('wrong-format');
  if (isTooLarge(header)) throw new PictureRefused('too-many-pixels');
  if (header.isProgressive && header.width * header.height > MAX_INTERLACED_PIXELS)
    throw new PictureRefused('too-many-interlaced-pixels');
}

async function decode(bytes: Uint8Array): Promise<Pixels> {
  return sharp(bytes, SOURCE_OPTIONS)
    .autoOrient()
    .resize({ width: MAIN_LONGEST_SIDE, height: MAIN_LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
}

async function encodeSibling(
  pixels: Pixels,
  mainKey: string,
  width: (typeof SIBLING_WIDTHS)[number],
  format: (typeof SIBLING_FORMATS)[number],
): Promise<EncodedFile> {
  const resized = open(pixels).resize({ width, withoutEnlargement: true });
  const bytes = format === 'webp' ? await webp(resized) : await jpeg(resized);
  const key = siblingKey(mainKey, width, format);
  return { key, contentType: contentTypeOf(key), bytes };
}

function jpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 82, progressive: true, mozjpeg: true }).toBuffer();
}

function webp(picture: Sharp): Promise<Buffer> {
  return picture.webp({ quality: 80, effort: 4 }).toBuffer();
}

async function dominantColour(pixels: Pixels): Promise<string> {
  const small = await open(pixels)
    .resize({ width: 64, height: 64, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('');
}

function open({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function refuseBroken(): never {
  throw new PictureRefused('broken');
}
