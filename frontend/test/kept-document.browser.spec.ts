import { expect, test, type Page } from '@playwright/test';
import { canKeepDocuments, launchOptions, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { wakeAfter } from './support/countdown.js';
import { ignoreProblems } from './support/panel.js';
import { loginAsAdmin, type Product } from './support/shop-api.js';
import {
  isHydrated,
  recordRequests,
  rupiah,
  visibleText,
  waitUntilHydrated,
  parseChatUrl,
} from './support/storefront.js';
import { useShop } from './support/use-shop.js';

test.use({ launchOptions: launchOptions({ keepsDocuments: canKeepDocuments() }) });
const shop = useShop();

/**
 * A time longer than a page takes to reload or change after a response. The tests cannot wait for `networkidle`:
 * Chromium may report no load states for a restored document.
 */
const REACTION_MS = 300;

const price = (page: Page): Promise<string> => visibleText(page.locator('main h1 + p + p'));
const path = ({ id }: Product): string => `/product/${id}`;
const chat = (page: Page) => page.locator('main a[href^="https://wa.me"]:visible');

/**
 * Opens a product's page, opens the FAQ and then changes the product. Back will restore the browser's copy of the
 * product's page. With `hydrated`, the visitor first raises the quantity to 2.
 */
async function leaveProduct(options: { hydrated?: boolean; change?: Partial<Product> | 'delete' }) {
  const admin = await loginAsAdmin(shop.server);
  const product = await admin.addProduct({ price: 40_000, whatsappNumber: '6281234567890' });
  const visitor = await shop.visitor({ viewport: PHONE });
  const { page, context } = visitor;
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'obrolan' }));
  await page.goto(path(product));
  if (options.hydrated) {
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: /^Tambah/u }).click();
  }
  await page.evaluate(() => Object.assign(globalThis, { isTheSameDocument: true }));
  await page.goto('/faq');
  if (options.change === 'delete') await admin.deleteProduct(product);
  else if (options.change) await admin.changeProduct(product, options.change);
  return { ...visitor, product };
}
/** Goes back without waiting for a load event, which a restored document does not have. */
async function goBack(page: Page): Promise<void> {
  const left = page.url();
  await page.evaluate(() => history.back());
  await page.waitForURL((url) => url.href !== left, { waitUntil: 'commit' });
}

const isTheSameDocument = (page: Page) => page.evaluate(() => 'isTheSameDocument' in globalThis);

