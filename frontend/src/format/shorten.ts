const MAX_LENGTH = 160;

/**
 * Returns one line of at most 160 characters, for a page's description. A longer text is cut after a word, or within a
 * word that is longer than the line.
 */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  return `${cutAfterWord(line, MAX_LENGTH - '…'.length)}…`;
}

/**
 * Cuts a text that is longer than `end` characters after a word. A word that is longer than `end` is cut, but not within
 * a character of two code units.
 */
export function cutAfterWord(text: string, end: number): string {
  const lastSpace = text.lastIndexOf(' ', end);
  return text.slice(0, lastSpace > 0 ? lastSpace : end).replace(/\p{Surrogate}$/u, '');
}
