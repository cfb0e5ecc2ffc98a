import { readPage } from './page.js';
import type { CrawlerResponse, Site } from './site.js';

type Change = (html: string) => string;

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
  const { publicUrl } = site;
  const withChange = (path: string, change: Change, others?: readonly string[]): Site =>
    changed(site, path, change, others);

  const respondingWith =
    (path: string | RegExp, change: Partial<CrawlerResponse>): Site['fetch'] =>
    async (requested) => {
      const matches = typeof path === 'string' ? requested === path : path.test(requested);
      const response = await site.fetch(requested);
      return matches ? { ...response, ...change } : response;
    };

  const titleOf = (path: string): string => site.pages.find((page) => page.path === path)?.title ?? '';
  const descriptionOf = (path: string): string =>
    site.pages.find((page) => page.path === path)?.description ?? '';

  const fetchLargeShareImage: Site['fetch'] = async (path) => {
    const response = await site.fetch(path);
    // Bytes after the end of an image make the file larger, and the image is still valid.
    return path.startsWith('/share/')
      ? { ...response, body: Buffer.concat([response.body, Buffer.alloc(250_000)]) }
      : response;
  };
  return {
    'markup is well-formed': [
      [
        'an attribute without quotes',
        () => withChange('/faq', replace('<html lang="id">', '<html lang=id>')),
      ],
      ['an element that is never closed', () => withChange('/faq', replace('</footer>', ''))],
      ['a closing tag that was never opened', () => withChange('/faq', replace('</title>', '</title></b>'))],
    ],
    'the page has one title': [
      ['no title', () => withChange('/faq', replace(/<title>.*?<\/title>/u, ''))],
      ['an empty title', () => withChange('/faq', replace(/<title>.*?<\/title>/u, '<title> </title>'))],
      ['two titles', () => withChange('/faq', replace('<title>', '<title>FAQ</title><title>'))],
    ],
    'the page has a description of 20 to 320 characters': [
      ['no description', () => withChange('/', replace(/<meta name="description"[^>]*>/u, ''))],
      [
        'an empty description',
        () => withChange('/', replace(/(<meta name="description" content=")[^"]*/u, '$1')),
      ],
    ],
    'the canonical URL is the public URL of the page': [
      ['no canonical URL', () => withChange('/about', replace(/<link rel="canonical"[^>]*>/u, ''))],
      [
        'a canonical URL from the Host header',
        () =>
          withChange(
            '/about',
            replace(`"canonical" href="${publicUrl}`, '"canonical" href="http://127.0.0.1:3000'),
          ),
      ],
      [
        'the canonical URL of another page',
        () => withChange('/about', replace('/about"><script', '/"><script')),
      ],
    ],
    'the page may be indexed': [
      [
        'noindex',
        () =>
          withChange(
            '/',
            replace(
              '<meta name="description"',
              '<meta name="robots" content="noindex"><meta name="description"',
            ),
          ),
      ],
    ],
    'the declared language is Indonesian': [
      ['English', () => withChange('/', replace('lang="id"', 'lang="en"'))],
    ],
    'the page has one h1': [
      ['no h1', () => withChange('/faq', (html) => html.replaceAll('h1', 'h2'))],
      ['two h1', () => withChange('/faq', replace('<main', '<h1>FAQ</h1><main'))],
    ],
    'the head begins with Open Graph and has all of it in the first 4 kB': [
      ['styles before Open Graph', () => withChange('/', replace('<title>', '<style>body{}</style><title>'))],
      [
        'a link before the first Open Graph property',
        () =>
          withChange('/', replace('<meta property="og:title"', '<link rel="x"><meta property="og:title"')),
      ],
      [
        'Open Graph after 5,000 bytes',
        () =>
          withChange(
            '/',
            replace(
              '<meta property="og:image:alt"',
              `<!--${'x'.repeat(5000)}--><meta property="og:image:alt"`,
            ),
          ),
      ],
      ['no Open Graph', () => withChange('/', (html) => html.replaceAll('property="og:', 'property="x:'))],
    ],
    'Open Graph matches title, description and URL of the page': [
      ['another title', () => withChange('/', replace('og:title" content="', 'og:title" content="X'))],
      [
        'a relative URL',
        () => withChange('/', replace(`og:url" content="${publicUrl}`, 'og:url" content="')),
      ],
    ],
    'the page has a share image of the right format and size': [
      [
        'a relative URL',
        () => withChange('/', replace(`og:image" content="${publicUrl}`, 'og:image" content="')),
      ],
      [
        'an image that answers 404',
        () => ({
          ...site,
          pages: site.pages.slice(0, 1),
          fetch: respondingWith(/^\/share\//u, { status: 404 }),
        }),
      ],
      [
        'an image that answers 302',
        () => ({
          ...site,
          pages: site.pages.slice(0, 1),
          fetch: respondingWith(/^\/share\//u, { status: 302 }),
        }),
      ],
      [
        'an image of another declared size',
        () => withChange('/', replace('og:image:width" content="1200', 'og:image:width" content="800')),
      ],
      [
        'an image of more than 250,000 bytes',
        () => ({ ...site, pages: site.pages.slice(0, 1), fetch: fetchLargeShareImage }),
      ],
    ],
    'links lead to existing pages and anchors': [
      ['a link to a missing page', () => withChange('/', replace('href="/about"', 'href="/abuot"'))],
      [
        'a link to a missing anchor',
        () => withChange('/', (html) => html.replaceAll('id="layanan"', 'id="x"')),
      ],
      [
        'a link to plain http',
        () => withChange('/contact', replace('href="https://wa.me', 'href="http://wa.me')),
      ],
    ],
    'images load and have alternative text': [
      ['a missing image', () => withChange('/', replace(/\/objects\/[0-9a-f]{4}/u, '/objects/ffff'))],
      [
        'an image without alternative text',
        () => withChange('/', (html) => html.replaceAll(' alt="', ' data-alt="')),
      ],
    ],
    'structured data is JSON-LD of schema.org': [
      ['broken JSON', () => withChange('/', replace('{"@context":', '{@context:'))],
      ['another vocabulary', () => withChange('/', replace('"https://schema.org"', '"https://example.org"'))],
    ],
    'the page has the structured data of its kind': [
      ['no product', () => withChange(product, replace('"@type":"Product"', '"@type":"Thing"'))],
      ['no breadcrumbs', () => withChange('/category/printing', replace('"BreadcrumbList"', '"Thing"'))],
      ['no business', () => withChange('/', replace('"LocalBusiness"', '"Thing"'))],
      ['two sites', () => withChange('/', replace('"@type":"LocalBusiness"', '"@type":"WebSite"'))],
    ],
    'URLs in structured data exist': [
      [
        'the URL of a missing page',
        () => withChange('/design', replace(/("url":"[^"]*\/product\/)[0-9a-f]{8}/u, '$1ffffffff')),
      ],
      [
        'the URL of a private host',
        () =>
          withChange('/design', replace(`"url":"${publicUrl}/design`, '"url":"http://localhost:3000/design')),
      ],
    ],
    'structured data of the business matches the page': [
      ['another name', () => withChange('/', replace('#business","name":"', '#business","name":"CV '))],
      ['another telephone', () => withChange('/', replace('"telephone":"+62', '"telephone":"+61'))],
      [
        'a telephone number in local notation',
        () => withChange('/', replace('"telephone":"+62', '"telephone":"0')),
      ],
      ['another country', () => withChange('/', replace('"addressCountry":"ID"', '"addressCountry":"MY"'))],
      ['another closing hour', () => withChange('/contact', replace('"closes":"15:00"', '"closes":"17:00"'))],
      [
        'an additional day',
        () =>
          withChange(
            '/',
            replace(
              'https://schema.org/Saturday"',
              'https://schema.org/Saturday","https://schema.org/Sunday"',
            ),
          ),
      ],
      [
        'another street',
        () => withChange('/contact', replace('"streetAddress":"', '"streetAddress":"Jl. Lain ')),
      ],
    ],
    'structured data of the product matches the page': [
      [
        'another price',
        () =>
          withChange(product, (html) =>
            html.replace(/"price":(\d+)/u, (_, price) => `"price":${Number(price) + 1000}`),
          ),
      ],
      ['another currency', () => withChange(product, replace('"IDR"', '"USD"'))],
      ['sold out', () => withChange(product, replace('schema.org/InStock', 'schema.org/OutOfStock'))],
      ['another name', () => withChange(product, replace('#product","name":"', '#product","name":"X'))],
      [
        'an image that is not on the page',
        () => withChange(product, replace(/("image":\["[^"]*\/objects\/)/u, '$1f')),
      ],
      [
        'another price in the chat message',
        // The pattern has one group, so `$11` is the text of this group and a 1.
        () => withChange(product, replace(/(wa\.me\/\d+\?text=[^"]*Rp%C2%A0)/u, '$11')),
      ],
      [
        'another price on the page',
        () => withChange(product, (html) => html.replace(/(<\/h1>.*?Rp\u00a0)/su, '$11')),
      ],
    ],
    'structured data of the breadcrumbs matches the page': [
      [
        'a step that is not on the page',
        () => withChange(product, replace('"position":1,"name":"Beranda"', '"position":1,"name":"Toko"')),
      ],
      ['another URL', () => withChange(product, replace(/("item":"[^"]*\/category\/)/u, '$1x'))],
    ],
    'structured data of lists matches the page': [
      [
        'another name',
        () => withChange('/design', replace('"position":1,"name":"', '"position":1,"name":"X')),
      ],
      ['one product fewer on the page', () => withChange('/design', replace(/<article.*?<\/article>/su, ''))],
    ],
    'structured data of the questions matches the page': [
      ['another answer', () => withChange('/faq', replace('"Answer","text":"', '"Answer","text":"Tidak. '))],
      [
        'a question that is not on the page',
        () => withChange('/faq', replace(/(<main.*?)<details.*?<\/details>/su, '$1')),
      ],
    ],
    'structured data of the site matches the page, and its search works': [
      ['a search URL with an unknown parameter', () => withChange('/', replace('?cari={', '?q={'))],
      [
        'another URL',
        () =>
          withChange(
            '/',
            replace('#website","name":"Etalase","url":"', '#website","name":"Etalase","url":"x'),
          ),
      ],
      ['another name', () => withChange('/', replace('#website","name":"Etalase', '#website","name":"Toko'))],
    ],
    'structured data of services matches the page': [
      [
        'another name',
        () => withChange('/design', replace('"@type":"Service","name":"', '"@type":"Service","name":"X')),
      ],
      ['another URL', () => withChange('/design', replace(/("@type":"Service".*?"url":"[^"]*)/u, '$1x'))],
    ],
    'the data for hydration has only sentences that this page or the home page shows': [
      [
        'an answer of another page',
        () =>
          withChange('/about', replace('{"publicUrl":', '{"answer":"Revisi tanpa batas.","publicUrl":'), [
            '/',
          ]),
      ],
      ['no data', () => withChange('/about', replace('id="state"', 'id="other"'))],
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
    'titles are unique': [
      [
        'the title of another page',
        () => withChange('/about', replace(/<title>[^<]*/u, `<title>${titleOf('/faq')}`), ['/faq']),
      ],
    ],
    'descriptions are unique': [
      [
        'the description of another page',
        () =>
          withChange(
            '/about',
            replace(
              /name="description" content="[^"]*/u,
              `name="description" content="${descriptionOf('/faq')}`,
            ),
            ['/faq'],
          ),
      ],
    ],
    'canonicals are unique': [
      [
        'the canonical URL of another page',
        () =>
          withChange(
            '/about',
            replace(`"canonical" href="${publicUrl}/about`, `"canonical" href="${publicUrl}/faq`),
            ['/faq'],
          ),
      ],
    ],
    'internal links lead to pages of the sitemap or to images of the page': [
      [
        'a page that the sitemap lacks',
        () => ({ ...site, sitemap: site.sitemap.filter(({ url }) => !url.endsWith('/faq')) }),
      ],
      [
        'an image that the page does not show',
        () => withChange('/about', replace('</main>', '<a href="/objects/other.jpg">x</a></main>')),
      ],
    ],
  };
}
