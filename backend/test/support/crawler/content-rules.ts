import { all, collapseSpaces, elementsIn, textOf } from './html.js';
import type { PageRule, SiteRule } from './rule.js';
import type { Site } from './site.js';

/** Returns the path of a URL on this site; undefined for a URL on another site. */
export function pathWithin(url: string, { publicUrl }: Site): string | undefined {
  if (url === publicUrl || url.startsWith(`${publicUrl}/`)) return url.slice(publicUrl.length) || '/';
  return url.startsWith('/') && !url.startsWith('//') ? url : undefined;
}

export const contentRules: Record<string, PageRule> = {
  'links lead to existing pages and anchors': async ({ links, body, path }, site) => {
    const anchors = new Set([...elementsIn(body)].map(({ attributes }) => attributes.get('id')));
    const findings = [];
    for (const link of new Set(links)) {
      const [url = '', anchor] = link.split('#');
      const internalPath = pathWithin(url, site);
      // The panel at /admin is no page for visitors, so no rule requests it.
      if (internalPath !== undefined && internalPath !== '/admin') {
        const { status } = await site.fetch(internalPath);
        if (status !== 200) findings.push(`${link} answers ${status}`);
      } else if (url !== '' && internalPath === undefined && !/^https:\/\/[^/]+\.[^/]+/u.test(url))
        findings.push(`${link} is not an https URL`);
      const isSamePage = url === '' || internalPath === path;
      if (isSamePage && anchor && !anchors.has(anchor)) findings.push(`#${anchor} is not on the page`);
    }
    return findings;
  },

  'images load and have alternative text': async ({ images, body }, site) => {
    const findings = all(body, 'img')
      .filter(({ attributes }) => !attributes.has('alt'))
      .map(({ attributes }) => `${attributes.get('src')} has no alternative text`);
    for (const url of new Set(images)) {
      const path = pathWithin(url, site);
      if (path === undefined) continue;
      const { status, type } = await site.fetch(path);
      if (status !== 200 || !type.startsWith('image/')) findings.push(`${url} answers ${status} ${type}`);
    }
    return findings;
  },

  'the data for hydration has only sentences that this page or the home page shows': (
    { body, text },
    site,
  ) => {
    const [state] = all(body, 'script', { id: 'state' });
    // A sentence has a space and ends with a period.
    const sentences = stringsIn(JSON.parse(state ? textOf(state) : '')).filter((value) =>
      / .*\.$/u.test(value),
    );
    const home = site.pages.find(({ path }) => path === '/')?.text ?? '';
    return sentences
      .map(collapseSpaces)
      .filter((sentence) => !text.includes(sentence) && !home.includes(sentence));
  },
};

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Rules that compare the pages of a site with each other. */
export const siteRules: Record<string, SiteRule> = {
  'every URL of the sitemap is a page': async (site) => {
    const findings = [];
    for (const { url } of site.sitemap) {
      const path = url.startsWith(`${site.publicUrl}/`) ? url.slice(site.publicUrl.length) : undefined;
      const { status, type } = path === undefined ? { status: 0, type: 'elsewhere' } : await site.fetch(path);
      if (status !== 200 || !type.startsWith('text/html')) findings.push(`${url} answers ${status} ${type}`);
    }
    return findings;
  },
  'the sitemap lists each page once': ({ sitemap }) => repeated(sitemap.map(({ url }) => url)),
  'titles are unique': ({ pages }) => repeated(pages.map(({ title }) => title)),
  'descriptions are unique': ({ pages }) => repeated(pages.map(({ description }) => description)),
  'canonicals are unique': ({ pages }) => repeated(pages.flatMap(({ canonicals }) => canonicals)),
  'internal links lead to pages of the sitemap or to images of the page': (site) => {
    const listed = new Set(site.sitemap.map(({ url }) => pathWithin(url, site)));
    return site.pages.flatMap(({ path, links, images }) =>
      links
        .filter((link) => !images.includes(link))
        .map((link) => pathWithin(link.replace(/[?#].*$/u, ''), site))
        .filter((target) => target !== undefined && target !== '/admin' && !listed.has(target))
        .map((target) => `${path} links to ${target}`),
    );
  },
};

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
