import type { HeadProps } from '../ui/head';

interface Surroundings {
  readonly publicUrl: string;
  /** The preview image that the server draws for this page, 1200 × 630. */
  readonly previewPath: string;
}

/** The head's tags: Open Graph first, because some link readers give up after a few kilobytes. */
export function headHtml(head: HeadProps | undefined, { publicUrl, previewPath }: Surroundings): string {
  if (!head) return '';
  const address = head.canonicalPath === undefined ? undefined : publicUrl + head.canonicalPath;
  const tags = [
    `<title>${text(head.title)}</title>`,
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:url', address),
    property('og:locale', 'id_ID'),
    property('og:image', publicUrl + previewPath),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.title),
    named('twitter:card', 'summary_large_image'),
    named('description', head.description),
    named('robots', head.noIndex ? 'noindex' : undefined),
    address === undefined ? '' : `<link rel="canonical" href="${attribute(address)}">`,
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${json(data)}</script>`),
  ];
  return tags.join('');
}

/** The page's data for hydration, in a block that no browser executes. */
export function stateHtml(state: object): string {
  return `<script type="application/json" id="state">${json(state)}</script>`;
}

function property(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta property="${name}" content="${attribute(content)}">`;
}

function named(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${attribute(content)}">`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}

// Without `<`, nothing in it can close the script element or open a comment.
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
