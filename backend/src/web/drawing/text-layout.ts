import { lineWidth, type TextStyle } from './text-outlines.js';

export interface TextLayout {
  readonly lines: readonly string[];
  readonly style: TextStyle;
}

interface LineStyle extends TextStyle {
  readonly maxLines: number;
}

interface Limits {
  readonly width: number;
  readonly maxLines: number;
}

/**
 * Breaks a text into lines, in the first style in which the whole text fits `width` and `maxLines`. If the text fits in
 * no style, shortens it with an ellipsis in the last style.
 * @param styles at least one.
 */
export function layoutText(text: string, width: number, styles: readonly LineStyle[]): TextLayout {
  for (const { maxLines, ...style } of styles) {
    const words = text.split(' ');
    const widest = Math.max(...words.map((word) => lineWidth(word, style)));
    const lines = breakLines(words, width, style);
    if (widest <= width && lines.length <= maxLines) return { lines, style };
  }
  const { maxLines, ...style } = styles.at(-1) as LineStyle;
  const words = text.split(' ').flatMap((word) => breakWord(word, width, style));
  return { lines: shorten(breakLines(words, width, style), { width, maxLines }, style), style };
}

/**
 * Returns the style for a text on one line. This is the given style, but in a smaller size if the line would be wider
 * than `width`.
 */
export function shrinkToFit(text: string, width: number, style: TextStyle): TextStyle {
  const natural = lineWidth(text, style);
  return natural <= width ? style : { ...style, size: (style.size * width) / natural };
}

/** Fills the lines with words. A word that is wider than a line gets a line of its own. */
function breakLines(words: readonly string[], width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && lineWidth(longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, width: number, style: TextStyle): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const last = parts.at(-1);
    if (last !== undefined && lineWidth(last + character, style) <= width)
      parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts;
}

/** Removes the lines after `maxLines`, and ends the last line with an ellipsis if lines were removed. */
function shorten(lines: readonly string[], { width, maxLines }: Limits, style: TextStyle): string[] {
  const last = lines[maxLines - 1];
  if (lines.length <= maxLines || last === undefined) return [...lines];
  let end = last;
  while (end !== '' && lineWidth(`${end}…`, style) > width)
    end = end.includes(' ') ? end.slice(0, end.lastIndexOf(' ')) : end.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${end.replace(/[\s,.;:–—-]+$/u, '')}…`];
}
