import { linePath, type TextStyle } from './text-outlines.js';

export const BLACK = '#16130f';
export const GRAY = '#5a544a';
export const BACKGROUND = '#fbfaf6';
const CYAN = '#00a0d2';
export const YELLOW = '#ffd400';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function drawText(text: string, x: number, y: number, style: TextStyle, fill = BLACK): string {
  return `<path d="${linePath(text, x, y, style)}" fill="${fill}"/>`;
}

/**
 * Draws crop marks as on a print proof: thin lines that continue the box's edges outside the box, and do not touch its
 * corners.
 */
export function cropMarks({ x, y, width, height }: Box): string {
  const gap = 10;
  const length = 20;
  const marks = [x, x + width].flatMap((edge, right) =>
    [y, y + height].map((side, bottom) => {
      // The indexes `right` and `bottom` are 0 or 1. The marks of each corner point away from the box.
      const [out, down] = [right ? 1 : -1, bottom ? 1 : -1];
      return (
        `M${edge + out * gap} ${side}h${out * length}` + `M${edge} ${side + down * gap}v${down * length}`
      );
    }),
  );
  return `<path d="${marks.join('')}" stroke="${BLACK}" stroke-width="1.5" fill="none"/>`;
}

/** The colors of the shop's color bar, from left to right. */
export const colorBarColors = (accent: string): string[] => [CYAN, accent, YELLOW, BLACK];

export function colorBar({ x, y, width, height }: Box, accent: string): string {
  return colorBarColors(accent)
    .map(
      (fill, index, { length }) =>
        `<rect x="${x + (index * width) / length}" y="${y}" width="${width / length}" height="${height}" fill="${fill}"/>`,
    )
    .join('');
}

export function emblem(x: number, y: number, size: number, accent: string): string {
  const dot = (dx: number, dy: number, fill: string): string =>
    `<circle cx="${x + dx * size}" cy="${y + dy * size}" r="${size * 0.32}" fill="${fill}" style="mix-blend-mode:multiply"/>`;
  return `<g style="isolation:isolate">${dot(0, -0.2, YELLOW)}${dot(-0.21, 0.16, CYAN)}${dot(0.21, 0.16, accent)}</g>`;
}

/** Draws a halftone pattern: dots that grow towards the box's upper right corner. */
export function halftone({ x, y, width, height }: Box, fill: string, opacity: number): string {
  const step = 14;
  let dots = '';
  for (let row = 0; row * step <= height; row += 1)
    for (let column = 0; column * step <= width; column += 1) {
      const [dx, dy] = [column * step + (row % 2) * (step / 2), row * step];
      const near = 1 - Math.hypot((width - dx) / width, dy / height);
      if (near > 0.06)
        dots += `<circle cx="${x + dx}" cy="${y + dy}" r="${(near * step * 0.42).toFixed(2)}"/>`;
    }
  return `<g fill="${fill}" opacity="${opacity}">${dots}</g>`;
}

/**
 * Draws a tinted box in place of a missing photo, with the default logo if there is an accent. A shop with its own logo
 * passes no accent.
 */
export function photoPlaceholder({ x, y, width, height }: Box, accent: string | undefined): string {
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f3ebdd"/>` +
    (accent === undefined ? '' : emblem(x + width / 2, y + height / 2, Math.min(width, height) / 2, accent))
  );
}
