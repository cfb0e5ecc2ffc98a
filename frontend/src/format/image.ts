const KEY = /^(?<stem>\/objects\/[0-9a-f]{32}-(?<width>\d+)x(?<height>\d+)-(?<colour>[0-9a-f]{6}))\.\w+$/u;
const WIDTHS = [320, 640, 960, 1280];

export interface PublishedImage {
  readonly src: string;
  readonly webp: string;
  readonly jpeg: string;
  readonly width: number;
  readonly height: number;
  /** The picture's dominant colour, shown until it arrives. */
  readonly colour: string;
}

/** What a published picture's own address tells about it; undefined for pictures that live elsewhere. */
export function readImage(path: string): PublishedImage | undefined {
  const found = KEY.exec(path)?.groups;
  if (!found?.stem || !found.colour) return undefined;
  const { stem, colour } = found;
  const width = Number(found.width);
  const height = Number(found.height);
  // Variants are never enlarged: the first one beyond the picture's own width holds all of it, the rest repeat it.
  const usable = WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < width);
  const set = (type: string) =>
    usable.map((candidate) => `${stem}.${candidate}.${type} ${Math.min(candidate, width)}w`).join(', ');
  return { src: path, webp: set('webp'), jpeg: set('jpg'), width, height, colour: `#${colour}` };
}
