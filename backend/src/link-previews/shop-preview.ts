import { blankSheet, cropMarks, halftone, INK, SOFT, words, type Box } from './ink.js';
import { drawable } from './lettering.js';
import type { ShopFacts } from './preview-facts.js';
import { letterhead, print, wordsUpTo } from './sheet.js';
import { setBlock } from './typesetting.js';

const LEFT = 62;
const WIDTH = 496;
const LARGE: Box = { x: 612, y: 58, width: 324, height: 470 };
const SMALL: readonly Box[] = [
  { x: 950, y: 58, width: 192, height: 228 },
  { x: 950, y: 300, width: 192, height: 228 },
];
const PROOF: Box = { x: LARGE.x, y: LARGE.y, width: 530, height: 470 };
/** As many images as one proof sheet takes. */
export const MAX_PHOTOS = 3;

const heading = (size: number, most: number) => ({ size, most, weight: 800 as const, tracking: -0.04 });
const TITLE_SIZES = [heading(84, 4), heading(70, 5), heading(56, 6), heading(44, 7)];
const LEADING = 1.04;
const KICKER = 'Desain grafis dan percetakan';

/** The link preview of pages without an image of their own: the shop's window. */
export function drawShop(facts: ShopFacts, photos: readonly Buffer[]): Promise<Buffer> {
  const { lines, lettering } = setBlock(drawable(facts.title) || drawable(facts.shop), WIDTH, TITLE_SIZES);
  const last = 528;
  const first = last - (lines.length - 1) * lettering.size * LEADING;
  const margin = { size: 16, weight: 500, tracking: 0.02 } as const;
  const drawing = [
    letterhead(facts.shop, LEFT, 92, WIDTH),
    ...lines.map((line, index) => words(line, LEFT, first + index * lettering.size * LEADING, lettering)),
    words(KICKER, LEFT, 574, { size: 24, weight: 500 }, SOFT),
    cropMarks(PROOF),
    words('C M Y K', PROOF.x + 14, 574, margin, SOFT),
    wordsUpTo('Lembar proof', PROOF.x + PROOF.width - 14, 574, margin, SOFT),
  ];
  const places = boxes(photos.length);
  return print({
    ground:
      halftone({ x: 760, y: 0, width: 440, height: 420 }, INK, 0.16) +
      (photos.length === 0 ? blankSheet(PROOF) : ''),
    photos: places.flatMap((box, index) => (photos[index] ? [{ bytes: photos[index], box }] : [])),
    drawing: drawing.join(''),
  });
}

function boxes(count: number): readonly Box[] {
  if (count === 1) return [PROOF];
  const [upper, lower] = SMALL;
  if (count === 2 && upper) return [LARGE, { ...upper, height: PROOF.height }];
  return [LARGE, ...(upper && lower ? [upper, lower] : [])];
}
