import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { read, type Product } from './support/shop-api.js';
import { visibleTexts, openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const cards = (page: Page) => page.locator('#layanan article');
const names = (page: Page) => visibleTexts(cards(page).locator('h3'));
const more = (page: Page) => page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' });
const filterLink = (page: Page, name: string) =>
  page.locator('#layanan nav').getByRole('link', { name, exact: true });

test.describe('The service grid of the home page', () => {
  const shop = useSharedShop();
  const newest = async (query = '') =>
    (await read<Product[]>(shop.server, `/api/products${query}`)).map(({ name }) => name);

  for (const [[device, viewport], tag] of firstIsCore([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const))
    test.describe(`on a ${device}${tag}`, () => {
      test('starts with the 8 newest products and adds 8 per click', async () => {
        const { page } = await shop.visitor({ viewport });
        await openHydrated(page, '/');
        const all = await newest();
        expect(all.length).toBeGreaterThan(16);
        expect(await names(page)).toEqual(all.slice(0, 8));
        for (let shown = 16; shown < all.length + 8; shown += 8) {
          await more(page).click();
          await expect.poll(() => names(page)).toEqual(all.slice(0, shown));
        }
        expect(await more(page).count()).toBe(0);
        // When the button disappears, the focus moves to the first product that was loaded last.
        const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
        await expect.poll(() => focusedText()).toBe(all[Math.floor((all.length - 1) / 8) * 8]);
      });

      test("starts again with 8 products when a category or 'Semua Layanan' is chosen", async () => {
        const { page } = await shop.visitor({ viewport });
        const printing = await newest('?category=printing');
        await openHydrated(page, '/?tampil=24');
        expect(await cards(page).count()).toBe(24);
        await filterLink(page, 'Percetakan').click();
        await expect.poll(() => names(page)).toEqual(printing.slice(0, 8));
        await more(page).click();
        await expect.poll(() => names(page)).toEqual(printing.slice(0, 16));
        await filterLink(page, 'Semua Layanan').click();
        await expect.poll(() => names(page)).toEqual((await newest()).slice(0, 8));
      });
    });

  test("offers the filter 'Semua Layanan', and a filter for each category in the saved order", async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const categories = await read<{ name: string }[]>(shop.server, '/api/categories');
    expect(await visibleTexts(page.locator('#layanan nav a'))).toEqual([
      'Semua Layanan',
      ...categories.map(({ name }) => name),
    ]);
  });

  test('requests only the next 8 products when more are loaded', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const request = page.waitForRequest(/\/api\/products/u);
    await more(page).click();
    const { searchParams } = new URL((await request).url());
    expect([searchParams.get('limit'), searchParams.get('offset')]).toEqual(['8', '8']);
  });

  test('responds 200 for unusual values of tampil and kategori in the URL @full', async () => {
    const { page } = await shop.visitor();
    const all = await newest();
    for (const [query, shown] of [
      ['tampil=abc', 8],
      ['tampil=-5', 8],
      ['tampil=9', 16],
      ['tampil=1e9', all.length],
      ['kategori=', 8],
      ['kategori=tidak-ada', 0],
      [`kategori=${'x'.repeat(300)}`, 0],
    ] as const) {
      expect([query, (await openHydrated(page, `/?${query}`))?.status()]).toEqual([query, 200]);
      expect([query, await names(page)]).toEqual([query, all.slice(0, shown)]);
    }
  });

  test('shows 8 skeletons instead of the previous products while a category loads', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const held = Promise.withResolvers<void>();
    await page.route(/\/api\/products\?.*category=branding/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await filterLink(page, 'Branding').click();
    await expect(page.locator('#layanan [data-skeleton]')).toHaveCount(8);
    expect(await cards(page).count()).toBe(0);
    held.resolve();
    await expect(cards(page)).toHaveCount(8);
    expect(await page.locator('[data-skeleton]').count()).toBe(0);
  });
});

test.describe('The title of the hero', () => {
  const shop = useSharedShop();

  test('has two lines at widths of 320 to 1920 px @full', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    for (let width = 320; width <= 1920; width += 80) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('h1').evaluate((title) => {
        const { fontSize, lineHeight } = getComputedStyle(title);
        return title.clientHeight / (parseFloat(lineHeight) || parseFloat(fontSize));
      });
      expect([width, Math.round(lines)]).toEqual([width, 2]);
    }
  });
});
