import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startFaultyShop, type FaultyShop } from '../../backend/test/support/faulty-pages.js';
import { categoryBody, create, productBody } from '../../backend/test/support/catalog.js';
import { CacheVersion } from '../../backend/src/platform/cache/cache-version.js';
import {
  axeViolations,
  horizontalOverflow,
  openBrowser,
  PHONE,
  visit,
  type Visitor,
} from './support/browser.js';
import { openHydrated } from './support/storefront.js';

const GRID = /^\/api\/products\?limit=8/u;
const NONE = /^$/u;
let shop: FaultyShop;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let pageErrors: Error[];

beforeAll(async () => {
  [shop, browser] = await Promise.all([startFaultyShop(), openBrowser()]);
  const admin = await shop.login();
  await create(admin, '/api/categories', categoryBody());
  await create(admin, '/api/products', productBody({ name: 'Kalender Meja' }));
});
afterAll(async () => {
  await browser.close();
  await shop.close();
});
beforeEach(async () => {
  await open();
});
afterEach(() => visitor.close());

async function open(options: { javaScript?: boolean } = {}): Promise<void> {
  visitor = await visit(browser, { baseUrl: shop.url, viewport: PHONE, ...options });
  ({ page } = visitor);
  pageErrors = [];
  page.on('pageerror', (error) => pageErrors.push(error));
}

/** Pages are rendered anew, with these responses spoiled. */
function spoil(urls: RegExp): void {
  shop.spoil(urls);
  shop.app.get(CacheVersion).bump();
}

const notice = () => page.getByText('Bagian ini belum bisa ditampilkan.');
const retry = () => page.getByRole('link', { name: 'Coba lagi' });
const product = () => page.locator('#layanan').getByRole('link', { name: 'Kalender Meja' });

async function expectTheRest(): Promise<void> {
  await page.locator('main h1').waitFor();
  expect(await page.locator('main a[href^="https://wa.me/"]').count()).toBeGreaterThan(0);
  expect(await page.locator('footer nav').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cari Produk' }).click();
  await page.getByRole('dialog', { name: 'Cari Produk' }).waitFor();
  await page.keyboard.press('Escape');
}

describe('A part of a page that throws', () => {
  it('on the server and in the browser leaves the rest, which works, and nothing escapes to the window', async () => {
    spoil(GRID);
    expect((await openHydrated(page, '/'))?.status()).toBe(200);
    await notice().waitFor();
    expect(await notice().count()).toBe(1);
    await expectTheRest();
    expect(await axeViolations(page)).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(pageErrors).toEqual([]);
    spoil(NONE);
    await retry().click();
    await product().waitFor();
  });

  it('on the server only is shown after hydration, without a message in the console', async () => {
    spoil(NONE);
    const sound = await (await fetch(shop.url)).text();
    spoil(GRID);
    const state = /<script type="application\/json" id="state">.*?<\/script>/su;
    await page.route(shop.url, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(state, () => state.exec(sound)?.[0] ?? '');
      await route.fulfill({ response, body });
    });
    await page.goto('/');
    expect(await notice().count()).toBe(1);
    await page.keyboard.press('Shift');
    await product().waitFor();
    expect(await notice().count()).toBe(0);
    // The product's image has a domain that does not exist.
    expect(visitor.problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([]);
  });

  it("on the server is tried again by 'Coba lagi' without JavaScript", async () => {
    await visitor.close();
    await open({ javaScript: false });
    spoil(GRID);
    await page.goto('/');
    await notice().waitFor();
    spoil(NONE);
    await retry().click();
    await product().waitFor();
  });

  it('in the browser leaves the rest, and a reload shows it', async () => {
    spoil(NONE);
    await openHydrated(page, '/');
    await page.route(/\/api\/products/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"name":"[^"]*"/gu, '"name":{}');
      await route.fulfill({ response, body });
    });
    await page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' }).click();
    await notice().waitFor();
    await expectTheRest();
    expect(pageErrors).toEqual([]);
    await retry().click();
    await product().waitFor();
    expect(new URL(page.url()).search).toBe('?kategori=printing');
  });
});
