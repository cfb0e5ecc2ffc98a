import {
  mainKeyOfPath,
  objectPathOf,
  parseImageKey,
  VARIANT_WIDTHS,
  variantKey,
} from '@etalase/backend/rules/image-name';

export interface PublishedImage {
  readonly src: string;
  /** `srcset` values. */
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
