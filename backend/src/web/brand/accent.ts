import { type Accent, ACCENTS, DEFAULT_ACCENT } from '../../content/index.js';

/**
 * Returns the document with the color of this accent in place of the default accent's color. Built documents have the
 * default color in lower case.
 */
export function recolored(html: string, accent: Accent): string {
  return html.replaceAll(ACCENTS[DEFAULT_ACCENT].plain.toLowerCase(), ACCENTS[accent].plain);
}
