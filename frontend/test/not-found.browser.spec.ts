import { expect, test } from '@playwright/test';
import situations from './situations/not-found.json' with { type: 'json' };
import { firstIsCore } from './support/core.js';
import { waitUntilHydrated, openHydrated, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const UNKNOWN_PATHS = situations.unknown;
const HOSTILE_PATHS = [...situations.hostile, `/${'%F0%9F%91%8B'.repeat(150)}`];
const UNKNOWN_PRODUCTS = [...situations.products, `/product/${'a'.repeat(500)}`];

test.describe('A title with shifted colors', () => {
  const shop = useSharedShop();

  // Words with shifted colors: the title of the 404 page, and the last word of the home page's title.
  for (const [path, words] of [
    ['/halaman-hilang', 'Page Not Found'],
    ['/', 'true'],
  ] as const)
    test(`exposes the words '${words}' only once to screen readers; path: ${path}`, async () => {
      const { page, context } = await shop.visitor();
      await page.goto(path);
      const devTools = await context.newCDPSession(page);
      const { nodes } = await devTools.send('Accessibility.getFullAXTree');
      const texts = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'StaticText');
      expect(texts.filter(({ name }) => name?.value === words)).toHaveLength(1);
    });
});

test.describe('A missing page', () => {
  const shop = useSharedShop();

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`shows 'Page Not Found' with status 404 at an unknown path; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      for (const path of UNKNOWN_PATHS) {
        const response = await page.goto(path);
        expect([path, response?.status()]).toEqual([path, 404]);
        expect([path, await visibleText(page.locator('h1'))]).toEqual([path, 'Page Not Found']);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
        expect(await page.locator('link[rel=canonical]').count()).toBe(0);
        const links = await page
          .locator('main a')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        expect(links.slice(0, 3)).toEqual(['/', '/?cari=', '/design']);
        if (javaScript) await waitUntilHydrated(page);
      }
    });

  test('has the same HTML at every malicious path', async () => {
    const document = await (await fetch(`${shop.url}/halaman-hilang`)).text();
    for (const path of HOSTILE_PATHS) {
      const response = await fetch(shop.url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect([path, (await response.text()) === document]).toEqual([path, true]);
    }
  });

  test('hydrates without errors at every malicious path @full', async () => {
    const { page } = await shop.visitor();
    for (const path of HOSTILE_PATHS) {
      await openHydrated(page, shop.url + path);
      expect([path, await visibleText(page.locator('h1'))]).toEqual([path, 'Page Not Found']);
    }
  });

  for (const [path, tag] of firstIsCore(situations.malformed))
    test(`hydrates at ${path}, which has an invalid percent-encoding${tag}`, async () => {
      const { page } = await shop.visitor();
      // The server may answer such a path with 400 instead of a page. So the test serves the 404 page at this path.
      const body = await (await fetch(`${shop.url}/halaman-hilang`)).text();
      await page.route(shop.url + path, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body }),
      );
      await openHydrated(page, path);
      expect(await visibleText(page.locator('h1'))).toBe('Page Not Found');
      await page.locator('main').getByRole('link', { name: 'Kembali ke Beranda' }).click();
      await page.waitForURL(`${shop.url}/`);
      await expect(page.locator('#layanan article')).toHaveCount(8);
    });

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`shows 'Layanan tidak ditemukan' with status 404 for an unknown product; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      for (const path of UNKNOWN_PRODUCTS) {
        const response = await page.goto(path);
        expect([path, response?.status()]).toEqual([path, 404]);
        expect([path, await visibleText(page.locator('h1'))]).toEqual([path, 'Layanan tidak ditemukan']);
        if (javaScript) await waitUntilHydrated(page);
      }
      await page.locator('main').getByRole('link', { name: 'Kembali ke Beranda' }).click();
      await page.waitForURL(`${shop.url}/`);
      await expect(page.locator('#layanan article')).toHaveCount(8);
    });

  for (const path of ['/product/%E0%A4%A', '/category/%E0%A4%A', '/%', '/%00'])
    test(`responds 400 or 404 to the invalid path ${path}`, async () => {
      expect([400, 404]).toContain((await fetch(shop.url + path)).status);
    });
});
