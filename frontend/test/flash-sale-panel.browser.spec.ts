import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import type { Sale } from './support/flash-sales.js';
import {
  dialog,
  errorAt,
  expectAccessible,
  expectToast,
  isFocused,
  login,
  openTab,
  ownerOf,
} from './support/panel.js';
import { loginAsAdmin, read } from './support/shop-api.js';
import { openHydrated, rupiah, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

test.describe('The flash sale tab of the panel', () => {
  const shop = useShop();

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`creates a sale, shows it on the product page and in the product list, and can hide the product, ${viewport.width} px wide${tag}`, async () => {
      const name = `Undangan Kertas Daur Ulang ${viewport.width}`;
      const { id } = await (await loginAsAdmin(shop.server)).addProduct({ name, price: 200_000 });
      const { page } = await ownerOf(shop, { viewport });
      const { page: visitor } = await shop.visitor();
      const row = page.getByRole('listitem').filter({ hasText: name });
      await login(page);
      await openTab(page, 'Flash Sales');
      await page.getByRole('button', { name: 'Tambah Flash Sale' }).click();
      const product = dialog(page).getByRole('combobox', { name: 'Produk' });
      await product.fill(name);
      await dialog(page).getByRole('option', { name }).waitFor();
      await product.press('ArrowDown');
      await product.press('Enter');
      await dialog(page).getByLabel('Diskon (persen)').fill('25');
      await dialog(page).getByRole('button', { name: '1 hari' }).click();
      expect(await visibleText(dialog(page).getByText('Harga saat flash sale').locator('..'))).toContain(
        'Rp 150.000',
      );
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Simpan flash sale' }).click();
      await expectToast(page, 'Flash sale berhasil dibuat');
      await expect(row).toContainText('25% OFF Berjalan', { useInnerText: true });

      await openHydrated(visitor, `/product/${id}`);
      const shown = await visibleText(visitor.locator('main'));
      expect(shown).toContain(rupiah(150_000));
      expect(shown).toContain('25% OFF');

      await openTab(page, 'Produk');
      await expect(row).toContainText('25% OFF sampai', { useInnerText: true });
      await row.getByRole('switch').click();
      await expectToast(page, 'Product updated successfully');
      await expect.poll(async () => (await visitor.goto(`/product/${id}`))?.status()).toBe(404);
    });

  test('refuses a start date without a time, but accepts an empty start', async () => {
    const { page } = await ownerOf(shop);
    await (await loginAsAdmin(shop.server)).addProduct({ name: 'Setengah Terisi' });
    const before = (await read<Sale[]>(shop.server, '/api/flash-sales')).length;
    await login(page);
    await openTab(page, 'Flash Sales');
    await page.getByRole('button', { name: 'Tambah Flash Sale' }).first().click();
    const form = dialog(page);
    await form.getByRole('combobox', { name: 'Produk' }).fill('Setengah Terisi');
    await form.getByRole('option').first().click();
    await form.getByLabel('Diskon (persen)').fill('25');
    const start = form.getByLabel('Mulai (WIB)');
    await start.focus();
    // The date 24/12/2090, without a time. The value of such a field is empty.
    await page.keyboard.type('24122090');
    expect(await start.inputValue()).toBe('');
    await form.getByRole('button', { name: '3 hari' }).click();
    await form.getByRole('button', { name: 'Simpan flash sale' }).click();
    expect(await errorAt(page, start)).toBe('Isi tanggal dan jam mulainya, atau kosongkan keduanya');
    expect(await isFocused(start)).toBe(true);
    expect(await read<Sale[]>(shop.server, '/api/flash-sales')).toHaveLength(before);

    await start.fill('');
    await form.getByRole('button', { name: 'Simpan flash sale' }).click();
    await page.getByText('Flash sale berhasil dibuat').waitFor();
    expect(await read<Sale[]>(shop.server, '/api/flash-sales')).toHaveLength(before + 1);
  });
});
