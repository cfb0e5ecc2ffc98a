import type { Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Weight = 500 | 800;

export interface TextStyle {
  readonly size: number;
  readonly weight: Weight;
  /** Letter spacing in em. */
  readonly letterSpacing?: number;
  /** Whether all digits are equally wide. */
  readonly isTabular?: boolean;
}

/** The font's features for a text. A text without digits needs none, and is laid out once by pdfkit. */
export const featuresOf = (text: string, isTabular: boolean): ['tnum'] | undefined =>
  isTabular && /\d/u.test(text) ? ['tnum'] : undefined;

// The font package has one file for each of these subsets. A character is drawn from the first file that has it.
const FONT_SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'];
const require = createRequire(import.meta.url);

interface FontFile {
  readonly path: string;
  readonly font: Font;
}
const fonts = new Map<Weight, FontFile[]>();

function fontsOf(weight: Weight): readonly FontFile[] {
  const known = fonts.get(weight);
  if (known) return known;
  // Loaded at the first drawing, because fontkit takes megabytes of memory.
  const { create } = require('fontkit') as typeof import('fontkit');
  const loaded = FONT_SUBSETS.map((subset) => {
    const file = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${weight}-normal.woff`;
    const path = require.resolve(file);
    return { path, font: create(readFileSync(path)) as Font };
  });
  fonts.set(weight, loaded);
  return loaded;
}

function fontFor(character: string, weight: Weight): FontFile | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return fontsOf(weight).find(({ font }) => font.hasGlyphForCodePoint(codePoint));
}

/**
 * Removes characters that the font lacks (emoji, other scripts), and writes a hyphen for a dash. Replaces each run of
 * white space by one space.
 */
export function drawableText(text: string): string {
  const known = [...text.normalize('NFC')].map((character) => {
    if (/\s/u.test(character)) return ' ';
    // Weight 800 stands for both weights, which have the same characters.
    if (fontFor(character, 800)) return character;
    return /[\p{Pd}\u2212]/u.test(character) ? '-' : '';
  });
  return known.join('').replace(/ +/gu, ' ').trim();
}

/** A product's name. One of emoji only cannot be drawn. */
export const drawableName = (name: string): string => (drawableText(name) ? name : 'Produk tanpa nama');

/** Consecutive characters from the same font file. */
interface Run extends FontFile {
  text: string;
}

export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const file = fontFor(character, weight);
    const last = runs.at(-1);
    if (!file) continue;
    if (last?.path === file.path) last.text += character;
    else runs.push({ ...file, text: character });
  }
  return runs;
}

export function lineWidth(
  text: string,
  { size, weight, letterSpacing = 0, isTabular = false }: TextStyle,
): number {
  return runsOf(text, weight).reduce((width, { font, text: part }) => {
    const { advanceWidth, glyphs } = font.layout(part, featuresOf(part, isTabular));
    return width + (advanceWidth / font.unitsPerEm + letterSpacing * glyphs.length) * size;
  }, 0);
}

/**
 * Returns the SVG path of a line whose baseline starts at (x, y). Text is drawn as outlines, because servers have no
 * fonts.
 */
export function linePath(text: string, x: number, y: number, style: TextStyle): string {
  const { size, weight, letterSpacing = 0 } = style;
  let at = x;
  let path = '';
  for (const { font, text: part } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      path += glyph.path.scale(scale, -scale).translate(at, y).toSVG();
      at += (positions[index]?.xAdvance ?? 0) * scale + letterSpacing * size;
    }
  }
  return path;
}
