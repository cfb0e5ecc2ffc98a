import { expect, test } from '@playwright/test';
import type { Locator } from 'playwright-core';
import { DESKTOP, PHONE } from './support/browser.js';
import { dialog, expectAccessible, expectToast, login, ownerOf } from './support/panel.js';
import { read, type Product } from './support/shop-api.js';
import { pressLong } from './support/touch.js';
import { useShop } from './support/use-shop.js';

test.describe('Many products at once', () => {
  const shop = useShop();

  test('on a phone, all prices of a category rise by 8 % with at most eight taps, and one undo takes it back', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    const [first] = await read<Product[]>(shop.server, '/api/products?limit=1');
    const category = first?.category ?? '';
    const prices = async () =>
      (await read<Product[]>(shop.server, `/api/products?category=${category}`)).map(({ id, price }) => ({
        id,
        price,
      }));
    const before = await prices();
    const raised = before.map(({ id, price }) => ({ id, price: Math.floor((price * 108 + 50) / 100) }));
    expect(before.length).toBeGreaterThan(1);

    const row = page.getByRole('list', { name: 'Daftar produk' }).getByRole('listitem').first();
    await pressLong(page, row.getByRole('link').first());
    await page.getByText('1 dipilih').waitFor();
    expect(await row.getByRole('checkbox').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Selesai memilih' }).tap();

    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    // A native select takes two taps: one opens it, and one chooses.
    taps += 2;
    await page.getByLabel('Saring menurut kategori').selectOption(category);
    await page.getByText(`${before.length} produk cocok`).waitFor();
    await tap(page.getByRole('button', { name: 'Pilih', exact: true }));
    await tap(page.getByRole('button', { name: `Pilih semua ${before.length}` }));
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: 'Harga', exact: true }));
    await dialog(page).getByLabel('Naik berapa persen').waitFor();
    await page.keyboard.type('8');
    const apply = dialog(page).getByRole('button', { name: `Ubah ${before.length} produk` });
    await expect(dialog(page).getByRole('list', { name: 'Yang berubah' })).toContainText('→');
    await expectAccessible(page);
    await tap(apply);
    await expectToast(page, `${before.length} produk diubah`);
    expect(taps).toBeLessThanOrEqual(8);
    expect(await prices()).toEqual(raised);

    await page.getByRole('button', { name: 'Urungkan' }).tap();
    await expectToast(page, 'Perubahan diurungkan');
    expect(await prices()).toEqual(before);
  });

  test('on a desktop, the undo of the notification is pressed although the list fills the screen @full', async () => {
    const { page } = await ownerOf(shop, { viewport: DESKTOP });
    await login(page);
    await page.getByRole('button', { name: 'Pilih', exact: true }).click();
    await page.getByRole('button', { name: /^Pilih semua /u }).click();
    await page.getByText(/^[1-9]\d* dipilih$/u).waitFor();
    const bar = page.getByRole('region', { name: 'Ubah yang dipilih' });
    await bar.getByRole('button', { name: 'Sembunyikan', exact: true }).click();
    await dialog(page)
      .getByRole('button', { name: /^Ubah \d+ produk$/u })
      .click();
    // No place of the screen is without buttons of products.
    await page.getByRole('list', { name: 'Daftar produk' }).getByRole('listitem').nth(20).hover();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expectToast(page, 'Perubahan diurungkan');
    expect((await read<Product[]>(shop.server, '/api/products?limit=1')).length).toBe(1);
  });
});
