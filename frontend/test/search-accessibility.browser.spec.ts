import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { ignoreProblems } from './support/panel.js';
import { visibleTexts, openHydrated, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const opener = (page: Page) => page.locator('header').getByRole('button', { name: 'Cari Produk' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari Produk' });
const field = (page: Page) => dialog(page).getByPlaceholder('Cari produk, kategori, atau deskripsi...');

test.describe('The search', () => {
  const shop = useSharedShop();

  test('returns focus to its button when closed by Escape or by its close button', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog(page).getByRole('button', { name: 'Tutup' }).click(),
    ]) {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await field(page).waitFor();
      await expect(field(page)).toBeFocused();
      await close();
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    }
  });

  test('traps focus while its dialog is open', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await opener(page).click();
    await field(page).fill('stempel');
    await dialog(page).locator('li').first().waitFor();
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
  });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`is a separate page with the same messages when JavaScript is off, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport, javaScript: false });
      await page.goto('/about');
      await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
      await page.waitForURL('**/?cari=');
      const main = page.locator('main');
      expect(await visibleText(main)).toContain('Ketik untuk mencari produk...');
      const field = main.getByPlaceholder('Cari produk, kategori, atau deskripsi...', { exact: true });
      await field.fill('kartu nama');
      await field.press('Enter');
      await page.waitForURL(/\?cari=kartu(?:\+|%20)nama/u);
      expect(await visibleText(main)).toMatch(/Ditemukan \d+ produk/u);
      expect(await visibleTexts(main.locator('li h3'))).toContain('Kartu Nama Premium 310 gsm');
      await main.getByRole('link', { name: /Kartu Nama Premium/u }).click();
      await page.waitForURL('**/product/*');
      await page.goto('/?cari=tidak+mungkin+ada');
      expect(await visibleText(main)).toContain('Tidak ada produk yang ditemukan');
      expect(await visibleText(main)).toContain('Coba kata kunci yang berbeda');
    });

  test('moves focus to the first newly loaded result', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await openHydrated(page, '/?cari=cetak');
    const rows = page.locator('main li h3');
    const more = page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' });
    let shown = 0;
    while ((await more.count()) > 0) {
      shown = await rows.count();
      await more.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(shown);
    }
    expect(shown).toBeGreaterThan(0);
    const first = await visibleText(rows.nth(shown));
    await expect(page.locator('main li a:focus h3')).toHaveText(first, { useInnerText: true });
    // Each press makes the list longer. The layout shift is reported if it happens later than 500 ms after the press,
    // as on a busy machine.
    ignoreProblems(visitor, /^layout shift/u);
  });

  test('loads results 8 at a time without JavaScript', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/?cari=cetak');
    const rows = page.locator('main li h3');
    const [, total] = /Ditemukan (\d+) produk/u.exec(await visibleText(page.locator('main'))) ?? [];
    expect(Number(total)).toBeGreaterThan(8);
    expect(await rows.count()).toBe(8);
    await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
    await page.waitForURL(/tampil=16/u);
    expect(await rows.count()).toBe(Math.min(16, Number(total)));
  });
});
