import { all, elementsIn, parseHtml, collapseSpaces, textOf, type Element } from './html.js';

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export interface Page {
  /** The URL from the sitemap without the origin. */
  readonly path: string;
  readonly html: string;
  readonly markupErrors: readonly string[];
  readonly head: Element;
  readonly body: Element;
  readonly main: Element;
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  readonly robots: string | undefined;
  /** The content of each Open Graph `meta` element, by its property. */
  readonly openGraph: ReadonlyMap<string, string>;
  /** The JSON-LD blocks of the page; undefined for a block that is not valid JSON. */
  readonly structuredData: readonly (StructuredData | undefined)[];
  readonly links: readonly string[];
  readonly images: readonly string[];
  readonly text: string;
}

const MISSING: Element = { name: '#missing', attributes: new Map(), children: [], at: 0 };

export function readPage(path: string, html: string): Page {
  const { root, errors } = parseHtml(html);
  const [head = MISSING] = all(root, 'head');
  const [body = MISSING] = all(root, 'body');
  const [main = MISSING] = all(root, 'main');
  const meta = (name: string): string | undefined =>
    all(head, 'meta', { name })[0]?.attributes.get('content');
  return {
    path,
    html,
    markupErrors: errors,
    head,
    body,
    main,
    title: all(head, 'title').map(textOf).join(' | '),
    description: collapseSpaces(meta('description') ?? ''),
    canonicals: all(root, 'link', { rel: 'canonical' }).map((link) => link.attributes.get('href') ?? ''),
    robots: meta('robots'),
    openGraph: new Map(
      all(head, 'meta').flatMap(({ attributes }) => {
        const property = attributes.get('property');
        return property ? [[property, collapseSpaces(attributes.get('content') ?? '')]] : [];
      }),
    ),
    structuredData: all(root, 'script', { type: 'application/ld+json' }).map((script) =>
      parse(script.children[0]),
    ),
    links: all(body, 'a').flatMap((link) => link.attributes.get('href') ?? []),
    images: [...elementsIn(body)].flatMap(imageUrlsOf),
    text: textOf(body),
  };
}

function parse(json: unknown): StructuredData | undefined {
  try {
    if (typeof json !== 'string') return undefined;
    return collapseSpacesIn(JSON.parse(json)) as StructuredData;
  } catch {
    return undefined;
  }
}

// Collapses white space as browsers do, so that these texts can be compared with visible texts.
function collapseSpacesIn(value: unknown): unknown {
  if (typeof value === 'string') return collapseSpaces(value);
  if (Array.isArray(value)) return value.map(collapseSpacesIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, collapseSpacesIn(child)]));
}

function imageUrlsOf({ name, attributes }: Element): string[] {
  if (name !== 'img' && name !== 'source') return [];
  const sources = (attributes.get('srcset') ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s+/u)[0] ?? '');
  return [attributes.get('src') ?? '', ...sources].filter((url) => url !== '');
}

export function structuredDataOf(page: Page, type: string): StructuredData[] {
  return page.structuredData.filter((data) => data?.['@type'] === type) as StructuredData[];
}
