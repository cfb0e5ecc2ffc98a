import type { HeadProps } from '../ui/head';

interface HeadContext {
  readonly publicUrl: string;
  /** The preview image that the server draws for this page, 1200 × 630. */
  readonly previewPath: string;
  readonly siteName: string;
}

/** The tags of <head>. Open Graph tags come early, because some link preview crawlers read only a few kilobytes. */
export function headHtml(
  head: HeadProps | undefined,
  { publicUrl, previewPath, siteName }: HeadContext,
): string {
  if (!head) return '';
  const canonicalUrl = head.canonicalPath === undefined ? undefined : publicUrl + head.canonicalPath;
  const tags = [
    `<title>${escapeText(head.title)}</title>`,
    metaProperty('og:title', head.title),
    metaProperty('og:description', head.description),
    metaProperty('og:type', head.type ?? 'website'),
    metaProperty('og:url', canonicalUrl),
    metaProperty('og:site_name', siteName),
    metaProperty('og:locale', 'id_ID'),
    metaProperty('og:image', publicUrl + previewPath),
    metaProperty('og:image:width', '1200'),
    metaProperty('og:image:height', '630'),
    metaProperty('og:image:alt', head.title),
    metaName('twitter:card', 'summary_large_image'),
    metaName('description', head.description),
    metaName('robots', head.noIndex ? 'noindex' : undefined),
    canonicalUrl === undefined ? '' : `<link rel="canonical" href="${escapeAttribute(canonicalUrl)}">`,
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
  ];
  return tags.join('');
}

/** The page's data for hydration, as JSON in a script element that is not executed. */
export function stateHtml(state: object): string {
  return `<script type="application/json" id="state">${escapeJson(state)}</script>`;
}

function metaProperty(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta property="${name}" content="${escapeAttribute(content)}">`;
}

function metaName(name: string, content: string | undefined): string {
  return content === undefined ? '' : `<meta name="${name}" content="${escapeAttribute(content)}">`;
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}

// Without `<`, no value can close the script element or open a comment.
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
