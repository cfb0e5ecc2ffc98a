import { all, elementsIn } from './html.js';
import type { PageRule, SiteRule } from './rule.js';
import type { Site } from './site.js';

/** The path of an address of this site; undefined for addresses elsewhere. */
export function pathWithin(address: string, { publicUrl }: Site): string | undefined {
  if (address === publicUrl || address.startsWith(`${publicUrl}/`))
    return address.slice(publicUrl.length) || '/';
  return address.startsWith('/') && !address.startsWith('//') ? address : undefined;
}

/** What a visitor meets on every page. */
export const contentRules: Record<string, PageRule> = {
  'links lead somewhere': async ({ links, body, path }, site) => {
    const anchors = new Set([...elementsIn(body)].map(({ attributes }) => attributes.get('id')));
    const findings = [];
    for (const link of new Set(links)) {
      const [address = '', anchor] = link.split('#');
      const inside = pathWithin(address, site);
      if (inside !== undefined && inside !== '/admin') {
        const { status } = await site.ask(inside);
        if (status !== 200) findings.push(`${link} answers ${status}`);
      } else if (address !== '' && inside === undefined && !/^https:\/\/[^/]+\.[^/]+/u.test(address))
        findings.push(`${link} is no https address`);
      const here = address === '' || inside === path;
      if (here && anchor && !anchors.has(anchor)) findings.push(`#${anchor} is not on the page`);
    }
    return findings;
  },

  'images are there': async ({ images, body }, site) => {
    const findings = all(body, 'img')
      .filter(({ attributes }) => !attributes.has('alt'))
      .map(({ attributes }) => `${attributes.get('src')} has no alternative text`);
    for (const address of new Set(images)) {
      const path = pathWithin(address, site);
      if (path === undefined) continue;
      const { status, type } = await site.ask(path);
      if (status !== 200 || !type.startsWith('image/')) findings.push(`${address} answers ${status} ${type}`);
    }
    return findings;
  },
};

/** What only shows when all pages lie side by side. */
export const siteRules: Record<string, SiteRule> = {
  'every page of the sitemap answers': async (site) => {
    const findings = [];
    for (const { address } of site.sitemap) {
      const path = address.startsWith(`${site.publicUrl}/`)
        ? address.slice(site.publicUrl.length)
        : undefined;
      const { status, type } = path === undefined ? { status: 0, type: 'elsewhere' } : await site.ask(path);
      if (status !== 200 || !type.startsWith('text/html'))
        findings.push(`${address} answers ${status} ${type}`);
    }
    return findings;
  },
  'the sitemap lists each page once': ({ sitemap }) => repeated(sitemap.map(({ address }) => address)),
  'titles are unique': ({ pages }) => repeated(pages.map(({ title }) => title)),
  'descriptions are unique': ({ pages }) => repeated(pages.map(({ description }) => description)),
  'canonicals are unique': ({ pages }) => repeated(pages.flatMap(({ canonicals }) => canonicals)),
  'links lead to pages of the sitemap or to images that the page shows': (site) => {
    const listed = new Set(site.sitemap.map(({ address }) => pathWithin(address, site)));
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
