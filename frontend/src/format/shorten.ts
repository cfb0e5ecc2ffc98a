const MAX_LENGTH = 160;

/** One line of at most 160 characters that ends with a whole word, for a page's description. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= MAX_LENGTH) return line;
  const lastSpace = line.lastIndexOf(' ', MAX_LENGTH);
  return `${line.slice(0, lastSpace > 0 ? lastSpace : MAX_LENGTH)}…`;
}
