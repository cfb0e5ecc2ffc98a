import faults from './faulty-sites.json' with { type: 'json' };
import { readPage } from './page.js';
import type { CrawlerResponse, Site } from './site.js';

type Change = (html: string) => string;

/** A fault of one page: `to` takes the place of a text or of what a pattern matches. */
interface Fault {
  readonly path: string;
  readonly from?: string;
  readonly pattern?: string;
  readonly to: string;
  /** Whether each occurrence of the text is replaced. */
  readonly every?: boolean;
  readonly others?: readonly string[];
}

export const replace =
  (from: string | RegExp, to: string): Change =>
  (html) =>
    html.replace(from, to);

/** For each rule: descriptions of faults, each with a function that builds a site with the fault. */
export type FaultySites = Readonly<Record<string, readonly (readonly [fault: string, build: () => Site])[]>>;

/** Returns the site with one changed page. Of the other pages, only those with the paths `others` remain. */
export function changed(site: Site, path: string, change: Change, others: readonly string[] = []): Site {
  const page = site.pages.find((candidate) => candidate.path === path);
  const html = change(page?.html ?? '');
  if (html === page?.html) throw new Error(`Nothing changed on ${path}`);
  const pages = [readPage(path, html), ...site.pages.filter((other) => others.includes(other.path))];
  return { ...site, pages };
}

/**
 * Makes sites that break the rules of the crawler check, from a site without faults.
 * @param product the path of a product.
 */
export function faultySites(site: Site, product: string): FaultySites {
  const pageAt = (path: string) => site.pages.find((page) => page.path === path);
  const places: Record<string, string | undefined> = {
    product,
    publicUrl: site.publicUrl,
    '5000 characters': 'x'.repeat(5000),
    'title of /faq': pageAt('/faq')?.title,
    'description of /faq': pageAt('/faq')?.description,
  };
  const fill = (text: string): string =>
    Object.entries(places).reduce(
      (filled, [name, value = '']) => filled.replaceAll(`{${name}}`, value),
      text,
    );
  const build = ({ path, from = '', pattern, to, every, others }: Fault): Site =>
    changed(
      site,
      fill(path),
      (html) =>
        pattern === undefined
          ? html[every ? 'replaceAll' : 'replace'](fill(from), fill(to))
          : html.replace(new RegExp(fill(pattern), 'su'), fill(to)),
      others,
    );

  const respondingWith =
    (path: string | RegExp, change: Partial<CrawlerResponse>): Site['fetch'] =>
    async (requested) => {
      const matches = typeof path === 'string' ? requested === path : path.test(requested);
      const response = await site.fetch(requested);
      return matches ? { ...response, ...change } : response;
    };
  const fetchLargeShareImage: Site['fetch'] = async (path) => {
    const response = await site.fetch(path);
    // Bytes after the end of an image make the file larger, and the image is still valid.
    return path.startsWith('/share/')
      ? { ...response, body: Buffer.concat([response.body, Buffer.alloc(250_000)]) }
      : response;
  };
  const firstPage = (fetch: Site['fetch']): Site => ({ ...site, pages: site.pages.slice(0, 1), fetch });
  const sites: FaultySites = {
    'the page has a share image of the right format and size': [
      ['an image that answers 404', () => firstPage(respondingWith(/^\/share\//u, { status: 404 }))],
      ['an image that answers 302', () => firstPage(respondingWith(/^\/share\//u, { status: 302 }))],
      ['an image of more than 250,000 bytes', () => firstPage(fetchLargeShareImage)],
    ],
    'structured data of the product matches the page': [
      [
        'another price',
        () =>
          changed(site, product, (html) =>
            html.replace(/"price":(\d+)/u, (_, price) => `"price":${Number(price) + 1000}`),
          ),
      ],
    ],
    'every URL of the sitemap is a page': [
      [
        'a page that answers 404',
        () => ({ ...site, pages: [], fetch: respondingWith('/faq', { status: 404 }) }),
      ],
      [
        'a page that answers 301',
        () => ({ ...site, pages: [], fetch: respondingWith('/faq', { status: 301 }) }),
      ],
      [
        'another host',
        () => ({ ...site, pages: [], sitemap: [{ url: 'http://127.0.0.1/', lastmod: undefined }] }),
      ],
    ],
    'the sitemap lists each page once': [
      [
        'a page that is listed twice',
        () => ({ ...site, pages: [], sitemap: [...site.sitemap, ...site.sitemap.slice(0, 1)] }),
      ],
    ],
    'internal links lead to pages of the sitemap or to images of the page': [
      [
        'a page that the sitemap lacks',
        () => ({ ...site, sitemap: site.sitemap.filter(({ url }) => !url.endsWith('/faq')) }),
      ],
    ],
  };
  const all: Record<string, (readonly [string, () => Site])[]> = {};
  for (const [rule, rows] of Object.entries<Record<string, Fault>>(faults))
    all[rule] = Object.entries(rows).map(([name, fault]) => [name, () => build(fault)]);
  for (const [rule, rows] of Object.entries(sites)) (all[rule] ??= []).push(...rows);
  return all;
}
