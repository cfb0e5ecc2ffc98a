import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, horizontalOverflow } from './support/browser.js';
import { loginAsAdmin, read, type Product } from './support/shop-api.js';
import { eventually, openHydrated, parseChatUrl, visibleText, visibleTexts } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const names = (page: Page) => visibleTexts(page.locator('#produk article h3'));
const order = (page: Page) => page.getByLabel('Urutkan');
const chats = (page: Page) =>
  page
    .locator('main a[href^="https://wa.me/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));

describe('A category page, like a service page,', () => {
  const shop = useShop();

  beforeAll(async () => {
    const admin = await loginAsAdmin(shop.server);
    await admin.addCategory({ name: 'Papan Nama', slug: 'papan-nama', chatNumber: '0812-3456-7890' });
  });

  it.each([true, false])('is sorted as its URL says; JavaScript: %s', async (javaScript) => {
    const { page } = await shop.visitor({ javaScript });
    const products = await read<Product[]>(shop.server, '/api/products?category=merchandise');
    const byName = products.toSorted((a, b) => new Intl.Collator('id').compare(a.name, b.name));
    const byPrice = products.toSorted((a, b) => a.price - b.price);
    // A key, as a visitor presses it: what moves after it is no layout shift.
    const sorted = async (key: string, expected: readonly Product[]) => {
      await order(page).press(key);
      if (!javaScript) await page.getByRole('button', { name: 'Terapkan' }).click();
      await eventually(async () => expect(await names(page)).toEqual(expected.map(({ name }) => name)));
    };

    if (javaScript) await openHydrated(page, '/category/merchandise');
    else await page.goto('/category/merchandise');
    expect(await visibleTexts(order(page).locator('option'))).toEqual([
      'Terbaru',
      'Nama A-Z',
      'Harga Terendah',
    ]);
    expect(await names(page)).toEqual(products.map(({ name }) => name));
    await sorted('End', byPrice);
    expect(new URL(page.url()).searchParams.get('urut')).toBe('harga');
    const canonical = page.locator('link[rel=canonical]');
    expect(await canonical.getAttribute('href')).toBe(`${shop.url}/category/merchandise`);
    await sorted('ArrowUp', byName);
    await sorted('Home', products);
  });

  it("begins and ends with a chat about it, with the category's number or the company's", async () => {
    const { page } = await shop.visitor({ javaScript: false });
    for (const [path, number, name] of [
      ['/category/merchandise', '6280000000000', 'Merchandise'],
      ['/category/papan-nama', '6281234567890', 'Papan Nama'],
    ] as const) {
      await page.goto(path);
      const links = (await chats(page)).map(parseChatUrl);
      expect(links).toHaveLength(2);
      for (const { url, message } of links) {
        expect(url).toBe(`https://wa.me/${number}`);
        expect(message).toContain(name);
      }
    }
  });

  it('is printed in one ink, and the next category in another', async () => {
    const { page } = await shop.visitor({ viewport: DESKTOP });
    const inks: string[] = [];
    for (const slug of ['design', 'printing', 'branding', 'digital-marketing']) {
      await page.goto(`/category/${slug}`);
      inks.push(await visibleText(page.getByText(/^Pelat [CMYK]$/u)));
    }
    expect(new Set(inks).size).toBe(4);
  });

  it('without products has neither an order to choose nor a link to a list', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/category/papan-nama');
    expect(await order(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Lihat daftar harga' }).count()).toBe(0);
  });

  it.each([320, 768])('fits a screen of %d px with a long name of one word', async (width) => {
    const admin = await loginAsAdmin(shop.server);
    const slug = `kata-panjang-${width}`;
    await admin.addCategory({ name: 'W'.repeat(80), slug, description: 'w'.repeat(300) });
    const { page } = await shop.visitor({ viewport: { width, height: 800 } });
    await page.goto(`/category/${slug}`);
    expect(await horizontalOverflow(page)).toBe(0);
  });
});

describe('The menus', () => {
  const shop = useShop();

  it("say what differs between 'Layanan' and 'Kategori', whose names are alike", async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/faq');
    for (const [name, hint] of [
      ['Layanan', 'Cara kerja, waktu dan biayanya'],
      ['Kategori', 'Contoh dan harga menurut jenisnya'],
    ] as const) {
      await page.locator('header summary:visible', { hasText: name }).click();
      await page.locator('header').getByText(hint, { exact: true }).filter({ visible: true }).waitFor();
    }
  });
});
