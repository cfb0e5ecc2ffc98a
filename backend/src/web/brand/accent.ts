import type { Accent } from '../../content/index.js';

/** The document in the shop's accent, which its style sheet has rules for; unchanged with the default one. */
export function withAccent(html: string, accent: Accent): string {
  return accent === 'magenta' ? html : html.replace('<html', `<html data-accent="${accent}"`);
}
