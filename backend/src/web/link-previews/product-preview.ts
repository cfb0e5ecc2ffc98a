import { priceText } from '../../catalog/index.js';
import { formatRupiah } from '../../platform/domain/rupiah.js';
import {
  BLACK,
  type Box,
  cropMarks,
  drawableName,
  drawableText,
  drawText,
  GRAY,
  halftone,
  layoutText,
  lineWidth,
  photoPlaceholder,
  shrinkToFit,
  type TextStyle,
  YELLOW,
} from '../drawing/index.js';
import type { ProductPreviewData } from './preview-data.js';
import { shopHeader, renderJpeg, CANVAS, logoLayer, type Photo, shadesOf } from './canvas.js';

const PHOTO: Box = { x: 58, y: 52, width: 512, height: 512 };
const LEFT = PHOTO.x + PHOTO.width + 66;
const WIDTH = CANVAS.width - LEFT - 56;
const BOTTOM = PHOTO.y + PHOTO.height;

const heading = (size: number, maxLines: number) => ({
  size,
  maxLines,
  weight: 800 as const,
  letterSpacing: -0.03,
});
const NAME_SIZES = [heading(66, 3), heading(58, 4), heading(48, 4), heading(42, 5)];
const LINE_HEIGHT = 1.1;

/**
 * Draws a product's link preview: photo, name and current price. During a sale, also draws the regular price and the
 * discount.
 */
export async function drawProduct(
  data: ProductPreviewData,
  photo: Photo | undefined,
  logo: Buffer | undefined,
): Promise<Buffer> {
  const foreground = [
    cropMarks(PHOTO),
    logo ? '' : shopHeader(data, LEFT, PHOTO.y + 34, WIDTH),
    name(drawableName(data.name)),
    prices(data),
    data.sale ? discountLabel(`${data.sale.percent}% OFF`) : '',
  ];
  return renderJpeg({
    face: data,
    background:
      halftone({ x: 880, y: 0, width: 320, height: 190 }, BLACK, 0.16) +
      photoPlaceholder(PHOTO, logo ? undefined : shadesOf(data).plain),
    photos: photo ? [{ ...photo, box: PHOTO }] : [],
    foreground: foreground.join(''),
    logo: logo && (await logoLayer(logo, LEFT, PHOTO.y + 34, WIDTH)),
  });
}

function name(text: string): string {
  const { lines, style } = layoutText(drawableText(text), WIDTH, NAME_SIZES);
  const firstBaseline = PHOTO.y + 92 + style.size;
  return lines
    .map((line, index) => drawText(line, LEFT, firstBaseline + index * style.size * LINE_HEIGHT, style))
    .join('');
}

function prices(data: ProductPreviewData): string {
  const { price, sale, label } = data;
  const now = drawableText(label ? priceText(price, label) : formatRupiah(price));
  const large = shrinkToFit(now, WIDTH, { size: 68, weight: 800, letterSpacing: -0.03 });
  if (!sale) return drawText(now, LEFT, BOTTOM, large);
  const before = formatRupiah(sale.before);
  const small: TextStyle = { size: 28, weight: 500 };
  const width = lineWidth(before, small);
  const beforeBaseline = BOTTOM - large.size - 12;
  return (
    drawText(now, LEFT, BOTTOM, large, shadesOf(data).deep) +
    drawText(before, LEFT, beforeBaseline, small, GRAY) +
    `<rect x="${LEFT}" y="${beforeBaseline - 11}" width="${width}" height="3" fill="${GRAY}"/>`
  );
}

function discountLabel(label: string): string {
  const style: TextStyle = { size: 44, weight: 800, letterSpacing: -0.02 };
  const [x, y, height] = [34, 84, 78];
  const width = lineWidth(label, style) + 48;
  return `<g transform="rotate(-4 ${x} ${y})"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${YELLOW}"/>${drawText(label, x + 24, y + 54, style)}</g>`;
}
