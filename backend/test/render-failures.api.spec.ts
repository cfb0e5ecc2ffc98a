import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { CacheVersion } from '../src/platform/cache/cache-version.js';
import { Metrics } from '../src/platform/index.js';
import { categoryBody, create, productBody } from './support/catalog.js';
import { startFaultyShop, type FaultyShop } from './support/faulty-pages.js';

/** For this time, all visits get the failed page of the first visit. */
const SHARED_MS = 1000;
const NO_URL = /^$/u;
/** The API request of the product grid on the home page. */
const GRID = /^\/api\/products\?limit=8/u;
let shop: FaultyShop;
let product: string;

beforeAll(async () => {
  shop = await startFaultyShop();
  const admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  product = await create(admin, '/api/products', productBody());
  // The database notifies the shop of these changes a moment later, so the test waits.
  await sleep(500);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.spoil(NO_URL);
  const version = shop.app.get(CacheVersion);
  version.bump();
  while (version.current() === undefined) await sleep(1);
  shop.logs.splice(0);
});

interface Line {
  readonly context: string;
  readonly msg: string;
  readonly err?: { readonly message: string; readonly stack: string };
}
const failures = (): Line[] =>
  shop.logs
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg }) => msg.endsWith('could not be rendered'));

async function counted(name: string): Promise<number> {
  const text = await shop.app.get(Metrics).text();
  return Number(new RegExp(`^${name} (\\d+)$`, 'mu').exec(text)?.[1]);
}

describe('a part of a page that throws on the server', () => {
  it("a failed page part shows 'Coba lagi' on an uncached page with status 200", async () => {
    shop.spoil(GRID);
    const response = await fetch(shop.url);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('etag')).toBeNull();
    expect(response.headers.get('surrogate-control')).toBeNull();
    const html = await response.text();
    expect(html.match(/Coba lagi/gu)).toHaveLength(1);
    expect(html).toContain('Bagian ini belum bisa ditampilkan');
    expect(html).not.toContain('id="layanan"');
    for (const part of ['<header', 'id="pencarian"', '<h1', 'https://wa.me/', '<footer'])
      expect(html).toContain(part);
    // `$RC` is in React's inline script for late parts. The content security policy forbids this script.
    expect(html).not.toContain('$RC');
    const ready = await fetch(`${shop.url}/readyz`);
    expect(ready.status).toBe(200);
  });

  it('a failed page part is logged and counted once for all visits within a second', async () => {
    const before = await counted('page_part_failures_total');
    shop.spoil(GRID);
    for (let visit = 0; visit < 20; visit += 1) await fetch(shop.url);
    await Promise.all(Array.from({ length: 20 }, () => fetch(shop.url)));
    expect(failures()).toMatchObject([
      { context: 'PagesController', msg: 'A part of a page could not be rendered' },
    ]);
    expect(failures()[0]?.err?.stack).toMatch(/\n\s+at .*entry-server\.js/u);
    expect(await counted('page_part_failures_total')).toBe(before + 1);
  });

  it('a failed page part is rendered again after a second, and the page is then cached', async () => {
    shop.spoil(GRID);
    expect(await (await fetch(shop.url)).text()).toContain('Coba lagi');
    shop.spoil(NO_URL);
    await sleep(2 * SHARED_MS);
    const sound = await fetch(shop.url);
    expect([sound.headers.get('cache-control'), await sound.text()]).toEqual([
      'no-cache',
      expect.not.stringContaining('Coba lagi'),
    ]);
    shop.spoil(GRID);
    expect(await (await fetch(shop.url)).text()).not.toContain('Coba lagi');
  });
});

describe('a page whose main content or header throws on the server', () => {
  it.each([
    ['the product', () => `/product/${product}`, /^\/api\/products\/[\w-]{36}$/u],
    ['the header', () => '/faq', /^\/api\/categories/u],
  ])('a failure of %s gives the page status 503, and is logged once', async (_what, path, urls) => {
    const before = await counted('page_failures_total');
    shop.spoil(urls);
    for (let visit = 0; visit < 20; visit += 1) {
      const response = await fetch(shop.url + path());
      expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(response.headers.get('surrogate-control')).toBeNull();
      expect(await response.text()).toContain('Sedang ada gangguan');
    }
    expect(failures()).toMatchObject([{ context: 'PagesController', msg: 'A page could not be rendered' }]);
    expect(failures()[0]?.err?.stack).toMatch(/\n\s+at .*entry-server\.js/u);
    expect(await counted('page_failures_total')).toBe(before + 1);
    expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  });
});
