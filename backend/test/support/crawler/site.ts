import { all, parseHtml, textOf } from './html.js';
import { readPage, type Page } from './page.js';

export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly location: string | undefined;
  readonly body: Buffer;
}

export interface SitemapEntry {
  readonly address: string;
  readonly lastmod: string | undefined;
}

/** A shop as a crawler found it. */
export interface Site {
  readonly publicUrl: string;
  readonly sitemap: readonly SitemapEntry[];
  readonly pages: readonly Page[];
  /** Asks the shop for a path. */
  readonly ask: (path: string) => Promise<Answer>;
}

export function asker(origin: string, userAgent = 'Etalase-Crawler'): Site['ask'] {
  return async (path) => {
    const answer = await fetch(origin + path, { redirect: 'manual', headers: { 'User-Agent': userAgent } });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      location: answer.headers.get('location') ?? undefined,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
}

/** An asker that asks for everything once. */
export function remembering(ask: Site['ask']): Site['ask'] {
  const known = new Map<string, Promise<Answer>>();
  return (path) => {
    const asked = known.get(path) ?? ask(path);
    known.set(path, asked);
    return asked;
  };
}

/** Reads the sitemap and every page in it. */
export async function crawl(publicUrl: string, ask: Site['ask']): Promise<Site> {
  const sitemap = readSitemap((await ask('/sitemap.xml')).body.toString('utf8'));
  const pages: Page[] = [];
  for (const { address } of sitemap) {
    const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : address;
    pages.push(readPage(path, (await ask(path)).body.toString('utf8')));
  }
  return { publicUrl, sitemap, pages, ask };
}

export function readSitemap(xml: string): SitemapEntry[] {
  return all(parseHtml(xml.replace(/^<\?xml[^>]*>/u, '')).root, 'url').map((url) => ({
    address: all(url, 'loc').map(textOf).join(),
    lastmod: all(url, 'lastmod').map(textOf)[0],
  }));
}
