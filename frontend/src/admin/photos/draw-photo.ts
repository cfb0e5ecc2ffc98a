import { isReducible, MAX_SHRUNK_BYTES, MAX_SIDE, WANTED_BYTES } from './photo-limits';
import type { PhotoHeader } from './photo-header';

export type DecodedImage = ImageBitmap | VideoFrame | OffscreenCanvas;

// A photo with fewer pixels is decoded whole, because a reduced copy would hardly be smaller.
const MIN_REDUCED_PIXELS = 16_000_000;
const QUALITIES = [0.85, 0.75, 0.65, 0.55];
const LOWEST_QUALITY = 0.45;
/** If the image has too many bytes even at the lowest quality, its width and height are multiplied by this factor. */
const SMALLER = 0.75;

/**
 * Decodes the photo.
 * @throws when the browser cannot decode the photo.
 */
export async function decode(photo: Blob, header: PhotoHeader): Promise<DecodedImage> {
  if (!isReducible(header) || header.width * header.height < MIN_REDUCED_PIXELS)
    return createImageBitmap(photo);
  // The decoder can reduce the sides in steps of one eighth. It chooses the largest such size that has no more pixels
  // than requested. Twice `MAX_SIDE` is requested, so that the chosen size is not below `MAX_SIDE`.
  const scale = (2 * MAX_SIDE) / Math.max(header.width, header.height);
  const decoder = new ImageDecoder({
    data: photo.stream(),
    type: photo.type,
    desiredWidth: Math.round(header.width * scale),
    desiredHeight: Math.round(header.height * scale),
  });
  try {
    return (await decoder.decode()).image;
  } finally {
    decoder.close();
  }
}

export function close(image: DecodedImage): void {
  if ('close' in image) image.close();
}

/**
 * Encodes the image in sRGB, with the longest side and the bytes within the limits. The format is JPEG, or WebP when
 * the image is transparent. A browser without a WebP encoder makes a PNG, which may exceed the limit of bytes.
 * Smaller images are drawn from the largest, because each drawing of a decoded frame takes the frame's memory again.
 */
export async function encodeShrunk(image: DecodedImage): Promise<Blob> {
  const largest = draw(image, MAX_SIDE);
  const type = isTransparent(largest) ? 'image/webp' : 'image/jpeg';
  for (let longest = MAX_SIDE; ; longest *= SMALLER) {
    const canvas = longest === MAX_SIDE ? largest : draw(largest, longest);
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type, quality });
      // A PNG has no quality setting, so a lower quality would not make it smaller.
      if (blob.size <= WANTED_BYTES || blob.type !== type) return blob;
    }
    const blob = await canvas.convertToBlob({ type, quality: LOWEST_QUALITY });
    if (blob.size <= MAX_SHRUNK_BYTES) return blob;
  }
}

function draw(image: DecodedImage, longest: number): OffscreenCanvas {
  const [width, height] =
    'displayWidth' in image ? [image.displayWidth, image.displayHeight] : [image.width, image.height];
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A pixel with a lower alpha counts as transparent. */
const MIN_OPAQUE_ALPHA = 250;

function isTransparent(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  // Each pixel has four bytes, and the fourth byte is the alpha.
  for (let index = 3; index < data.length; index += 4)
    if ((data[index] ?? 255) < MIN_OPAQUE_ALPHA) return true;
  return false;
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  return context;
}
