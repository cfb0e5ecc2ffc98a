import { readPage } from './page.js';
import type { Answer, Site } from './site.js';

type Change = (html: string) => string;

const replace =
  (from: string | RegExp, to: string): Change =>
  (html) =>
    html.replace(from, to);

/** By rule: what breaks it, and a site on which it is broken. */
export type Faults = Readonly<Record<string, readonly (readonly [fault: string, seed: () => Site])[]>>;

/**
 * For every rule of the checker, sites that break it.
 * @param onSale the path of a product that is on sale.
 */
export function seededFaults(site: Site, onSale: string): Faults {
  const { publicUrl } = site;
  /** The site with one page as a fault would make it, and beside it only the pages named. */
  const doctored = (path: string, change: Change, others: readonly string[] = []): Site => {
    const page = site.pages.find((candidate) => candidate.path === path);
    const html = change(page?.html ?? '');
    if (html === page?.html) throw new Error(`Nothing changed on ${path}`);
    const pages = [readPage(path, html), ...site.pages.filter((other) => others.includes(other.path))];
    return { ...site, pages };
  };

  const answering =
    (path: string | RegExp, answer: Partial<Answer>): Site['ask'] =>
    async (asked) => {
      const matches = typeof path === 'string' ? asked === path : path.test(asked);
      const real = await site.ask(asked);
      return matches ? { ...real, ...answer } : real;
    };

  const titleOf = (path: string): string => site.pages.find((page) => page.path === path)?.title ?? '';
  const descriptionOf = (path: string): string =>
    site.pages.find((page) => page.path === path)?.description ?? '';

  const withLargeShare: Site['ask'] = async (path) => {
    const answer = await site.ask(path);
    // Bytes after an image's end belong to no image, but travel with it.
    return path.startsWith('/share/')
      ? { ...answer, body: Buffer.concat([answer.body, Buffer.alloc(250_000)]) }
      : answer;
  };
  return {
    'markup is well-formed': [
      ['an attribute without quotes', () => doctored('/faq', replace('<html lang="id">', '<html lang=id>'))],
      ['an element that is never closed', () => doctored('/faq', replace('</footer>', ''))],
      ['a title that breaks out', () => doctored('/faq', replace('</title>', '</title></b>'))],
    ],
    'has a title': [
      ['none', () => doctored('/faq', replace(/<title>.*?<\/title>/u, ''))],
      ['an empty one', () => doctored('/faq', replace(/<title>.*?<\/title>/u, '<title> </title>'))],
      ['two', () => doctored('/faq', replace('<title>', '<title>FAQ</title><title>'))],
    ],
    'has a description': [
      ['none', () => doctored('/', replace(/<meta name="description"[^>]*>/u, ''))],
      ['an empty one', () => doctored('/', replace(/(<meta name="description" content=")[^"]*/u, '$1'))],
    ],
    'is canonical under its own public address': [
      ['none', () => doctored('/about', replace(/<link rel="canonical"[^>]*>/u, ''))],
      [
        'the one of the Host header',
        () =>
          doctored(
            '/about',
            replace(`"canonical" href="${publicUrl}`, '"canonical" href="http://127.0.0.1:3000'),
          ),
      ],
      ['another page', () => doctored('/about', replace('/about"><script', '/"><script'))],
    ],
    'may be indexed': [
      [
        'noindex',
        () =>
          doctored(
            '/',
            replace(
              '<meta name="description"',
              '<meta name="robots" content="noindex"><meta name="description"',
            ),
          ),
      ],
    ],
    'is Indonesian': [['English', () => doctored('/', replace('lang="id"', 'lang="en"'))]],
    'has one heading of the first level': [
      ['none', () => doctored('/faq', (html) => html.replaceAll('h1', 'h2'))],
      ['two', () => doctored('/faq', replace('<main', '<h1>FAQ</h1><main'))],
    ],
    'begins its head with Open Graph': [
      ['styles first', () => doctored('/', replace('<title>', '<style>body{}</style><title>'))],
      [
        'a canonical in between',
        () => doctored('/', replace('<meta property="og:title"', '<link rel="x"><meta property="og:title"')),
      ],
      [
        'far down',
        () =>
          doctored(
            '/',
            replace(
              '<meta property="og:image:alt"',
              `<!--${'x'.repeat(5000)}--><meta property="og:image:alt"`,
            ),
          ),
      ],
      ['none', () => doctored('/', (html) => html.replaceAll('property="og:', 'property="x:'))],
    ],
    'says the same in Open Graph': [
      ['another title', () => doctored('/', replace('og:title" content="', 'og:title" content="X'))],
      [
        'a relative address',
        () => doctored('/', replace(`og:url" content="${publicUrl}`, 'og:url" content="')),
      ],
    ],
    'has a share image': [
      [
        'a relative address',
        () => doctored('/', replace(`og:image" content="${publicUrl}`, 'og:image" content="')),
      ],
      [
        'one that is gone',
        () => ({ ...site, pages: site.pages.slice(0, 1), ask: answering(/^\/share\//u, { status: 404 }) }),
      ],
      [
        'one that moved',
        () => ({ ...site, pages: site.pages.slice(0, 1), ask: answering(/^\/share\//u, { status: 302 }) }),
      ],
      [
        'one of another size',
        () => doctored('/', replace('og:image:width" content="1200', 'og:image:width" content="800')),
      ],
      ['a large one', () => ({ ...site, pages: site.pages.slice(0, 1), ask: withLargeShare })],
    ],
    'links lead somewhere': [
      ['to a page that is not there', () => doctored('/', replace('href="/about"', 'href="/abuot"'))],
      [
        'to an anchor that is not there',
        () => doctored('/', (html) => html.replaceAll('id="flash-sale"', 'id="x"')),
      ],
      ['to plain http', () => doctored('/contact', replace('href="https://wa.me', 'href="http://wa.me'))],
    ],
    'images are there': [
      ['one that is not', () => doctored('/', replace(/\/objects\/[0-9a-f]{4}/u, '/objects/ffff'))],
      ['one without words', () => doctored('/', (html) => html.replaceAll(' alt="', ' data-alt="'))],
    ],
    'structured data can be read': [
      ['broken JSON', () => doctored('/', replace('{"@context":', '{@context:'))],
      ['another vocabulary', () => doctored('/', replace('"https://schema.org"', '"https://example.org"'))],
    ],
    'has the structured data of its kind': [
      ['a product without an offer', () => doctored(onSale, replace('"@type":"Product"', '"@type":"Thing"'))],
      ['no trail', () => doctored('/category/printing', replace('"BreadcrumbList"', '"Thing"'))],
      ['no business', () => doctored('/', replace('"LocalBusiness"', '"Thing"'))],
      ['two sites', () => doctored('/', replace('"@type":"LocalBusiness"', '"@type":"WebSite"'))],
    ],
    'structured data points to what is there': [
      [
        'a dead address',
        () => doctored('/design', replace(/("url":"[^"]*\/product\/)[0-9a-f]{8}/u, '$1ffffffff')),
      ],
      [
        'a private host',
        () =>
          doctored('/design', replace(`"url":"${publicUrl}/design`, '"url":"http://localhost:3000/design')),
      ],
    ],
    'the business is as shown': [
      ['another name', () => doctored('/', replace('#business","name":"', '#business","name":"CV '))],
      ['another telephone', () => doctored('/', replace('"telephone":"+62', '"telephone":"+61'))],
      ['a number as typed', () => doctored('/', replace('"telephone":"+62', '"telephone":"0'))],
      ['another country', () => doctored('/', replace('"addressCountry":"ID"', '"addressCountry":"MY"'))],
      ['another hour', () => doctored('/contact', replace('"closes":"15:00"', '"closes":"17:00"'))],
      [
        'a day too many',
        () =>
          doctored(
            '/',
            replace(
              'https://schema.org/Saturday"',
              'https://schema.org/Saturday","https://schema.org/Sunday"',
            ),
          ),
      ],
      [
        'another street',
        () => doctored('/contact', replace('"streetAddress":"', '"streetAddress":"Jl. Lain ')),
      ],
    ],
    'the product is as shown': [
      [
        'the price before the sale',
        () =>
          doctored(onSale, (html) =>
            html.replace(/"price":(\d+)/u, (_, price) => `"price":${Number(price) + 1000}`),
          ),
      ],
      ['no end of the sale', () => doctored(onSale, replace(/"priceValidUntil":"[^"]*",/u, ''))],
      ['another end of the sale', () => doctored(onSale, replace(/("priceValidUntil":"\d)/u, '$19'))],
      ['another currency', () => doctored(onSale, replace('"IDR"', '"USD"'))],
      ['sold out', () => doctored(onSale, replace('schema.org/InStock', 'schema.org/OutOfStock'))],
      ['another name', () => doctored(onSale, replace('#product","name":"', '#product","name":"X'))],
      ['an image that nobody sees', () => doctored(onSale, replace(/("image":\["[^"]*\/objects\/)/u, '$1f'))],
      [
        'another price in the chat',
        () => doctored(onSale, replace(/(wa\.me\/\d+\?text=[^"]*Rp%C2%A0)/u, '$11')),
      ],
      [
        'another price on the page',
        () => doctored(onSale, (html) => html.replace(/(<\/h1>.*?Rp\u00a0)/su, '$11')),
      ],
    ],
    'the trail is as shown': [
      [
        'a step that is not shown',
        () => doctored(onSale, replace('"position":1,"name":"Beranda"', '"position":1,"name":"Toko"')),
      ],
      ['another order', () => doctored(onSale, replace(/("item":"[^"]*\/category\/)/u, '$1x'))],
    ],
    'lists are as shown': [
      ['another name', () => doctored('/design', replace('"position":1,"name":"', '"position":1,"name":"X'))],
      ['one less on the page', () => doctored('/design', replace(/<article.*?<\/article>/su, ''))],
    ],
    'questions are as shown': [
      ['another answer', () => doctored('/faq', replace('"Answer","text":"', '"Answer","text":"Tidak. '))],
      [
        'a question that is not shown',
        () => doctored('/faq', replace(/(<main.*?)<details.*?<\/details>/su, '$1')),
      ],
    ],
    'the site is as shown, and its search finds': [
      ['a search that is none', () => doctored('/', replace('?cari={', '?q={'))],
      [
        'another address',
        () =>
          doctored('/', replace('#website","name":"Etalase","url":"', '#website","name":"Etalase","url":"x')),
      ],
      ['another name', () => doctored('/', replace('#website","name":"Etalase', '#website","name":"Toko'))],
    ],
    'services are as shown': [
      [
        'another name',
        () => doctored('/design', replace('"@type":"Service","name":"', '"@type":"Service","name":"X')),
      ],
      ['another address', () => doctored('/design', replace(/("@type":"Service".*?"url":"[^"]*)/u, '$1x'))],
    ],
    'every page of the sitemap answers': [
      ['a page that is gone', () => ({ ...site, pages: [], ask: answering('/faq', { status: 404 }) })],
      ['a page that moved', () => ({ ...site, pages: [], ask: answering('/faq', { status: 301 }) })],
      [
        'another host',
        () => ({ ...site, pages: [], sitemap: [{ address: 'http://127.0.0.1/', lastmod: undefined }] }),
      ],
    ],
    'the sitemap lists each page once': [
      ['twice', () => ({ ...site, pages: [], sitemap: [...site.sitemap, ...site.sitemap.slice(0, 1)] })],
    ],
    'titles are unique': [
      [
        'one for two',
        () => doctored('/about', replace(/<title>[^<]*/u, `<title>${titleOf('/faq')}`), ['/faq']),
      ],
    ],
    'descriptions are unique': [
      [
        'one for two',
        () =>
          doctored(
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
        'one for two',
        () =>
          doctored(
            '/about',
            replace(`"canonical" href="${publicUrl}/about`, `"canonical" href="${publicUrl}/faq`),
            ['/faq'],
          ),
      ],
    ],
    'links lead to pages of the sitemap or to images that the page shows': [
      [
        'a page that the sitemap lacks',
        () => ({ ...site, sitemap: site.sitemap.filter(({ address }) => !address.endsWith('/faq')) }),
      ],
      [
        'an image that the page does not show',
        () => doctored('/about', replace('</main>', '<a href="/objects/other.jpg">x</a></main>')),
      ],
    ],
  };
}
