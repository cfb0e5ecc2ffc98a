// The server's naming scheme (media/domain/image-name.ts); openapi/vectors.json holds test cases for both.
const PATH =
  /^(?<stem>\/objects\/[0-9a-f]{32}-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})-(?<color>[0-9a-f]{6}))\.jpg$/u;
const WIDTHS = [320, 640, 960, 1280];

export interface PublishedImage {
  readonly src: string;
  /** `srcset` values. */
  readonly webp: string;
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
  /** The image's dominant color, shown until it has loaded. */
  readonly color: string;
}

/** Size, color and variants of a published image, read from its path; undefined for any other path or URL. */
export function readImage(path: string): PublishedImage | undefined {
  const found = PATH.exec(path)?.groups;
  if (!found?.stem || !found.color) return undefined;
  const { stem, color } = found;
  const width = Number(found.width);
  const height = Number(found.height);
  // Variants are never enlarged: the first one wider than the image has its full size, and wider ones would repeat it.
  const usable = WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < width);
  const srcSet = (type: string) =>
    usable.map((candidate) => `${stem}.${candidate}.${type} ${Math.min(candidate, width)}w`).join(', ');
  return { src: path, webp: srcSet('webp'), jpeg: srcSet('jpg'), width, height, color: `#${color}` };
}
