const MAX_LENGTH = 160;

/**
 * Returns one line of at most 160 characters, for a page's description. A longer text is cut after a word, or within a
 * word that is longer than the line.
 */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  const end = MAX_LENGTH - '…'.length;
  const lastSpace = line.lastIndexOf(' ', end);
  // A character of two code units may not be cut in half.
  return `${line.slice(0, lastSpace > 0 ? lastSpace : end).replace(/\p{Surrogate}$/u, '')}…`;
}
