import { expect, test, type Page, type Route } from '@playwright/test';
import { Client } from 'pg';
import { axeViolations, horizontalOverflow, PHONE, type Visitor } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { ignoreProblems } from './support/panel.js';
import { read } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const retry = (page: Page) => page.getByRole('button', { name: 'Coba lagi' });

/** The message of the failed responses, which visitors must not see. */
const API_MESSAGE = 'Rusak';

/**
 * Makes API requests fail with this status, or as if the network is down, until the returned function is called. The
 * returned function also checks that the page has reported no other problems.
 */
async function failRequests(visitor: Visitor, status: number | 'offline'): Promise<() => Promise<void>> {
  const { page, problems } = visitor;
  let failures = 0;
  await page.route(/\/api\//u, (route) => {
    failures += 1;
    if (status === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ message: API_MESSAGE }),
    });
  });
  return async () => {
    await page.unroute(/\/api\//u);
    // Chromium logs one message for each failed request, a little later than the page's own messages.
    const isFailedLoad = (problem: string): boolean => problem.startsWith('Failed to load resource');
    await expect.poll(() => problems.filter(isFailedLoad)).toHaveLength(failures);
    // The notice is smaller than the skeletons that it replaces, so the content below moves. Within 500 ms after a
    // press, such a layout shift is not reported. On a busy machine the notice may appear later.
    ignoreProblems(visitor, /^layout shift/u);
    const otherProblems = problems.splice(0).filter((problem) => !isFailedLoad(problem));
    expect(otherProblems).toEqual([]);
  };
}

test.describe('A failed API request in the browser', () => {
  const shop = useShop();

  test('is made once when a link is pressed while the data of its page loads', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await openHydrated(page, '/');
    const link = page.locator('#layanan article a').first();
    const held = Promise.withResolvers<void>();
    const requests: string[] = [];
    await page.route(/\/api\/(?!visits)/u, async (route) => {
      requests.push(new URL(route.request().url()).pathname);
      await held.promise;
      await route.fulfill({ status: 503, contentType: 'application/json', body: '{}' });
    });
    await Promise.all([page.waitForRequest(/\/api\/products\//u), link.hover()]);
    await link.click();
    await page.waitForURL('**/product/**');
    held.resolve();
    await retry(page).waitFor();
    await page.mouse.move(5, 5);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([new URL(page.url()).pathname.replace('/product', '/api/products')]);
    ignoreProblems(visitor, /^Failed to load resource|^layout shift/u);
  });

  test('is made again by the page when all failed before its link was pressed', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await openHydrated(page, '/faq');
    let reads = 0;
    const fail = (route: Route) => {
      reads += 1;
      // The reads of a page fail one after the other.
      return new Promise((later) => setTimeout(later, reads * 30)).then(() => route.abort());
    };
    for (const [link, shown] of [
      [page.locator('header').getByRole('link', { name: 'ke beranda' }), page.locator('#layanan article')],
      [page.locator('footer').getByRole('link', { name: 'Tentang Kami' }), page.locator('main h1')],
    ] as const) {
      await page.route(/\/api\/(?!visits)/u, fail);
      const failed = page.waitForEvent('requestfailed');
      await link.focus();
      await failed;
      await page.waitForLoadState('networkidle');
      await page.unroute(/\/api\/(?!visits)/u, fail);
      const read = page.waitForResponse(/\/api\/(?!visits)/u);
      await page.keyboard.press('Enter');
      await read;
      await shown.first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await retry(page).count()).toBe(0);
    }
    expect(reads).toBeGreaterThan(4);
    ignoreProblems(visitor, /^Failed to load resource|^layout shift/u);
  });

  for (const [failure, tag] of firstIsCore([503, 'offline'] as const))
    test(`'Coba lagi' loads the grid of the home page after a failed request; failure: ${failure}${tag}`, async () => {
      const visitor = await shop.visitor();
      const { page } = visitor;
      await openHydrated(page, '/');
      const restore = await failRequests(visitor, failure);
      await page.locator('#layanan nav').getByRole('link', { name: 'Branding' }).click();
      await retry(page).waitFor();
      expect(await page.getByText(API_MESSAGE).count()).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
      // The second request fails, too.
      await retry(page).click();
      await retry(page).waitFor();
      await restore();
      await retry(page).click();
      await expect(page.locator('#layanan article')).toHaveCount(8);
      expect(await retry(page).count()).toBe(0);
    });

  test("'Coba lagi' loads 8 more products after a failed request", async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await openHydrated(page, '/');
    const restore = await failRequests(visitor, 503);
    const cards = page.locator('#layanan article');
    await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
    await retry(page).waitFor();
    expect(await cards.count()).toBe(8);
    expect(await retry(page).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await visibleText(page.getByRole('alert'))).toContain('Layanan berikutnya belum bisa dimuat');
    expect(await axeViolations(page)).toEqual([]);
    const again = page.waitForResponse(/\/api\/products/u);
    await retry(page).click();
    await again;
    await retry(page).waitFor();
    await restore();
    await retry(page).click();
    await expect(cards).toHaveCount(16);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test("'Coba lagi' loads a product page and a category page after a failed request", async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await openHydrated(page, '/');
    let restore = await failRequests(visitor, 500);
    const card = page.locator('#layanan article').nth(2);
    const name = await visibleText(card.locator('h3'));
    await card.getByRole('link').click();
    await retry(page).waitFor();
    await restore();
    await retry(page).click();
    await expect(page.locator('h1')).toHaveText(name, { useInnerText: true });

    const { length: count } = await read<unknown[]>(shop.server, '/api/products?category=design');
    restore = await failRequests(visitor, 500);
    // The first category of the menu is 'design', with the name 'Desain'.
    await page.locator('header summary:visible', { hasText: 'Kategori' }).click();
    await page.locator('header details[open] a').filter({ visible: true }).first().click();
    await retry(page).waitFor();
    await restore();
    await retry(page).click();
    await expect(page.locator('h1')).toHaveText('Desain', { useInnerText: true });
    await expect(page.locator('main article')).toHaveCount(count);
  });
});

