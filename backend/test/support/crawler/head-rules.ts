import sharp from 'sharp';
import { all, textOf, type Element } from './html.js';
import type { Page } from './page.js';
import type { PageRule } from './rule.js';
import type { Site } from './site.js';

const SHARE_IMAGE_SIZE = '1200x630';
const MAX_SHARE_IMAGE_BYTES = 250_000;
/** Link preview bots of chat apps read only the first kilobytes of a page. */
const PREVIEW_BYTES = 4096;

const urlOf = (page: Page, site: Site): string => site.publicUrl + page.path;

/** Rules for the head of every page. A rule returns one message for each violation. */
export const headRules: Record<string, PageRule> = {
  'markup is well-formed': ({ markupErrors }) => markupErrors,

  'the page has one title': ({ head, title }) =>
    all(head, 'title').length === 1 && title.length >= 3 ? [] : [`titles: ${JSON.stringify(title)}`],

  'the page has a description of 20 to 320 characters': ({ description }) =>
    description.length >= 20 && description.length <= 320 ? [] : [JSON.stringify(description)],

  'the canonical URL is the public URL of the page': (page, site) =>
    page.canonicals.length === 1 && page.canonicals[0] === urlOf(page, site)
      ? []
      : [`canonical ${page.canonicals.join(', ')}`],

  'the page may be indexed': ({ robots }) => (robots?.includes('noindex') ? [robots] : []),

  'the declared language is Indonesian': ({ html }) =>
    /<html lang="id">/u.test(html) ? [] : ['<html> without lang="id"'],

  'the page has one h1': ({ body }) => {
    const headings = all(body, 'h1').map(textOf);
    return headings.length === 1 && headings[0] ? [] : [`h1: ${headings.join(' | ')}`];
  },

  'the head begins with Open Graph and has all of it in the first 4 kB': ({ head, html }) => {
    const elements = head.children.filter((child): child is Element => typeof child !== 'string');
    const isOpenGraph = ({ attributes }: Element): boolean =>
      attributes.get('property')?.startsWith('og:') ?? false;
    const first = elements.findIndex(isOpenGraph);
    // Only the title and the charset may come before Open Graph.
    const before = elements
      .slice(0, first)
      .filter(({ name, attributes }) => name !== 'title' && !attributes.has('charset'));
    // Measures up to the end of the last Open Graph tag.
    const last = elements.findLast(isOpenGraph);
    if (!last) return ['no Open Graph'];
    const end = Buffer.byteLength(html.slice(0, html.indexOf('>', last.at) + 1));
    const late = end > PREVIEW_BYTES ? [`ends at byte ${end}`] : [];
    return [...before.map(({ name }) => `<${name}> comes first`), ...late];
  },

  'Open Graph matches title, description and URL of the page': (page, site) => {
    const expected: Record<string, string> = {
      'og:title': page.title,
      'og:description': page.description,
      'og:url': urlOf(page, site),
      'og:type': page.path.startsWith('/product/') ? 'product' : 'website',
      'og:locale': 'id_ID',
    };
    return Object.entries(expected)
      .filter(([property, content]) => page.openGraph.get(property) !== content)
      .map(([property]) => `${property} ${JSON.stringify(page.openGraph.get(property))}`);
  },

  'the page has a share image of the right format and size': async ({ openGraph }, site) => {
    const url = openGraph.get('og:image') ?? '';
    if (!url.startsWith(`${site.publicUrl}/`)) return [`URL ${JSON.stringify(url)}`];
    const { status, type, body } = await site.fetch(url.slice(site.publicUrl.length));
    if (status !== 200 || type !== 'image/jpeg') return [`answers ${status} ${type}`];
    const { width, height, format } = await sharp(body).metadata();
    const actual = `${width}x${height}`;
    const declared = `${openGraph.get('og:image:width')}x${openGraph.get('og:image:height')}`;
    const findings = [];
    if (format !== 'jpeg' || actual !== SHARE_IMAGE_SIZE) findings.push(`is ${format} ${actual}`);
    if (declared !== actual) findings.push(`is declared as ${declared}`);
    if (body.length > MAX_SHARE_IMAGE_BYTES) findings.push(`has ${body.length} bytes`);
    if (!openGraph.get('og:image:alt')) findings.push('has no alternative text');
    return findings;
  },
};
