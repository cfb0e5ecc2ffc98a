import {
  mainKeyOfPath,
  objectPathOf,
  parseImageKey,
  VARIANT_WIDTHS,
  variantKey,
} from '@etalase/backend/rules/image-name';

export interface PublishedImage {
  readonly src: string;
  readonly webp: string;
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
  /** The color of the image's border. It is shown around the image, and in its place until the image has loaded. */
  readonly color: string;
}

/** Size, color and variants of a published image, read from its path; undefined for any other path or URL. */
export function readImage(path: string): PublishedImage | undefined {
  const key = mainKeyOfPath(path);
  const name = key && parseImageKey(key);
  if (!name) return undefined;
  const { width, height, color } = name;
  // A variant is never wider than the image. So the first variant width that is not below the image's width gives the
  // image's full size. All larger variant widths would give this size again, so they are left out.
  const usable = VARIANT_WIDTHS.filter((_, index) => index === 0 || (VARIANT_WIDTHS[index - 1] ?? 0) < width);
  const srcSet = (format: 'webp' | 'jpg') =>
    usable
      .map(
        (candidate) => `${objectPathOf(variantKey(key, candidate, format))} ${Math.min(candidate, width)}w`,
      )
      .join(', ');
  return { src: path, webp: srcSet('webp'), jpeg: srcSet('jpg'), width, height, color: `#${color}` };
}

/** The ratio of a frame for an image, within the limits of usual photos. */
export function frameRatio(path = ''): number {
  const image = readImage(path);
  return image ? Math.min(4 / 3, Math.max(3 / 4, image.width / image.height)) : 1;
}

/** A frame's CSS width and ratio on screens of at least the width `from`. */
export interface FrameSize {
  readonly from?: string;
  readonly width: string;
  /** Width divided by height. */
  readonly ratio?: number;
}

/**
 * The HTML attribute `sizes` of an image in a frame: the width of the drawn image, which differs from the frame's width.
 * @param frames the widest screens first; frames without a ratio have `ratio`
 * @param whole true if the image is fitted into the frame, false if it covers the frame
 */
export function drawnSizes(
  image: PublishedImage,
  frames: readonly FrameSize[],
  { ratio, whole }: { ratio: number; whole: boolean },
): string {
  return frames
    .map(({ from, width, ratio: own = ratio }) => {
      const scale = Math[whole ? 'min' : 'max'](1, image.width / image.height / own);
      return `${from ? `(min-width: ${from}) ` : ''}${scale === 1 ? width : `calc(${scale.toFixed(2)} * ${width})`}`;
    })
    .join(', ');
}

export const sizesAtHeight = ({ width, height }: PublishedImage, drawnHeight: string): string =>
  `calc(${(width / height).toFixed(2)} * ${drawnHeight})`;
