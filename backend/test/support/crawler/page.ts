import { all, elementsIn, parseHtml, plain, textOf, type Element } from './html.js';

export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A page as a crawler reads it. */
export interface Page {
  /** As the sitemap lists it, without the origin. */
  readonly path: string;
  readonly html: string;
  readonly faults: readonly string[];
  readonly head: Element;
  readonly body: Element;
  readonly main: Element;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  readonly robots: string | undefined;
  /** Open Graph by property, with the place of the first one. */
  readonly openGraph: ReadonlyMap<string, string>;
  /** Structured data; undefined where it is not JSON. */
  readonly things: readonly (Thing | undefined)[];
  readonly links: readonly string[];
  readonly images: readonly string[];
  /** What a person reads. */
  readonly text: string;
}

const NOTHING: Element = { name: '#nothing', attributes: new Map(), children: [], at: 0 };

export function readPage(path: string, html: string): Page {
  const { root, faults } = parseHtml(html);
  const [head = NOTHING] = all(root, 'head');
  const [body = NOTHING] = all(root, 'body');
  const [main = NOTHING] = all(root, 'main');
  const named = (name: string): string | undefined =>
    all(head, 'meta', { name })[0]?.attributes.get('content');
  return {
    path,
    html,
    faults,
    head,
    body,
    main,
    title: all(head, 'title').map(textOf).join(' | '),
    description: plain(named('description') ?? ''),
    canonicals: all(root, 'link', { rel: 'canonical' }).map((link) => link.attributes.get('href') ?? ''),
    robots: named('robots'),
    openGraph: new Map(
      all(head, 'meta').flatMap(({ attributes }) => {
        const property = attributes.get('property');
        return property ? [[property, plain(attributes.get('content') ?? '')]] : [];
      }),
    ),
    things: all(root, 'script', { type: 'application/ld+json' }).map((script) => parse(script.children[0])),
    links: all(body, 'a').flatMap((link) => link.attributes.get('href') ?? []),
    images: [...elementsIn(body)].flatMap(addressesOf),
    text: textOf(body),
  };
}

function parse(json: unknown): Thing | undefined {
  try {
    if (typeof json !== 'string') return undefined;
    return plainly(JSON.parse(json)) as Thing;
  } catch {
    return undefined;
  }
}

// Blanks are shown as one, however many were typed.
function plainly(value: unknown): unknown {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(plainly);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, plainly(child)]));
}

function addressesOf({ name, attributes }: Element): string[] {
  if (name !== 'img' && name !== 'source') return [];
  const sources = (attributes.get('srcset') ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/u)[0] ?? '');
  return [attributes.get('src') ?? '', ...sources].filter((address) => address !== '');
}

export function thingsOf(page: Page, type: string): Thing[] {
  return page.things.filter((thing) => thing?.['@type'] === type) as Thing[];
}
