export interface SitemapEntry {
  readonly url: string;
  /** The time of the last change of the page's data. Pages that combine several sources have no such time. */
  readonly updatedAt?: Date;
}

/**
 * The number of URLs in one file. It is half of the maximum of sitemaps.org, so that no file comes near the maximum of
 * 50 MB.
 */
export const MAX_SITEMAP_URLS = 25_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ url, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escape(url)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}

export function sitemapIndex(publicUrl: string, files: number): string {
  const entries = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${escape(`${publicUrl}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

// The special characters `>` and `"` of XML need no escape, because a URL contains them only percent-encoded.
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;');
}
