import { expect, test, type Page } from '@playwright/test';
import { axeViolations, DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { loginAsAdmin } from './support/shop-api.js';
import { visibleTexts, openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const menu = (page: Page, name: string) => page.locator('header summary:visible', { hasText: name });

test.describe('An empty shop', () => {
  const shop = useShop({ SAMPLE_DATA: 'false' });

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`shows no categories and no products; JavaScript: ${javaScript}${tag}`, async () => {
      for (const viewport of [DESKTOP, PHONE]) {
        const { page } = await shop.visitor({ viewport, javaScript });
        const response = await page.goto('/');
        expect(response?.status()).toBe(200);
        expect(await visibleTexts(page.locator('#layanan nav a'))).toEqual(['Semua Layanan']);
        expect(await page.locator('#layanan article').count()).toBe(0);
        // The section has no sales, but links to its anchor still work.
        expect(await page.getByRole('region', { name: 'Flash Sale' }).count()).toBe(0);
        expect(await page.locator('#flash-sale').count()).toBe(1);
        expect(await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).count()).toBe(0);
        if (viewport === PHONE) await menu(page, 'Menu').click();
        await menu(page, 'Kategori').click();
        await expect(
          page.getByText('Belum ada kategori', { exact: true }).filter({ visible: true }),
        ).toHaveCount(1);
      }
    });

  test('has no axe violations, and its search finds no products', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').fill('kartu');
    const dialog = page.getByRole('dialog', { name: 'Cari Produk' });
    await expect(dialog).toContainText('Tidak ada produk yang ditemukan', { useInnerText: true });
  });

  test('links to its service pages and to the chat, and shows a drawing in the hero', async () => {
    const { page } = await shop.visitor({ viewport: PHONE, javaScript: false });
    await page.goto('/');
    const services = page.locator('#layanan ul a[href^="/"]:not(nav a)');
    expect(await visibleTexts(services)).toEqual(['Desain', 'Branding', 'Percetakan', 'Digital Marketing']);
    expect(await page.locator('#layanan a[href^="https://wa.me/"]').count()).toBe(1);
    expect(await page.locator('main section:has(h1) [aria-hidden] svg').count()).toBeGreaterThan(0);
    await services.first().click();
    await page.waitForURL('**/design');
  });

  test("shows no 'Layanan Serupa' for the only product of its category", async () => {
    const admin = await loginAsAdmin(shop.server);
    await admin.addCategory({ name: 'Desain', slug: 'design' });
    const { id } = await admin.addProduct({ name: 'Satu-satunya' });
    const { page } = await shop.visitor();
    // `addProduct` uses an image of this host when the shop has no product.
    await page.route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    );
    await openHydrated(page, `/product/${id}`);
    expect(await visibleText(page.locator('h1'))).toBe('Satu-satunya');
    expect(await page.getByText('Layanan Serupa').count()).toBe(0);
  });
});
