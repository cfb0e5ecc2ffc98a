import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { FAILED_LOAD, ignoreProblems } from './support/panel.js';
import { loginAsAdmin, loginToApi, read, type Category, type Product } from './support/shop-api.js';
import { visibleTexts, openHydrated, visibleText, waitUntilHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const names = (page: Page) => visibleTexts(page.locator('main article h3'));
const EMPTY_TEXT = 'Belum ada produk dalam kategori ini';

test.describe('A category page', () => {
  const shop = useShop();

  test.beforeAll(async () => {
    const admin = await loginAsAdmin(shop.server);
    await admin.addCategory({ name: 'Papan Nama', slug: 'papan-nama', description: null });
  });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`shows its name, description and products, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport });
      const category = await read<Category>(shop.server, '/api/categories/slug/merchandise');
      const products = await read<Product[]>(shop.server, '/api/products?category=merchandise');
      expect(products.every((product) => product.category === 'merchandise')).toBe(true);
      const response = await openHydrated(page, '/category/merchandise');
      expect(response?.status()).toBe(200);
      expect(await visibleText(page.locator('h1'))).toBe(category.name);
      expect(category.description).not.toBeNull();
      expect(await visibleText(page.locator('main'))).toContain(category.description);
      expect(await names(page)).toEqual(products.slice(0, 8).map(({ name }) => name));
      expect(await page.getByText(EMPTY_TEXT).count()).toBe(0);
    });

  for (const [javaScript, tag] of firstIsCore([true, false]))
    test(`shows 8 products, and 8 more after each click; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      const all = (await read<Product[]>(shop.server, '/api/products?category=printing')).map(
        ({ name }) => name,
      );
      expect(all.length).toBeGreaterThan(8);
      if (javaScript) await openHydrated(page, '/category/printing');
      else await page.goto('/category/printing');
      const more = page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' });
      for (let shown = 8; shown < all.length; shown += 8) {
        expect(await names(page)).toEqual(all.slice(0, shown));
        await more.click();
        await expect.poll(() => names(page)).toEqual(all.slice(0, shown + 8));
      }
      expect(await more.count()).toBe(0);
    });

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`shows an empty state when the category has no products; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      const response = await page.goto('/category/papan-nama');
      expect(response?.status()).toBe(200);
      expect(await visibleText(page.locator('h1'))).toBe('Papan Nama');
      expect(await page.getByText(EMPTY_TEXT, { exact: true }).count()).toBe(1);
      expect(
        await page.getByText('Produk untuk kategori Papan Nama akan segera hadir.', { exact: true }).count(),
      ).toBe(1);
      expect(await names(page)).toEqual([]);
    });

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`responds 404 with a not-found page when no category has the slug; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      for (const slug of [
        'tidak-ada',
        'Printing',
        'a%20b',
        '%22%3E',
        '%25',
        '..%2F..%2Fproducts',
        'x'.repeat(300),
      ]) {
        const response = await page.goto(`/category/${slug}`);
        expect([slug, response?.status()]).toEqual([slug, 404]);
        expect(await visibleText(page.locator('h1'))).toBe('Kategori Tidak Ditemukan');
        const main = page.locator('main');
        expect(await visibleText(main)).toContain('Maaf, kategori yang Anda cari tidak tersedia.');
        expect(await main.getByRole('link').first().getAttribute('href')).toBe('/');
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      }
    });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`shows 8 skeletons while its products load, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport });
      await openHydrated(page, '/about');
      const held = Promise.withResolvers<void>();
      await page.route(/\/api\/(categories\/slug|products\?)/u, async (route) => {
        await held.promise;
        await route.continue();
      });
      if (viewport === PHONE) await page.locator('header summary:visible').first().click();
      await page.locator('header summary:visible', { hasText: 'Kategori' }).click();
      await page
        .locator('header')
        .getByRole('link', { name: 'Branding' })
        .filter({ visible: true })
        .last()
        .click();
      await page.waitForURL('**/category/branding');
      await expect(page.locator('main [data-skeleton]')).toHaveCount(8);
      // Skeletons and products of different heights would cause a layout shift, which fails the test. Layout shifts
      // within 500 ms after the click do not count, so the products arrive later than that.
      await page.waitForTimeout(700);
      held.resolve();
      await expect(page.locator('h1')).toHaveText('Branding', { useInnerText: true });
      await expect.poll(async () => (await names(page)).length).toBe(8);
      expect(await page.locator('[data-skeleton]').count()).toBe(0);
    });

  test('opens at its new address from a link to the earlier one, and says when it is gone', async () => {
    const send = await loginToApi(shop.server);
    const admin = await loginAsAdmin(shop.server);
    const moved = await admin.addCategory({ name: 'Spanduk', slug: 'spanduk' });
    const gone = await admin.addCategory({ name: 'Stempel', slug: 'stempel' });
    const visitor = await shop.visitor();
    const { page } = visitor;
    const follow = async (name: string) => {
      await page.locator('header summary:visible', { hasText: 'Kategori' }).click();
      const links = page.locator('header').getByRole('link', { name }).filter({ visible: true });
      await links.last().click();
    };
    await openHydrated(page, '/about');
    const change = { name: 'Baliho', slug: 'baliho', description: null, sortOrder: 0 };
    await send('PUT', `/api/categories/${moved.id}`, change);
    await follow('Spanduk');
    await page.waitForURL('**/category/baliho');
    await expect(page.locator('h1')).toHaveText('Baliho', { useInnerText: true });

    await openHydrated(page, '/about');
    await send('DELETE', `/api/categories/${gone.id}`);
    const documents: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.push(response.url());
    });
    await Promise.all([page.waitForEvent('load'), follow('Stempel')]);
    await waitUntilHydrated(page);
    await expect(page.locator('main')).toContainText('Kategori Tidak Ditemukan');
    expect(documents).toEqual([`${shop.url}/category/stempel`]);
    ignoreProblems(visitor, FAILED_LOAD);
  });
});
