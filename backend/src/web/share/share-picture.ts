import sharp from 'sharp';
import { formatRupiah } from '../../platform/domain/rupiah.js';
import { breakLines, linePath, lineWidth, type Lettering } from './lettering.js';
import type { ShareFacts } from './share-facts.js';

export const SHARE_SIZE = { width: 1200, height: 630 } as const;
const PAPER = '#fbfaf6';
const INK = '#16130f';
const SOFT = '#5a544a';
const MAGENTA = '#a80055';
const YELLOW = '#ffd400';
const MARGIN = 56;
const TEXT = { left: SHARE_SIZE.height + MARGIN, width: SHARE_SIZE.width - SHARE_SIZE.height - 2 * MARGIN };
const LARGEST_BYTES = 250_000;

/** Draws a link's preview: photo, name, price now and discount; a JPEG of 1200 × 630 and at most 250 kB. */
export async function drawSharePicture(facts: ShareFacts, photo: Buffer | undefined): Promise<Buffer> {
  const { height } = SHARE_SIZE;
  const layers = [{ input: Buffer.from(overlay(facts)), top: 0, left: 0 }];
  if (photo) {
    const square = await sharp(photo).resize(height, height, { fit: 'cover' }).toBuffer();
    layers.unshift({ input: square, top: 0, left: 0 });
  }
  const canvas = sharp({
    create: { width: SHARE_SIZE.width, height, channels: 3, background: PAPER },
  }).composite(layers);
  for (const quality of [84, 70, 50]) {
    const bytes = await canvas.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= LARGEST_BYTES || quality === 50) return bytes;
  }
  throw new Error('unreachable');
}

function overlay(facts: ShareFacts): string {
  const name: Lettering = { size: 60, weight: 800, tracking: -0.03 };
  const lines = breakLines(facts.name, TEXT.width, 3, name);
  const nameTop = 176;
  const priceBase = nameTop + lines.length * 68 + 72;
  const price: Lettering = { size: 64, weight: 800, tracking: -0.03 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
    ${colourBar()}
    ${draw(facts.shop, TEXT.left + 60, 96, { size: 30, weight: 800, tracking: -0.02 }, INK)}
    ${logo(TEXT.left + 20, 84)}
    ${lines.map((line, index) => draw(line, TEXT.left, nameTop + 24 + index * 68, name, INK)).join('')}
    ${draw(formatRupiah(facts.price), TEXT.left, priceBase + 20, price, facts.sale ? MAGENTA : INK)}
    ${facts.sale ? saleMarks(facts.sale, priceBase + 20) : ''}
  </svg>`;
}

function saleMarks(sale: NonNullable<ShareFacts['sale']>, base: number): string {
  const before: Lettering = { size: 30, weight: 500 };
  const words = formatRupiah(sale.before);
  const width = lineWidth(words, before);
  const badge: Lettering = { size: 44, weight: 800, tracking: -0.02 };
  const label = `${sale.percent}% OFF`;
  const badgeWidth = lineWidth(label, badge) + 48;
  return `
    ${draw(words, TEXT.left, base + 56, before, SOFT)}
    <rect x="${TEXT.left}" y="${base + 44}" width="${width}" height="3" fill="${SOFT}"/>
    <g transform="rotate(-4 40 80)">
      <rect x="36" y="36" width="${badgeWidth}" height="80" fill="${YELLOW}"/>
      ${draw(label, 60, 92, badge, INK)}
    </g>`;
}

function colourBar(): string {
  const top = SHARE_SIZE.height - 12;
  const width = (SHARE_SIZE.width - SHARE_SIZE.height) / 4;
  return ['#00a0d2', '#d6006c', YELLOW, INK]
    .map(
      (fill, index) =>
        `<rect x="${SHARE_SIZE.height + index * width}" y="${top}" width="${width + 1}" height="12" fill="${fill}"/>`,
    )
    .join('');
}

// Three inks, overprinted.
function logo(x: number, y: number): string {
  const dot = (dx: number, dy: number, fill: string): string =>
    `<circle cx="${x + dx}" cy="${y + dy}" r="13" fill="${fill}" style="mix-blend-mode:multiply"/>`;
  return dot(0, -9, YELLOW) + dot(-8, 5, '#00a0d2') + dot(8, 5, '#d6006c');
}

function draw(text: string, x: number, y: number, lettering: Lettering, fill: string): string {
  return `<path d="${linePath(text, x, y, lettering)}" fill="${fill}"/>`;
}
