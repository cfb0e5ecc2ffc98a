import { describe, expect, it, jest } from '@jest/globals';
import { CatalogQueries } from '../src/catalog/index.js';
import { DEFAULT_SERVICES } from '../src/content/domain/parts/services.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { readSitemap } from './support/crawler/site.js';
import { shopForFile } from './support/shop.js';
import situations from './situations/seo.json' with { type: 'json' };

const PUBLIC_URL = 'http://toko.example';
/** The routes of the shop that do not depend on the catalog. */
const STATIC_PATHS = situations.paths;

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly updatedAt: string;
}

const shop = await shopForFile({ pages: true, env: { SAMPLE_DATA: 'true', PUBLIC_URL } });
const admin = await shop.login();

const text = async (path: string, headers = {}): Promise<string> =>
  (await fetch(shop.url + path, { headers })).text();
const rows = async (path: string): Promise<Row[]> => JSON.parse(await text(path)) as Row[];
const sitemap = async (): Promise<Map<string, string | undefined>> =>
  new Map(readSitemap(await text('/sitemap.xml')).map(({ url, lastmod }) => [url, lastmod]));

it.each([
  ['showAdminLink', 'href="/admin"'],
  ['showNewsletter', 'method="dialog"'],
])('a page shows the element of the setting %s until the owner turns it off', async (field, html) => {
  const save = (shown: boolean) =>
    admin
      .post('/api/admin/content/display')
      .send({ [field]: shown })
      .expect(200);
  expect(await text('/faq')).toContain(html);
  await save(false);
  expect(await text('/faq')).not.toContain(html);
  await save(true);
  expect(await text('/faq')).toContain(html);
});

it('pages and sitemap lead to the price list while it is public', async () => {
  const file = '/daftar-harga.pdf';
  const show = (showPriceList: boolean) =>
    admin.post('/api/admin/content/display').send({ showPriceList }).expect(200);
  const links = async () => {
    const [category] = await rows('/api/categories');
    const pages = ['/', '/contact', '/printing', `/category/${category?.slug}`];
    const counts = await Promise.all(
      pages.map(async (path) => (await text(path)).split(`href="${file}"`).length - 1),
    );
    return [...counts, Number((await sitemap()).has(PUBLIC_URL + file))];
  };
  expect(await links()).toEqual([0, 0, 0, 0, 0]);
  await show(true);
  // Each page has the link of the footer, and all but the home page one of its own.
  expect(await links()).toEqual([1, 2, 2, 2, 1]);
  await show(false);
  expect(await links()).toEqual([0, 0, 0, 0, 0]);
});

