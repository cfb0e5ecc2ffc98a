import { formatRupiah } from '../platform/domain/rupiah.js';
import { blankSheet, cropMarks, DEEP_MAGENTA, halftone, INK, SOFT, words, YELLOW, type Box } from './ink.js';
import { drawable, lineWidth, type Lettering } from './lettering.js';
import type { ProductFacts } from './preview-facts.js';
import { letterhead, print, SHEET } from './sheet.js';
import { fitLine, setBlock } from './typesetting.js';

const PHOTO: Box = { x: 58, y: 52, width: 512, height: 512 };
const LEFT = PHOTO.x + PHOTO.width + 66;
const WIDTH = SHEET.width - LEFT - 56;
const FOOT = PHOTO.y + PHOTO.height;

const heading = (size: number, most: number) => ({ size, most, weight: 800 as const, tracking: -0.03 });
const NAME_SIZES = [heading(66, 3), heading(58, 4), heading(48, 4), heading(42, 5)];
const LEADING = 1.1;

/** A product's link preview: photo, name, price now, and in a sale the price before and the discount. */
export function drawProduct(facts: ProductFacts, photo: Buffer | undefined): Promise<Buffer> {
  const drawing = [
    cropMarks(PHOTO),
    letterhead(facts.shop, LEFT, PHOTO.y + 34, WIDTH),
    name(facts.name),
    prices(facts),
    facts.sale ? sticker(`${facts.sale.percent}% OFF`) : '',
  ];
  return print({
    ground: halftone({ x: 880, y: 0, width: 320, height: 190 }, INK, 0.16) + blankSheet(PHOTO),
    photos: photo ? [{ bytes: photo, box: PHOTO }] : [],
    drawing: drawing.join(''),
  });
}

function name(text: string): string {
  const { lines, lettering } = setBlock(drawable(text), WIDTH, NAME_SIZES);
  const first = PHOTO.y + 92 + lettering.size;
  return lines
    .map((line, index) => words(line, LEFT, first + index * lettering.size * LEADING, lettering))
    .join('');
}

function prices({ price, sale }: ProductFacts): string {
  const now = formatRupiah(price);
  const large = fitLine(now, WIDTH, { size: 68, weight: 800, tracking: -0.03 });
  if (!sale) return words(now, LEFT, FOOT, large);
  const before = formatRupiah(sale.before);
  const small: Lettering = { size: 28, weight: 500 };
  const width = lineWidth(before, small);
  const base = FOOT - large.size - 12;
  return (
    words(now, LEFT, FOOT, large, DEEP_MAGENTA) +
    words(before, LEFT, base, small, SOFT) +
    `<rect x="${LEFT}" y="${base - 11}" width="${width}" height="3" fill="${SOFT}"/>`
  );
}

/** The discount, stuck on a corner of the photo. */
function sticker(label: string): string {
  const lettering: Lettering = { size: 44, weight: 800, tracking: -0.02 };
  const [x, y, height] = [34, 84, 78];
  const width = lineWidth(label, lettering) + 48;
  return `<g transform="rotate(-4 ${x} ${y})"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${YELLOW}"/>${words(label, x + 24, y + 54, lettering)}</g>`;
}
