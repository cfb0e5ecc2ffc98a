import { expect, test, type Browser, type Page } from '@playwright/test';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { axeViolations, horizontalOverflow, PHONE, visit, type Visitor } from './support/browser.js';
import { loginAsAdmin, type Admin } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

/** The API URL of the product grid on the home page. */
const GRID = /^\/api\/products\?limit=8/u;
/** Matches no URL. */
const NONE = /^$/u;
/** The file from which spoil-pages.mjs reads the pattern of spoiled URLs. */
const SPOILED_URLS = join(tmpdir(), `etalase-spoiled-${process.pid}`);
const shop = useShop({
  SAMPLE_DATA: 'false',
  NODE_OPTIONS: `--import=${resolve('backend/test/support/spoil-pages.mjs')}`,
  SPOILED_URLS,
});
let admin: Admin;
let visitor: Visitor;
let page: Page;
let pageErrors: Error[];

test.beforeAll(async () => {
  await writeFile(SPOILED_URLS, NONE.source);
  admin = await loginAsAdmin(shop.server);
  await admin.addCategory({ name: 'Percetakan', slug: 'printing' });
  await admin.addProduct({ name: 'Kalender Meja', category: 'printing' });
});
test.afterAll(() => rm(SPOILED_URLS));
test.beforeEach(({ browser }) => open(browser));
test.afterEach(() => visitor.close());

// Opens a page without `shop.visitor`, because React reports the error of a part on the console. `shop.visitor` would
// fail the test.
async function open(browser: Browser, options: { javaScript?: boolean } = {}): Promise<void> {
  visitor = await visit(browser, { baseUrl: shop.url, viewport: PHONE, ...options });
  ({ page } = visitor);
  pageErrors = [];
  page.on('pageerror', (error) => pageErrors.push(error));
}

/** Makes pages fail when they read the API at these URLs. Saving content makes the server render the pages again. */
async function spoil(urls: RegExp): Promise<void> {
  await writeFile(SPOILED_URLS, urls.source);
  await admin.saveContent('search', { synonyms: [] });
}

const notice = () => page.getByText('Bagian ini belum bisa ditampilkan.');
const retry = () => page.getByRole('link', { name: 'Coba lagi' });
const product = () => page.locator('#layanan').getByRole('link', { name: 'Kalender Meja' });

async function expectRestWorks(): Promise<void> {
  await page.locator('main h1').waitFor();
  expect(await page.locator('main a[href^="https://wa.me/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('footer nav').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cari Produk' }).click();
  await page.getByRole('dialog', { name: 'Cari Produk' }).waitFor();
  await page.keyboard.press('Escape');
}

test.describe('Parts of a page that throw', () => {
  test('an error on server and browser leaves the rest working, without uncaught errors', async () => {
    await spoil(GRID);
    expect((await openHydrated(page, '/'))?.status()).toBe(200);
    await notice().waitFor();
    expect(await notice().count()).toBe(1);
    await expectRestWorks();
    expect(await axeViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(pageErrors).toEqual([]);
    await spoil(NONE);
    await retry().click();
    await product().waitFor();
  });

  test('a part that throws only on the server appears after hydration, without console errors', async () => {
    await spoil(NONE);
    const validPage = await (await fetch(shop.url)).text();
    await spoil(GRID);
    const state = /<script type="application\/json" id="state">.*?<\/script>/su;
    // Only the server renders the spoiled data, because the browser gets the state of the valid page.
    await page.route(shop.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(state, () => state.exec(validPage)?.[0] ?? '');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    expect(await notice().count()).toBe(1);
    await page.keyboard.press('Shift');
    await product().waitFor();
    expect(await notice().count()).toBe(0);
    // The product's image fails to load, because its domain does not exist.
    expect(visitor.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
  });

  test("'Coba lagi' renders a failed part again without JavaScript", async ({ browser }) => {
    await visitor.close();
    await open(browser, { javaScript: false });
    await spoil(GRID);
    await page.goto('/');
    await notice().waitFor();
    await spoil(NONE);
    await retry().click();
    await product().waitFor();
  });

  test("an error only in the browser leaves the rest working, and 'Coba lagi' shows the part", async () => {
    await spoil(NONE);
    await openHydrated(page, '/');
    await page.route(/\/api\/products/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"name":"[^"]*"/gu, '"name":{}');
      await route.fulfill({ response, body });
    });
    await page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' }).click();
    await notice().waitFor();
    await expectRestWorks();
    expect(pageErrors).toEqual([]);
    await retry().click();
    await product().waitFor();
    expect(new URL(page.url()).search).toBe('?kategori=printing');
  });
});
