import {
  BLACK,
  type Box,
  cropMarks,
  drawableText,
  drawText,
  GRAY,
  halftone,
  layoutText,
  lineWidth,
  photoPlaceholder,
} from '../drawing/index.js';
import type { ShopPreviewData } from './preview-data.js';
import { shopHeader, renderJpeg, drawTextRightAligned, logoLayer, type Photo, shadesOf } from './canvas.js';

const LEFT = 62;
const WIDTH = 496;
const LARGE: Box = { x: 612, y: 58, width: 324, height: 470 };
/** Two boxes one above the other, to the right of the large box. */
const SMALL: readonly Box[] = [
  { x: 950, y: 58, width: 192, height: 228 },
  { x: 950, y: 300, width: 192, height: 228 },
];
const PHOTO_AREA: Box = { x: LARGE.x, y: LARGE.y, width: 530, height: 470 };
export const MAX_PHOTOS = 3;

const heading = (size: number, maxLines: number) => ({
  size,
  maxLines,
  weight: 800 as const,
  letterSpacing: -0.04,
});
const TITLE_SIZES = [heading(84, 4), heading(70, 5), heading(56, 6), heading(44, 7)];
const LINE_HEIGHT = 1.04;
const TAGLINE = 'Desain grafis dan percetakan';
const TAGLINE_STYLE = { size: 24, weight: 500 } as const;

/**
 * Draws the link preview of all pages except product pages: the shop's name, a title, and photos of products. The title
 * is the shop's, or the name of a category or service.
 */
export async function drawShop(
  data: ShopPreviewData,
  photos: readonly Photo[],
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { lines, style } = layoutText(
    drawableText(data.title) || drawableText(data.shop),
    WIDTH,
    TITLE_SIZES,
  );
  const tagline = taglineOf(data);
  const taglineAt = (line: number) => 574 - (tagline.length - 1 - line) * 30;
  const lastBaseline = taglineAt(0) - 46;
  const firstBaseline = lastBaseline - (lines.length - 1) * style.size * LINE_HEIGHT;
  const captionStyle = { size: 16, weight: 500, letterSpacing: 0.02 } as const;
  const foreground = [
    logo ? '' : shopHeader(data, LEFT, 92, WIDTH),
    ...lines.map((line, index) =>
      drawText(line, LEFT, firstBaseline + index * style.size * LINE_HEIGHT, style),
    ),
    ...tagline.map((line, index) => drawText(line, LEFT, taglineAt(index), TAGLINE_STYLE, GRAY)),
    cropMarks(PHOTO_AREA),
    drawText('C M Y K', PHOTO_AREA.x + 14, 574, captionStyle, GRAY),
    drawTextRightAligned('Lembar contoh', PHOTO_AREA.x + PHOTO_AREA.width - 14, 574, captionStyle, GRAY),
  ];
  const boxes = photoBoxes(photos.length);
  return renderJpeg({
    face: data,
    background:
      halftone({ x: 760, y: 0, width: 440, height: 420 }, BLACK, 0.16) +
      (photos.length === 0 ? photoPlaceholder(PHOTO_AREA, logo ? undefined : shadesOf(data).plain) : ''),
    photos: boxes.flatMap((box, index) => (photos[index] ? [{ ...photos[index], box }] : [])),
    foreground: foreground.join(''),
    logo: logo && (await logoLayer(logo, LEFT, 92, WIDTH)),
  });
}

/**
 * Returns the words of a category or service in at most two lines. For the shop, returns the owner's description, if it
 * fits on one line, or the default tagline if the owner has written none.
 */
function taglineOf({ words, description }: ShopPreviewData): readonly string[] {
  if (words !== undefined)
    return layoutText(drawableText(words), WIDTH, [{ ...TAGLINE_STYLE, maxLines: 2 }]).lines;
  if (description === undefined) return [TAGLINE];
  const text = drawableText(description);
  return [lineWidth(text, TAGLINE_STYLE) <= WIDTH ? text : ''];
}

/** Returns the boxes for this number of photos. Without photos, the placeholder is drawn and no box is filled. */
function photoBoxes(count: number): readonly Box[] {
  if (count === 1) return [PHOTO_AREA];
  const [upper, lower] = SMALL;
  if (count === 2 && upper) return [LARGE, { ...upper, height: PHOTO_AREA.height }];
  return [LARGE, ...(upper && lower ? [upper, lower] : [])];
}
