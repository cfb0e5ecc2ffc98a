import { lineWidth, type Lettering } from './lettering.js';

export interface Block {
  readonly lines: readonly string[];
  readonly lettering: Lettering;
}

interface Frame {
  readonly width: number;
  readonly most: number;
}

/** Sets a text in the first of these sizes in which all of it fits; in the last one, what is too much is left out. */
export function setBlock(
  text: string,
  width: number,
  sizes: readonly (Lettering & { readonly most: number })[],
): Block {
  for (const { most, ...lettering } of sizes) {
    const words = text.split(' ');
    const widest = Math.max(...words.map((word) => lineWidth(word, lettering)));
    const lines = breakLines(words, width, lettering);
    if (widest <= width && lines.length <= most) return { lines, lettering };
  }
  const { most, ...lettering } = sizes.at(-1) ?? { most: 1, size: 16, weight: 500 as const };
  const words = text.split(' ').flatMap((word) => breakWord(word, width, lettering));
  return { lines: cut(breakLines(words, width, lettering), { width, most }, lettering), lettering };
}

/** One line that fits, in the largest size that is not larger than the lettering's. */
export function fitLine(text: string, width: number, lettering: Lettering): Lettering {
  const natural = lineWidth(text, lettering);
  return natural <= width ? lettering : { ...lettering, size: (lettering.size * width) / natural };
}

function breakLines(words: readonly string[], width: number, lettering: Lettering): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && lineWidth(longer, lettering) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function breakWord(word: string, width: number, lettering: Lettering): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const last = parts.at(-1);
    if (last !== undefined && lineWidth(last + character, lettering) <= width)
      parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts;
}

function cut(lines: readonly string[], { width, most }: Frame, lettering: Lettering): string[] {
  const last = lines[most - 1];
  if (lines.length <= most || last === undefined) return [...lines];
  let end = last;
  while (end !== '' && lineWidth(`${end}…`, lettering) > width)
    end = end.includes(' ') ? end.slice(0, end.lastIndexOf(' ')) : end.slice(0, -1);
  return [...lines.slice(0, most - 1), `${end.replace(/[\s,.;:–—-]+$/u, '')}…`];
}
