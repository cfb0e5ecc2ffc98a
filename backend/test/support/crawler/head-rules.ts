import sharp from 'sharp';
import { all, textOf, type Element } from './html.js';
import type { Page } from './page.js';
import type { PageRule } from './rule.js';
import type { Site } from './site.js';

const LARGEST_SHARE_IMAGE = 250_000;
/** Link readers of chats give up after a few kilobytes. */
const READ_BY_CHATS = 4096;

const addressOf = (page: Page, site: Site): string => site.publicUrl + page.path;

/** What every page says about itself. */
export const headRules: Record<string, PageRule> = {
  'markup is well-formed': ({ faults }) => faults,

  'has a title': ({ head, title }) =>
    all(head, 'title').length === 1 && title.length >= 3 ? [] : [`titles: ${JSON.stringify(title)}`],

  'has a description': ({ description }) =>
    description.length >= 20 && description.length <= 320 ? [] : [JSON.stringify(description)],

  'is canonical under its own public address': (page, site) =>
    page.canonicals.length === 1 && page.canonicals[0] === addressOf(page, site)
      ? []
      : [`canonical ${page.canonicals.join(', ')}`],

  'may be indexed': ({ robots }) => (robots?.includes('noindex') ? [robots] : []),

  'is Indonesian': ({ html }) => (/<html lang="id">/u.test(html) ? [] : ['<html> without lang="id"']),

  'has one heading of the first level': ({ body }) => {
    const headings = all(body, 'h1').map(textOf);
    return headings.length === 1 && headings[0] ? [] : [`h1: ${headings.join(' | ')}`];
  },

  'begins its head with Open Graph': ({ head, html }) => {
    const elements = head.children.filter((child): child is Element => typeof child !== 'string');
    const isOpenGraph = ({ attributes }: Element): boolean =>
      attributes.get('property')?.startsWith('og:') ?? false;
    const first = elements.findIndex(isOpenGraph);
    const before = elements
      .slice(0, first)
      .filter(({ name, attributes }) => name !== 'title' && !attributes.has('charset'));
    const last = elements.findLast(isOpenGraph);
    const late =
      last && Buffer.byteLength(html.slice(0, last.at)) > READ_BY_CHATS ? [`ends at byte ${last.at}`] : [];
    return first < 0 ? ['no Open Graph'] : [...before.map(({ name }) => `<${name}> comes first`), ...late];
  },

  'says the same in Open Graph': (page, site) => {
    const expected: Record<string, string> = {
      'og:title': page.title,
      'og:description': page.description,
      'og:url': addressOf(page, site),
      'og:type': page.path.startsWith('/product/') ? 'product' : 'website',
      'og:locale': 'id_ID',
    };
    return Object.entries(expected)
      .filter(([property, content]) => page.openGraph.get(property) !== content)
      .map(([property]) => `${property} ${JSON.stringify(page.openGraph.get(property))}`);
  },

  'has a share image': async ({ openGraph }, site) => {
    const address = openGraph.get('og:image') ?? '';
    if (!address.startsWith(`${site.publicUrl}/`)) return [`address ${JSON.stringify(address)}`];
    const { status, type, body } = await site.ask(address.slice(site.publicUrl.length));
    if (status !== 200 || type !== 'image/jpeg') return [`answers ${status} ${type}`];
    const { width, height, format } = await sharp(body).metadata();
    const told = `${openGraph.get('og:image:width')}x${openGraph.get('og:image:height')}`;
    const faults = [];
    if (format !== 'jpeg' || `${width}x${height}` !== '1200x630')
      faults.push(`is ${format} ${width}x${height}`);
    if (told !== `${width}x${height}`) faults.push(`is said to be ${told}`);
    if (body.length > LARGEST_SHARE_IMAGE) faults.push(`has ${body.length} bytes`);
    if (!openGraph.get('og:image:alt')) faults.push('has no alternative text');
    return faults;
  },
};