it('the earlier addresses of a category lead to its page in one hop', async () => {
  const id = await create(admin, '/api/categories', categoryBody({ slug: 'spanduk' }));
  const rename = (slug: string) =>
    admin
      .put(`/api/categories/${id}`)
      .send(categoryBody({ slug, name: slug }))
      .expect(200);
  await rename('baliho');
  await rename('banner');
  const get = async (path: string) => {
    const { status, headers } = await fetch(shop.url + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  const moved = (path: string) => [301, path, 'no-cache'];
  expect(await get('/category/spanduk')).toEqual(moved('/category/banner'));
  expect(await get('/category/baliho?mulai=24&x=1')).toEqual(moved('/category/banner?mulai=24'));
  for (const mark of ['wa', 'ig', 'qr', 'bagikan'])
    expect(await get(`/category/spanduk?dari=${mark}&x=1`)).toEqual(moved(`/category/banner?dari=${mark}`));
  expect(await get('/category/spanduk?dari=qr&mulai=24')).toEqual(moved('/category/banner?mulai=24&dari=qr'));
  for (const other of ['', 'qr2', 'x', '%0d%0ax', 'toString'])
    expect(await get(`/category/spanduk?dari=${other}`)).toEqual(moved('/category/banner'));
  expect((await get('/category/banner'))[0]).toBe(200);
  expect((await get('/api/categories/slug/spanduk'))[0]).toBe(404);

  const [change] = (await admin.get('/api/admin/changes?limit=1').expect(200)).body as { id: number }[];
  await admin.post(`/api/admin/changes/${change?.id}/undo`).expect(200);
  expect(await get('/category/banner')).toEqual(moved('/category/baliho'));
  const other = await create(admin, '/api/categories', categoryBody({ slug: 'spanduk', name: 'Lain' }));
  expect((await get('/category/spanduk'))[0]).toBe(200);
  await admin.delete(`/api/categories/${other}`).expect(204);

  for (let n = 1; n <= 22; n += 1) await rename(`nama-${n}`);
  expect((await get('/category/nama-1'))[0]).toBe(404);
  expect(await get('/category/nama-2')).toEqual(moved('/category/nama-22'));
  await admin.delete(`/api/categories/${id}`).expect(204);
  expect((await get('/category/nama-2'))[0]).toBe(404);
});

describe('the sitemap', () => {
  it('the sitemap lists exactly the active pages, with the time of their last change', async () => {
    const expected = new Map<string, string | undefined>(
      STATIC_PATHS.map((path) => [PUBLIC_URL + path, undefined]),
    );
    for (const { id, updatedAt } of await rows('/api/products'))
      expected.set(`${PUBLIC_URL}/product/${id}`, updatedAt);
    for (const { slug, updatedAt } of await rows('/api/categories'))
      expected.set(`${PUBLIC_URL}/category/${slug}`, updatedAt);
    expect(expected.size).toBeGreaterThan(40);
    expect([...(await sitemap())].toSorted()).toEqual([...expected].toSorted());
  });

  it('product and category changes add, update and remove pages in the sitemap', async () => {
    await create(admin, '/api/categories', categoryBody({ slug: 'peta', name: 'Peta' }));
    const body = productBody({ category: 'peta' });
    const id = await create(admin, '/api/products', body);
    const [page, categoryPage] = [`${PUBLIC_URL}/product/${id}`, `${PUBLIC_URL}/category/peta`];
    const first = await sitemap();
    expect(first.has(page) && first.has(categoryPage)).toBe(true);

    await admin
      .put(`/api/products/${id}`)
      .send({ ...body, price: 1 })
      .expect(200);
    expect(Date.parse((await sitemap()).get(page) ?? '')).toBeGreaterThan(Date.parse(first.get(page) ?? ''));

    await admin
      .put(`/api/products/${id}`)
      .send({ ...body, isActive: false })
      .expect(200);
    expect((await sitemap()).has(page)).toBe(false);
    expect((await fetch(`${shop.url}/product/${id}`)).status).toBe(404);

    await admin.put(`/api/products/${id}`).send(body).expect(200);
    expect((await sitemap()).has(page)).toBe(true);
    await admin.delete(`/api/products/${id}`).expect(204);
    expect((await sitemap()).has(page)).toBe(false);

    const peta = (await rows('/api/categories')).find(({ slug }) => slug === 'peta');
    await admin.delete(`/api/categories/${peta?.id}`).expect(204);
    expect((await sitemap()).has(categoryPage)).toBe(false);
    expect((await fetch(`${shop.url}/category/peta`)).status).toBe(404);
  });

  it('a hidden service page gets 404 and is linked by neither sitemap nor pages', async () => {
    const save = (visible: boolean) =>
      admin
        .post('/api/admin/content/services')
        .send({ design: { headerLabel: 'Desain', visible }, branding: { headerLabel: 'Kaos' } })
        .expect(200);
    const { intro } = DEFAULT_SERVICES.printing;
    const terms = String(DEFAULT_SERVICES.terms);
    expect((await sitemap()).has(`${PUBLIC_URL}/design`)).toBe(true);
    expect(await text('/about')).toContain('href="/design"');

    await save(false);
    expect((await sitemap()).has(`${PUBLIC_URL}/design`)).toBe(false);
    const hidden = await fetch(`${shop.url}/design`);
    expect(hidden.status).toBe(404);
    expect(await hidden.text()).toMatch(/<title>Page Not Found/u);
    for (const path of ['/', '/about', '/printing']) {
      const html = await text(path);
      expect(html).not.toContain('href="/design"');
      expect(html).toContain('>Kaos</a>');
      // Each of these texts is only in the HTML of the page that shows it.
      expect(html.includes(intro)).toBe(path === '/printing');
      expect(html.includes(terms)).toBe(path === '/printing');
      expect(html).not.toContain(DEFAULT_SERVICES.design.intro);
      expect(html).not.toContain(DEFAULT_SERVICES.comingSoon[0]?.text);
    }

    await save(true);
    expect((await sitemap()).has(`${PUBLIC_URL}/design`)).toBe(true);
    expect((await fetch(`${shop.url}/design`)).status).toBe(200);
  });

  it('numbers of sitemaps that do not exist read the catalog at most once', async () => {
    const reads = jest.spyOn(shop.app.get(CatalogQueries), 'listSitemapEntries');
    for (let number = 100; number < 120; number += 1)
      expect((await fetch(`${shop.url}/sitemap-${number}.xml`)).status).toBe(404);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(1);
    reads.mockRestore();
  });

  it('the contract is sent from memory, compressed and with an ETag', async () => {
    const url = `${shop.url}/api/openapi.json`;
    await text('/api/openapi.json');
    const stringify = jest.spyOn(JSON, 'stringify');
    const response = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ openapi: expect.any(String) });
    const again = await fetch(url, {
      headers: { 'Accept-Encoding': 'br', 'If-None-Match': response.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect(stringify.mock.calls.filter(([value]) => 'openapi' in Object(value))).toEqual([]);
    stringify.mockRestore();
  });

  it('the sitemap of a small shop is a single XML file', async () => {
    const response = await fetch(`${shop.url}/sitemap.xml`);
    expect(response.headers.get('content-type')).toMatch(/^application\/xml/u);
    expect(await response.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns=/u);
    for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect((await fetch(shop.url + path)).status).toBe(404);
  });
});

describe('crawlers', () => {
  it('robots.txt forbids only the API, and contains the URL of the sitemap', async () => {
    const response = await fetch(`${shop.url}/robots.txt`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/u);
    expect(await response.text()).toBe(
      `User-agent: *\nDisallow: /api/\n\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`,
    );
  });

  it('the panel is marked noindex', async () => {
    const response = await fetch(`${shop.url}/admin`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"');
  });

  it.each(situations.unknown)('the unknown path %s gets a 404 page with noindex', async (path) => {
    const response = await fetch(shop.url + path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toMatch(/Page Not Found|Layanan tidak ditemukan|Kategori Tidak Ditemukan/u);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  it('an unknown API route gets a 404 in JSON', async () => {
    const response = await fetch(`${shop.url}/api/tidak-ada`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404, message: 'Data tidak ditemukan' });
  });
});

describe('absolute URLs', () => {
  it('absolute URLs begin with PUBLIC_URL, whatever the Host and forwarding headers say', async () => {
    const hostile = {
      Host: 'jahat.example',
      'X-Forwarded-Host': 'jahat.example',
      'X-Forwarded-Proto': 'https',
      Forwarded: 'host=jahat.example;proto=https',
    };
    for (const path of ['/', '/faq', '/sitemap.xml', '/robots.txt', '/tidak-ada']) {
      // Even a refused write empties the cache, so that the hostile request comes first. A cached response to this
      // request would be served to others.
      await admin.put('/api/products/none').send({});
      const body = await text(path, hostile);
      expect(body).not.toContain('jahat.example');
      expect(await text(path)).toBe(body);
    }
  });
});

describe('link preview bots', () => {
  it.each([
    ['WhatsApp', 'WhatsApp/2.23.20.0 A'],
    ['Facebook', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
    ['Telegram', 'TelegramBot (like TwitterBot)'],
  ])('the bot of %s finds title, description, URL and image in the first 4 kB', async (_, userAgent) => {
    const [product] = (await shop.request().get('/api/products')).body as { id: string; name: string }[];
    const path = `/product/${product?.id}`;
    const headers = { 'User-Agent': userAgent, Range: 'bytes=0-4095' };
    const response = await fetch(shop.url + path, { headers });
    expect([200, 206]).toContain(response.status);
    const start = Buffer.from(await response.arrayBuffer())
      .subarray(0, 4096)
      .toString('utf8');
    const openGraph = (property: string): string | undefined =>
      new RegExp(`<meta property="${property}" content="([^"]*)">`, 'u').exec(start)?.[1];
    expect(openGraph('og:title')).toContain(product?.name);
    expect(openGraph('og:description')).toMatch(/\S{3}/u);
    expect(openGraph('og:url')).toBe(PUBLIC_URL + path);
    expect(start.indexOf('og:title')).toBeLessThan(start.indexOf('<style'));

    const image = openGraph('og:image') ?? '';
    expect(image).toMatch(/^http:\/\/toko\.example\/share\/[\w-]+\.jpg$/u);
    const shareImage = await fetch(shop.url + image.slice(PUBLIC_URL.length), {
      headers: { 'User-Agent': userAgent },
    });
    expect(shareImage.status).toBe(200);
    expect(shareImage.headers.get('content-type')).toBe('image/jpeg');
    expect(Number(shareImage.headers.get('content-length'))).toBeLessThanOrEqual(250_000);
  });
});

describe("the owner's facts", () => {
  const save = (part: string, body: object) =>
    admin.post(`/api/admin/content/${part}`).send(body).expect(200);
  const withPlainSpaces = (html: string) => html.replaceAll('\u00a0', ' ');
  const jsonLd = (html: string): Record<string, unknown> =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '') as Record<
      string,
      unknown
    >;

  it("the shipping page shows the owner's shipping data, also in its structured data", async () => {
    await save('shipping', situations.shipping);
    const html = withPlainSpaces(await text('/shipping'));
    for (const fact of [
      'Untuk satu paket, dihitung dari Surabaya.',
      'Gerbangkertosusila',
      'Rp 9.000',
      'Satu cara pengiriman',
      'Dua langkah',
      '7 hari',
      '<meta name="description" content="Tarif kirim per wilayah, gratis ongkir mulai Rp 250.000 di Jawa Timur, dan cara kaos jadi sampai ke tangan Anda.">',
    ])
      expect(html).toContain(fact);
    // These texts belong to the default shipping data.
    for (const old of ['Ekspres', 'Jabodetabek', 'biaya tambahan', 'Bubble wrap', '2x24', 'Rp 15.000'])
      expect(html).not.toContain(old);
    expect(jsonLd(html)).toMatchObject(situations.shippingData);
  });

  it('the shipping page without shipping data has no empty sections', async () => {
    const none = { zones: [], freeShipping: [], delivery: [], steps: [], terms: [], notes: [] };
    await save('shipping', { ...none, surcharge: null });
    const html = await text('/shipping');
    expect(html).toContain('<meta name="description" content="Tarif kirim per wilayah.">');
    for (const title of ['cara pengiriman', 'Tarif per wilayah<', 'Gratis ongkir', 'langkah<', 'Ketentuan'])
      expect(html).not.toContain(title);
    expect(jsonLd(html)).not.toHaveProperty('hasShippingService');
  });

  it('product facts are only in the HTML of the pages that show them', async () => {
    const fact = (term: string, categories: string[] | null) => ({ term, fact: 'Ya', categories });
    await save('facts', {
      product: [fact('Faktasemua', null), fact('Faktacetak', ['printing']), fact('Faktadesain', ['design'])],
      hero: [{ figure: 'Angkaberanda', label: 'kaos' }],
    });
    const products = (await rows('/api/products')) as unknown as { id: string; category: string }[];
    const of = (slug: string) => `/product/${products.find(({ category }) => category === slug)?.id}`;
    // The last text is of a default fact, which the saved facts replace.
    const needles = ['Faktasemua', 'Faktacetak', 'Faktadesain', 'Angkaberanda', 'Uang muka'];
    const found = async (path: string) => {
      const html = await text(path);
      return needles.filter((needle) => html.includes(needle));
    };
    expect(await found(of('printing'))).toEqual(['Faktasemua', 'Faktacetak']);
    expect(await found(of('design'))).toEqual(['Faktasemua', 'Faktadesain']);
    expect(await found('/')).toEqual(['Angkaberanda']);
    for (const path of ['/about', '/contact', '/shipping', '/category/printing'])
      expect([path, await found(path)]).toEqual([path, []]);
  });
});
