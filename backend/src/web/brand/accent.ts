import { type Accent, ACCENTS, DEFAULT_ACCENT } from '../../content/index.js';

/** The document with the color of this accent instead of the default one. */
export function recolored(html: string, accent: Accent): string {
  return html.replaceAll(ACCENTS[DEFAULT_ACCENT].plain.toLowerCase(), ACCENTS[accent].plain);
}
