import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 500 | 800;

const resolve = createRequire(import.meta.url).resolve;
const fonts = new Map<Weight, Font>();

function font(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`);
  const made = create(readFileSync(file)) as Font;
  fonts.set(weight, made);
  return made;
}

export interface Lettering {
  readonly size: number;
  readonly weight: Weight;
  /** Letter spacing in em. */
  readonly tracking?: number;
}

/** Width in pixels of a line as it will be drawn. */
export function lineWidth(text: string, { size, weight, tracking = 0 }: Lettering): number {
  const face = font(weight);
  const run = face.layout(text);
  return ((run.advanceWidth + tracking * face.unitsPerEm * run.glyphs.length) / face.unitsPerEm) * size;
}

/** The outlines of a line, baseline at (x, y): servers have no fonts, so words are drawn from the packaged one. */
export function linePath(text: string, x: number, y: number, lettering: Lettering): string {
  const { size, weight, tracking = 0 } = lettering;
  const face = font(weight);
  const scale = size / face.unitsPerEm;
  const run = face.layout(text);
  let at = x;
  return run.glyphs
    .map((glyph, index) => {
      const place = at;
      at += (run.positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return glyph.path.scale(scale, -scale).translate(place, y).toSVG();
    })
    .join('');
}

/** Breaks text into at most `most` lines that fit; what does not fit ends in an ellipsis. */
export function breakLines(text: string, width: number, most: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(/\s+/u);
  for (const [index, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (lineWidth(longer, lettering) <= width) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) return [...lines, shorten(words.slice(index).join(' '), line)];
    if (line) lines.push(line);
    line = lineWidth(word, lettering) <= width ? word : shorten('', word);
  }
  return [...lines, line];

  function shorten(rest: string, start: string): string {
    let cut = [...(rest ? `${start} ${rest}`.trim() : start)];
    while (cut.length > 1 && lineWidth(`${cut.join('').trimEnd()}…`, lettering) > width)
      cut = cut.slice(0, -1);
    return `${cut.join('').trimEnd()}…`;
  }
}
