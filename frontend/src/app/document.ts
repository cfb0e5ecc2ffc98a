import type { HeadProps } from '../ui/head';

interface Surroundings {
  readonly publicUrl: string;
  /** The preview picture that the server draws for this page, where there is one. */
  readonly sharePath?: string;
}

/** The head's tags: Open Graph first, because some link readers give up after a few kilobytes. */
export function headHtml(head: HeadProps | undefined, { publicUrl, sharePath }: Surroundings): string {
  if (!head) return '';
  const address = head.canonicalPath === undefined ? undefined : publicUrl + head.canonicalPath;
  const image = sharePath ? { path: sharePath, width: 1200, height: 630, alt: head.title } : head.image;
  const tags = [
    `<title>${text(head.title)}</title>`,
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.type ?? 'website'),
    property('og:url', address),
    property('og:locale', 'id_ID'),
    property('og:image', image && publicUrl + image.path),
    property('og:image:width', image && String(image.width)),
    property('og:image:height', image && String(image.height)),
    property('og:image:alt', image?.alt),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
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
