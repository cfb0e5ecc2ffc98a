import { createHash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp, type SharpOptions } from 'sharp';
import type { EncodedFile, EncodedImage, Publishing } from '../../application/ports.js';
import {
  buildImageKey,
  contentTypeOf,
  MAIN_LONGEST_SIDE,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
  variantKey,
} from '../../domain/image-name.js';
import type { ImageHeader } from '../../domain/image-header.js';
import { ImageRefused } from '../../domain/image-refused.js';
import {
  isTooLarge,
  MAX_INTERLACED_PIXELS,
  MAX_SOURCE_PIXELS,
  pngSize,
  recognizeFormat,
} from '../../domain/image-source.js';

/** The photo, decoded and resized to the main size; every file is encoded from these pixels. */
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

const END_MARKER = Buffer.from([0xff, 0xd9]);
const WHITE = { background: '#ffffff' };

/**
 * Encodes a photo as a published image with its variants. The orientation is applied, and colors are converted to sRGB.
 * Transparency becomes white, except in WebP variants if `keepsTransparency` is set. Metadata and bytes after the image
 * are dropped.
 * @throws ImageRefused when the bytes are not a valid photo within the limits.
 */
export async function encodeImage(
  bytes: Uint8Array,
  { keepsTransparency = false }: Publishing = {},
): Promise<EncodedImage> {
  const { isBaseline } = await checkSource(bytes);
  const pixels = await decode(bytes, keepsTransparency).catch((error: unknown) => {
    if (!isBaseline) throw error;
    // Some devices leave out the end marker. With the marker, missing data of the image is a warning.
    return decode(Buffer.concat([bytes, END_MARKER]), keepsTransparency, 'warning');
  });
  const main = await jpeg(open(pixels));
  const content = createHash('sha256').update(main);
  // If there is an alpha channel, the hash includes all pixels. Two images may differ only in their transparency, which
  // the main file does not contain.
  if (hasAlpha(pixels)) content.update(pixels.data);
  const key = buildImageKey({
    hash: content.digest('hex').slice(0, 32),
    width: pixels.info.width,
    height: pixels.info.height,
    color: await borderColor(pixels),
  });
  const files: EncodedFile[] = [{ key, contentType: contentTypeOf(key), bytes: main }];
  for (const width of VARIANT_WIDTHS) {
    for (const format of VARIANT_FORMATS) files.push(await encodeVariant(pixels, key, width, format));
  }
  return { key, files };
}

/** @returns undefined when the bytes are not a photo. */
export async function readHeader(bytes: Uint8Array): Promise<ImageHeader | undefined> {
  try {
    // Sharp throws at once for an empty file, and rejects for other broken files.
    const { format, width, height } = await sharp(bytes, {
      ...SOURCE_OPTIONS,
      limitInputPixels: false,
    }).metadata();
    return { format, width, height };
  } catch {
    return undefined;
  }
}

/** Whether the bytes are a baseline JPEG is part of the result, because only such a photo may lack its end marker. */
async function checkSource(bytes: Uint8Array): Promise<{ isBaseline: boolean }> {
  if (bytes.length === 0) throw new ImageRefused('empty');
  const format = recognizeFormat(bytes);
  if (format === undefined) throw new ImageRefused('wrong-format');
  // The size in a PNG header is checked before sharp opens the file, because the file may be a decompression bomb.
  const statedSize = format === 'png' ? pngSize(bytes) : undefined;
  if (statedSize !== undefined && isTooLarge(statedSize)) throw new ImageRefused('too-many-pixels');
  // `metadata` reads only the header. Sharp's own pixel limit is off, because the error would not state the reason.
  const header = await sharp(bytes, { ...SOURCE_OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(refuseBroken);
  if (header.format !== format) throw new ImageRefused('wrong-format');
  if (isTooLarge(header)) throw new ImageRefused('too-many-pixels');
  if (header.isProgressive && header.width * header.height > MAX_INTERLACED_PIXELS)
    throw new ImageRefused('too-many-interlaced-pixels');
  return { isBaseline: format === 'jpeg' && !header.isProgressive };
}

async function decode(
  bytes: Uint8Array,
  keepsTransparency: boolean,
  failOn = SOURCE_OPTIONS.failOn,
): Promise<Pixels> {
  const resized = sharp(bytes, { ...SOURCE_OPTIONS, failOn })
    .autoOrient()
    .resize({ width: MAIN_LONGEST_SIDE, height: MAIN_LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
  return (keepsTransparency ? resized : resized.flatten(WHITE))
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseBroken);
}

async function encodeVariant(
  pixels: Pixels,
  mainKey: string,
  width: (typeof VARIANT_WIDTHS)[number],
  format: (typeof VARIANT_FORMATS)[number],
): Promise<EncodedFile> {
  const resized = open(pixels).resize({ width, withoutEnlargement: true });
  const bytes = format === 'webp' ? await webp(resized) : await jpeg(resized);
  const key = variantKey(mainKey, width, format);
  return { key, contentType: contentTypeOf(key), bytes };
}

const hasAlpha = ({ info }: Pixels): boolean => info.channels === 4;

function jpeg(image: Sharp): Promise<Buffer> {
  return image.flatten(WHITE).jpeg({ quality: 82, progressive: true, mozjpeg: true }).toBuffer();
}

function webp(image: Sharp): Promise<Buffer> {
  return image.webp({ quality: 80, effort: 4 }).toBuffer();
}

/** The most frequent color of the outermost pixels. Pages show it around the image, so that no edge is visible. */
async function borderColor(pixels: Pixels): Promise<string> {
  const { data, info } = await open(pixels).flatten(WHITE).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const groups = new Map<number, { count: number; sums: [number, number, number] }>();
  const add = (x: number, y: number): void => {
    const at = (y * width + x) * channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    // Similar colors are one group, because noise makes each pixel different. A group has the same upper four bits of
    // each channel.
    const group = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const { count, sums } = groups.get(group) ?? { count: 0, sums: [0, 0, 0] };
    groups.set(group, { count: count + 1, sums: [sums[0] + red, sums[1] + green, sums[2] + blue] });
  };
  for (let x = 0; x < width; x += 1) for (const y of [0, height - 1]) add(x, y);
  for (let y = 1; y < height - 1; y += 1) for (const x of [0, width - 1]) add(x, y);
  const [largest] = [...groups.values()].sort((one, other) => other.count - one.count);
  const { count, sums } = largest ?? { count: 1, sums: [255, 255, 255] };
  return sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

function open({ data, info }: Pixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function refuseBroken(): never {
  throw new ImageRefused('broken');
}
