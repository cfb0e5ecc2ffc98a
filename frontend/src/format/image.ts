// As the server names images (media/domain/image-name.ts); openapi/vectors.json holds examples for both.
const PATH =
  /^(?<stem>\/objects\/[0-9a-f]{32}-(?<width>[1-9]\d{0,3})x(?<height>[1-9]\d{0,3})-(?<color>[0-9a-f]{6}))\.jpg$/u;
const WIDTHS = [320, 640, 960, 1280];

export interface PublishedImage {
  readonly src: string;
  readonly webp: string;
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
  /** The image's dominant color, shown until it arrives. */
  readonly color: string;
}

/** What a published image's own address tells about it; undefined for images that live elsewhere. */
export function readImage(path: string): PublishedImage | undefined {
  const found = PATH.exec(path)?.groups;
  if (!found?.stem || !found.color) return undefined;
  const { stem, color } = found;
  const width = Number(found.width);
  const height = Number(found.height);
  // Variants are never enlarged: the first one beyond the image's own width holds all of it, the rest repeat it.
  const usable = WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < width);
  const set = (type: string) =>
    usable.map((candidate) => `${stem}.${candidate}.${type} ${Math.min(candidate, width)}w`).join(', ');
  return { src: path, webp: set('webp'), jpeg: set('jpg'), width, height, color: `#${color}` };
}
