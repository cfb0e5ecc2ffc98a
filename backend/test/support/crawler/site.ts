import { all, parseHtml, textOf } from './html.js';
import { readPage, type Page } from './page.js';

export interface CrawlerResponse {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly body: Buffer;
}

export interface SitemapEntry {
  readonly url: string;
  /** The time as written in the sitemap, which should be an ISO 8601 time. */
  readonly lastmod: string | undefined;
}

/** The pages of a shop as a crawler reads them. */
export interface Site {
  readonly publicUrl: string;
  readonly sitemap: readonly SitemapEntry[];
  readonly pages: readonly Page[];
  /** Requests a path of the shop, without following redirects. */
  readonly fetch: (path: string) => Promise<CrawlerResponse>;
}

export function createFetch(origin: string, userAgent = 'Etalase-Crawler'): Site['fetch'] {
  return async (path) => {
    const response = await fetch(origin + path, { redirect: 'manual', headers: { 'User-Agent': userAgent } });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      location: response.headers.get('location') ?? undefined,
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
}

/** Wraps `load` so that each path is requested only once. */
export function withCache(load: Site['fetch']): Site['fetch'] {
  const responses = new Map<string, Promise<CrawlerResponse>>();
  return (path) => {
    const response = responses.get(path) ?? load(path);
    responses.set(path, response);
    return response;
  };
}

export async function crawl(publicUrl: string, load: Site['fetch']): Promise<Site> {
  const sitemap = readSitemap((await load('/sitemap.xml')).body.toString('utf8'));
  const pages: Page[] = [];
  for (const { url } of sitemap) {
    if (!url.startsWith(publicUrl)) throw new Error(`The sitemap names another site: ${url}`);
    const path = url.slice(publicUrl.length);
    pages.push(readPage(path, (await load(path)).body.toString('utf8')));
  }
  return { publicUrl, sitemap, pages, fetch: load };
}

export function readSitemap(xml: string): SitemapEntry[] {
  return all(parseHtml(xml.replace(/^<\?xml[^>]*>/u, '')).root, 'url').map((entry) => ({
    // The texts of all <loc> elements are joined with commas. So an entry with two <loc> elements has the URL of no
    // page.
    url: all(entry, 'loc').map(textOf).join(),
    lastmod: all(entry, 'lastmod').map(textOf)[0],
  }));
}
