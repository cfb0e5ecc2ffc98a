import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, horizontalOverflow } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { loginAsAdmin, read, type Product } from './support/shop-api.js';
import { openHydrated, parseChatUrl, visibleText, visibleTexts } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const names = (page: Page) => visibleTexts(page.locator('#produk article h3'));
const orderControl = (page: Page) => page.getByLabel('Urutkan');
const chatUrls = (page: Page) =>
  page
    .locator('main a[href^="https://wa.me/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

test.describe('A category page', () => {
  const shop = useShop();

  test.beforeAll(async () => {
    const admin = await loginAsAdmin(shop.server);
    await admin.addCategory({ name: 'Papan Nama', slug: 'papan-nama', chatNumber: '0812-3456-7890' });
  });

  for (const [javaScript, tag] of firstIsCore([true, false]))
    test(`sorts its products as chosen, with the order in the URL but not in the canonical URL; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      const products = await read<Product[]>(shop.server, '/api/products?category=merchandise');
      const byName = products.toSorted((a, b) => new Intl.Collator('id').compare(a.name, b.name));
      const byPrice = products.toSorted((a, b) => a.price - b.price);
      // Chooses an order by a key: End is the last, ArrowUp the previous, Home the first. Movement after a key press is
      // not counted as a layout shift.
      const expectSorted = async (key: string, expected: readonly Product[]) => {
        await orderControl(page).press(key);
        if (!javaScript) await page.getByRole('button', { name: 'Terapkan' }).click();
        await expect.poll(() => names(page)).toEqual(expected.map(({ name }) => name));
      };

      if (javaScript) await openHydrated(page, '/category/merchandise');
      else await page.goto('/category/merchandise');
      expect(await visibleTexts(orderControl(page).locator('option'))).toEqual([
        'Terbaru',
        'Nama A-Z',
        'Harga Terendah',
      ]);
      expect(await names(page)).toEqual(products.map(({ name }) => name));
      await expectSorted('End', byPrice);
      expect(new URL(page.url()).searchParams.get('urut')).toBe('harga');
      const canonical = page.locator('link[rel=canonical]');
      expect(await canonical.getAttribute('href')).toBe(`${shop.url}/category/merchandise`);
      await expectSorted('ArrowUp', byName);
      await expectSorted('Home', products);
    });

  test("has two chat links with the number of the category, or by default the company's number", async () => {
    const { page } = await shop.visitor({ javaScript: false });
    for (const [path, number, name] of [
      ['/category/merchandise', '6280000000000', 'Merchandise'],
      ['/category/papan-nama', '6281234567890', 'Papan Nama'],
    ] as const) {
      await page.goto(path);
      const links = (await chatUrls(page)).map(parseChatUrl);
      expect(links).toHaveLength(2);
      for (const { url, message } of links) {
        expect(url).toBe(`https://wa.me/${number}`);
        expect(message).toContain(name);
      }
    }
  });

  test('names a different ink on each of four category pages', async () => {
    const { page } = await shop.visitor({ viewport: DESKTOP });
    const inks: string[] = [];
    for (const slug of ['design', 'printing', 'branding', 'digital-marketing']) {
      await page.goto(`/category/${slug}`);
      inks.push(await visibleText(page.getByText(/^Pelat [CMYK]$/u)));
    }
    expect(new Set(inks).size).toBe(4);
  });

  test('fills the row with one, two or three products, and shows the photo of the first one', async () => {
    const admin = await loginAsAdmin(shop.server);
    const [{ images } = { images: [] }] = await read<Product[]>(shop.server, '/api/products?limit=1');
    await admin.addCategory({ name: 'Sedikit', slug: 'sedikit' });
    const { page } = await shop.visitor({ viewport: DESKTOP });
    await page.goto('/category/sedikit');
    expect(await page.locator('main div[aria-hidden] img').count()).toBe(0);
    for (const count of [1, 2, 3]) {
      await admin.addProduct({ name: `Produk ${count}`, category: 'sedikit', images });
      await page.goto('/category/sedikit');
      const cards = await page
        .locator('#produk li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
      const list = await page.locator('#produk ul').boundingBox();
      const [first, last] = [cards[0], cards.at(-1)];
      expect([cards.length, first?.left, last?.top]).toEqual([count, list?.x, first?.top]);
      expect(last?.right).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
      expect(await page.locator('main div[aria-hidden] img').count()).toBe(1);
    }
  });

  test('shows no sort order control and no price list link when it has no products', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/category/papan-nama');
    expect(await orderControl(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Lihat produk' }).count()).toBe(0);
  });

  for (const [width, tag] of firstIsCore([320, 768]))
    test(`fits a screen of ${width} px when the category name is one long word${tag}`, async () => {
      const admin = await loginAsAdmin(shop.server);
      const slug = `kata-panjang-${width}`;
      await admin.addCategory({ name: 'W'.repeat(80), slug, description: 'w'.repeat(300) });
      const { page } = await shop.visitor({ viewport: { width, height: 800 } });
      await page.goto(`/category/${slug}`);
      expect(await horizontalOverflow(page)).toBe(0);
    });
});

test.describe('The header menus', () => {
  const shop = useShop();

  test("show a hint that explains the menu 'Layanan' or 'Kategori'", async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/faq');
    for (const [name, hint] of [
      ['Layanan', 'Cara kerja, waktu, dan biayanya'],
      ['Kategori', 'Contoh dan harga menurut jenisnya'],
    ] as const) {
      await page.locator('header summary:visible', { hasText: name }).click();
      await page.locator('header').getByText(hint, { exact: true }).filter({ visible: true }).waitFor();
    }
  });
});