test.describe('Back to a page in the back/forward cache', () => {
  test.skip(!canKeepDocuments(), 'A headless shell keeps no documents.');

  test('reloads a page that was not hydrated when its data has changed', async () => {
    const { page } = await leaveProduct({ change: { price: 55_000 } });
    await goBack(page);
    await expect.poll(() => price(page)).toBe(rupiah(55_000));
  });

  test('restores a page without a reload when nothing has changed', async () => {
    const { page } = await leaveProduct({});
    // A page that is not hydrated compares itself with the server's page by a HEAD request.
    const compared = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await goBack(page);
    await compared;
    await page.waitForTimeout(REACTION_MS);
    expect(await isTheSameDocument(page)).toBe(true);
    expect(await price(page)).toBe(rupiah(40_000));
  });

  test('refetches the data of a hydrated page, and keeps the input of the visitor', async () => {
    const { page } = await leaveProduct({ hydrated: true, change: { price: 55_000 } });
    await goBack(page);
    await expect.poll(() => price(page)).toBe(rupiah(55_000));
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
    expect(await isTheSameDocument(page)).toBe(true);
  });

  // WebKit scrolls after the pageshow event, and only while `scrollRestoration` is `auto`.
  test('leaves the scroll position to the browser until the pageshow event is over', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: 'instant' });
      addEventListener('pageshow', () =>
        Object.assign(globalThis, { modes: [history.scrollRestoration, window.scrollY] }),
      );
    });
    await page.goto('/faq');
    await goBack(page);
    await expect
      .poll(() => page.evaluate(() => (globalThis as { modes?: unknown }).modes))
      .toEqual(['auto', 700]);
    await expect
      .poll(() => page.evaluate(() => [history.scrollRestoration, window.scrollY]))
      .toEqual(['manual', 700]);
  });

  for (const [hydrated, tag] of firstIsCore([true, false]))
    test(`shows 'Layanan tidak ditemukan' for a deleted product; hydrated: ${hydrated}${tag}`, async () => {
      const visitor = await leaveProduct({ hydrated, change: 'delete' });
      await goBack(visitor.page);
      await visitor.page.getByRole('heading', { name: 'Layanan tidak ditemukan' }).waitFor();
      // The server may respond later than 500 ms after the input. The browser then reports a layout shift, which is
      // ignored.
      ignoreProblems(visitor, /^layout shift/u);
    });

  for (const [hydrated, tag] of firstIsCore([true, false]))
    test(`keeps the old data when the server is unreachable; hydrated: ${hydrated}${tag}`, async () => {
      const visitor = await leaveProduct({ hydrated, change: { price: 55_000 } });
      const { page } = visitor;
      const requested: string[] = [];
      await page.route(/\/api\/|\/product\//u, (route) => {
        requested.push(route.request().url());
        return route.abort('internetdisconnected');
      });
      await goBack(page);
      await expect.poll(() => requested).not.toEqual([]);
      await page.waitForTimeout(REACTION_MS);
      expect(await price(page)).toBe(rupiah(40_000));
      ignoreProblems(visitor, /^Failed to load resource/u);
    });

  test('keeps the restored page when the server responds 503', async () => {
    const visitor = await leaveProduct({});
    const { page } = visitor;
    const compared = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.route(/\/product\//u, (route) =>
      route.fulfill({ status: 503, headers: { 'Server-Timing': 'now;dur=1, content;desc="unavailable"' } }),
    );
    await goBack(page);
    await compared;
    await page.waitForTimeout(REACTION_MS);
    expect(await isTheSameDocument(page)).toBe(true);
    ignoreProblems(visitor, /^Failed to load resource/u);
  });

  for (const [hydrated, tag] of firstIsCore([true, false]))
    test(`refetches the data of a page that the visitor began to use before the response; hydrated: ${hydrated}${tag}`, async () => {
      const { page } = await leaveProduct({ change: { price: 55_000 } });
      const answer = Promise.withResolvers<void>();
      await page.route(/\/product\//u, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await goBack(page);
      await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
      const search = page.getByPlaceholder('Cari produk, kategori, atau deskripsi...');
      await search.fill('kartu');
      if (hydrated) await page.waitForFunction(isHydrated);
      answer.resolve();
      await expect.poll(() => price(page)).toBe(rupiah(55_000));
      expect(await search.inputValue()).toBe('kartu');
      expect(await isTheSameDocument(page)).toBe(true);
    });

  test('delays a click on the chat link until the current price is loaded', async () => {
    const { page, context, product } = await leaveProduct({ hydrated: true, change: { price: 55_000 } });
    const requested = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    // The price arrives last, so that nothing but its own rendering is between it and the held click.
    await page.route(`**/api/products/${product.id}`, async (route) => {
      requested.resolve();
      await answer.promise;
      await route.continue();
    });
    await goBack(page);
    await requested.promise;
    const opened = context.waitForEvent('page');
    await chat(page).click();
    expect(context.pages()).toHaveLength(1);
    answer.resolve();
    const { message } = parseChatUrl((await opened).url());
    expect(message.replaceAll('\u00a0', ' ')).toContain(rupiah(55_000));
  });
});

/**
 * Opens a product's page, hides the page and then changes the price. The returned `show` makes the page visible again,
 * with the device's clock `hiddenMs` later. Chromium under test reports every page as visible, so the visibility is
 * simulated.
 * @param options.fromTheStart whether the page is already hidden when it is opened.
 */
