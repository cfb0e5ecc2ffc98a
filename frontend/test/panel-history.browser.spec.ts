import { expect, test } from '@playwright/test';
import { PHONE } from './support/browser.js';
import {
  ADMIN_PASSWORD,
  dialog,
  enterPassword,
  expectAccessible,
  expectToast,
  loaded,
  login,
  unfoldPart,
  openTab,
  ownerOf,
} from './support/panel.js';
import { read, type Product } from './support/shop-api.js';
import { rupiah, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

test.describe('The history of the panel', () => {
  const shop = useShop();

  test('shows and undoes an edit on a phone', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    const [product] = await read<Product[]>(shop.server, '/api/products?limit=1');
    if (!product) throw new Error('The shop has no product');
    const { name, price } = product;
    const newPrice = price + 5000;
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Ubah ${name}`, exact: true }) });

    await login(page);
    await row.getByRole('button', { name: `Ubah ${name}`, exact: true }).click();
    await dialog(page).getByLabel('Harga').fill(String(newPrice));
    await dialog(page).getByRole('button', { name: 'Simpan perubahan' }).click();
    await expectToast(page, 'Product updated successfully');

    await openTab(page, 'Pengaturan');
    await unfoldPart(page, 'Riwayat');
    const entry = page.getByRole('list', { name: 'Daftar perubahan' }).getByRole('listitem').first();
    await entry.getByText(`Produk "${name}" diubah`, { exact: true }).waitFor();
    expect(await visibleText(entry)).toContain(`${rupiah(price)} → ${rupiah(newPrice)}`);
    await expectAccessible(page);

    await entry.getByRole('button', { name: 'Urungkan' }).click();
    await dialog(page).getByRole('button', { name: 'Urungkan', exact: true }).click();
    await expectToast(page, 'Perubahan diurungkan');
    await entry.getByText(`Mengurungkan perubahan produk "${name}"`, { exact: true }).waitFor();

    await openTab(page, 'Produk');
    await expect(row).toContainText(rupiah(price), { useInnerText: true });

    await row.getByRole('button', { name: `Ubah ${name}`, exact: true }).click();
    await dialog(page).getByText('Riwayat', { exact: true }).click();
    await loaded(page);
    await dialog(page)
      .getByText(`Mengurungkan perubahan produk "${name}"`, { exact: true })
      .first()
      .waitFor();
    await expectAccessible(page);
  });

  test('opens from its own URL', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await page.goto('/admin#pengaturan?bagian=riwayat');
    await enterPassword(page, ADMIN_PASSWORD);
    await expect(page.locator('#riwayat > summary')).toBeFocused();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.getByRole('list', { name: 'Daftar perubahan' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#pengaturan?bagian=riwayat');
  });
});