test.describe('When a script cannot be loaded because a new release has replaced it', () => {
  const shop = useShop();
  const removeScript = (page: Page, name: string) =>
    page.route(new RegExp(`/assets/${name}-`, 'u'), (route) => route.fulfill({ status: 404 }));

  test('a link to another page falls back to a full page load', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await removeScript(page, 'about-page');
    await page.locator('footer').getByRole('link', { name: 'Tentang' }).click();
    await page.waitForURL('**/about');
    // The new document is not hydrated, because no visitor has touched it. Until it has loaded, the page may still
    // show the title of the old document.
    await page.waitForFunction(
      () => !('hydrated' in document.documentElement.dataset) && document.querySelector('main h1'),
    );
  });

  test('the search button opens the search page, unless its dialog was closed before the failure', async () => {
    const { page } = await shop.visitor();
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/search-matches-/u, async (route) => {
      await held.promise;
      await route.fulfill({ status: 404 });
    });
    await openHydrated(page, '/contact');
    const dialog = page.getByRole('dialog', { name: 'Cari Produk' });
    const failed = page.waitForResponse(/search-matches/u);
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    held.resolve();
    await failed;
    // Time in which a wrong navigation to the search page would begin.
    await page.waitForTimeout(200);
    expect(page.url()).toBe(`${shop.url}/contact`);
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await page.waitForURL('**/?cari=');
  });
});

test.describe('While the database is unavailable', () => {
  const shop = useShop();

  /** Allows or refuses connections to the shop's database. With `false`, open connections are ended, too. */
  async function allowConnections(allowed: boolean): Promise<void> {
    const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    const name = new URL(shop.server.databaseUrl).pathname.slice(1);
    await client.connect();
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${String(allowed)}`);
    if (!allowed)
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await client.end();
  }
  test.afterEach(() => allowConnections(true));

  test('the shop responds 503 with an Indonesian page, and recovers when the database is back', async () => {
    const { page, problems } = await shop.visitor({ viewport: PHONE });
    expect((await page.goto('/'))?.status()).toBe(200);
    await allowConnections(false);
    await expect(async () => {
      const response = await page.goto('/category/printing');
      expect(response?.status()).toBe(503);
      expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0);
    }).toPass({ timeout: 10_000 });
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    expect(await visibleText(page.locator('h1'))).toBe('Sedang ada gangguan');
    const chat = page.getByRole('link', { name: 'Chat WhatsApp +62 800-0000-0000' });
    expect(await chat.getAttribute('href')).toBe('https://wa.me/6280000000000');
    expect(await axeViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);

    await allowConnections(true);
    await expect(async () => {
      await page.getByRole('link', { name: 'Coba lagi' }).click();
      expect(await visibleText(page.locator('h1'))).toBe('Percetakan');
    }).toPass({ timeout: 15_000 });
    // Chromium reports each response 503.
    problems.splice(0).forEach((problem) => expect(problem).toContain('503'));
  });
});
