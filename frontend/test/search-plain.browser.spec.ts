import { describe, expect, it } from '@jest/globals';
import { DESKTOP, PHONE } from './support/browser.js';
import { allWords, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

describe('The search without JavaScript', () => {
  const shop = useShop();

  it.each([PHONE, DESKTOP])(
    'is a page with the same sentences, reached by plain addresses',
    async (viewport) => {
      const { page } = await shop.visitor({ viewport, javaScript: false });
      await page.goto('/about');
      await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
      await page.waitForURL('**/?cari=');
      const main = page.locator('main');
      expect(await words(main)).toContain('Ketik untuk mencari produk...');
      const field = main.getByPlaceholder('Cari produk, kategori, atau deskripsi...', { exact: true });
      await field.fill('kartu nama');
      await field.press('Enter');
      await page.waitForURL(/\?cari=kartu(?:\+|%20)nama/u);
      expect(await words(main)).toMatch(/Ditemukan \d+ produk/u);
      expect(await allWords(main.locator('li h3'))).toContain('Kartu Nama Premium 310 gsm');
      await main.getByRole('link', { name: /Kartu Nama Premium/u }).click();
      await page.waitForURL('**/product/*');
      await page.goto('/?cari=tidak+mungkin+ada');
      expect(await words(main)).toContain('Tidak ada produk yang ditemukan');
      expect(await words(main)).toContain('Coba kata kunci yang berbeda');
    },
  );

  it('shows a long list eight at a time', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/?cari=cetak');
    const rows = page.locator('main li h3');
    const [, total] = /Ditemukan (\d+) produk/u.exec(await words(page.locator('main'))) ?? [];
    expect(Number(total)).toBeGreaterThan(8);
    expect(await rows.count()).toBe(8);
    await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
    await page.waitForURL(/tampil=16/u);
    expect(await rows.count()).toBe(Math.min(16, Number(total)));
  });
});