async function hideProduct(options: { hydrated?: boolean; hiddenMs: number; fromTheStart?: boolean }) {
  const admin = await loginAsAdmin(shop.server);
  const product = await admin.addProduct({ price: 40_000, whatsappNumber: '6281234567890' });
  const { page, context } = await shop.visitor({ viewport: PHONE });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'obrolan' }));
  if (options.fromTheStart) await page.addInitScript(hide);
  await page.goto(path(product));
  if (options.hydrated) {
    await waitUntilHydrated(page);
    await page.getByRole('button', { name: /^Tambah/u }).click();
  }
  await page.evaluate(() => Object.assign(globalThis, { isTheSameDocument: true }));
  if (!options.fromTheStart) await page.evaluate(hide);
  await admin.changeProduct(product, { price: 55_000 });
  const show = async () => {
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
    await wakeAfter(page, options.hiddenMs);
  };
  return { page, context, show };
}
/** Runs in the page. */
function hide(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

test.describe('A page that was hidden', () => {
  test('is loaded again after a minute if it was not hydrated and its data has changed', async () => {
    const { page, show } = await hideProduct({ hiddenMs: 60_000 });
    await show();
    await expect.poll(() => price(page)).toBe(rupiah(55_000));
  });

  test('is loaded again when it is shown for the first time, as in a new tab', async () => {
    const { page, show } = await hideProduct({ hiddenMs: 1000, fromTheStart: true });
    await show();
    await expect.poll(() => price(page)).toBe(rupiah(55_000));
  });

  test('refetches its data after a minute if it was hydrated, and keeps the input of the visitor', async () => {
    const { page, show } = await hideProduct({ hydrated: true, hiddenMs: 60_000 });
    await show();
    await expect.poll(() => price(page)).toBe(rupiah(55_000));
    expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
    expect(await isTheSameDocument(page)).toBe(true);
  });

  for (const [hydrated, tag] of firstIsCore([true, false]))
    test(`requests neither page nor data when it was hidden for half a minute; hydrated: ${hydrated}${tag}`, async () => {
      const { page, show } = await hideProduct({ hydrated, hiddenMs: 30_000 });
      const requests = recordRequests(page);
      await show();
      await page.waitForTimeout(REACTION_MS);
      // A page fetches its scripts and icon at any time after it was loaded.
      expect(requests.filter((request) => !/\/assets\/|\/favicon/u.test(request))).toEqual([]);
    });

  test('delays a click on the chat link by at most four seconds, including the time of the comparison', async () => {
    const { page, context, show } = await hideProduct({ hiddenMs: 60_000 });
    const compared = Promise.withResolvers<void>();
    const refetched = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(/\/product\//u, async (route) => {
      await compared.promise;
      await route.continue();
    });
    await page.route('**/api/**', async (route) => {
      refetched.resolve();
      await answer.promise;
      await route.continue();
    });
    await show();
    await chat(page).click();
    await page.waitForTimeout(1500);
    compared.resolve();
    await refetched.promise;
    expect(context.pages()).toHaveLength(1);
    await expect.poll(() => context.pages().length, { timeout: 3000 }).toBe(2);
    answer.resolve();
  });
});

test.describe('A link of a hydrated page', () => {
  for (const [act, tag] of firstIsCore(['hover', 'focus'] as const))
    test(`prefetches code and data of the linked page on ${act}${tag}`, async () => {
      const { page } = await shop.visitor();
      await page.goto('/');
      await waitUntilHydrated(page);
      const link = page.locator('#layanan article a').first();
      const name = await visibleText(link);
      await Promise.all([page.waitForResponse(/\/api\/products\?category=/u), link[act]()]);
      await page.waitForLoadState('networkidle');
      const requests = recordRequests(page);
      await link.click();
      await expect(page.locator('h1')).toHaveText(name, { useInnerText: true });
      expect(requests.filter((request) => /\/(?:api|assets)\//u.test(request))).toEqual([]);
    });

  test('requests the data again on click after a failed prefetch', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await page.goto('/');
    await waitUntilHydrated(page);
    const link = page.locator('#layanan article a').first();
    const name = await visibleText(link);
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await Promise.all([page.waitForEvent('requestfailed'), link.hover()]);
    await page.waitForLoadState('networkidle');
    await page.unroute('**/api/**');
    await link.click();
    await expect(page.locator('h1')).toHaveText(name, { useInnerText: true });
    ignoreProblems(visitor, /^Failed to load resource/u);
  });
});

test.describe('The speculation rules', () => {
  test('request moderate prerendering, and are named in the HTTP header of shop pages only', async () => {
    const page = await fetch(`${shop.url}/faq`);
    const [, url] = /^"(.+)"$/u.exec(page.headers.get('speculation-rules') ?? '') ?? [];
    const rules = await fetch(shop.url + (url ?? ''));
    expect([rules.status, rules.headers.get('content-type')]).toEqual([
      200,
      'application/speculationrules+json',
    ]);
    expect(await rules.json()).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
    for (const other of ['/admin', '/api/products'])
      expect((await fetch(shop.url + other)).headers.get('speculation-rules')).toBeNull();
  });
});
