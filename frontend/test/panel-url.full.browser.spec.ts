import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { addManyProducts } from './support/many-products.js';
import { ADMIN_PASSWORD, dialog, enterPassword, login, openTab, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';

const tabHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const fragment = (page: Page) => new URL(page.url()).hash;
const expectFragment = (page: Page, expected: string) => expect.poll(() => fragment(page)).toBe(expected);

test.describe('The URL of the panel', () => {
  const shop = useShop();

  for (const viewport of [PHONE, DESKTOP])
    test(`contains the open tab, which is shown again after a reload and login, ${viewport.width} px wide`, async () => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      // The first tab needs no fragment.
      expect(fragment(page)).toBe('');
      await openTab(page, 'Kategori');
      await expectFragment(page, '#kategori');
      await page.reload();
      await enterPassword(page, ADMIN_PASSWORD);
      await tabHeading(page, 'Kategori').waitFor();
      expect(new URL(page.url()).search).toBe('');
    });

  test('selects the matching tab on Back and Forward', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Kategori');
    await openTab(page, 'Konten');
    await page.goBack();
    await tabHeading(page, 'Kategori').waitFor();
    await page.goBack();
    await tabHeading(page, 'Produk').waitFor();
    await page.goForward();
    await tabHeading(page, 'Kategori').waitFor();
    expect(fragment(page)).toBe('#kategori');
  });

  test('contains search text and page number of the product list, which Back restores', async () => {
    // A page of the list has 25 products.
    await addManyProducts(shop.server, 60);
    const { page } = await ownerOf(shop);
    await login(page);
    await page.getByRole('searchbox', { name: 'Cari nama produk' }).fill('massal');
    await expectFragment(page, '#produk?cari=massal');
    await page
      .getByRole('navigation', { name: 'Halaman daftar' })
      .getByRole('button', { name: 'Berikutnya' })
      .click();
    await expectFragment(page, '#produk?cari=massal&halaman=2');
    await openTab(page, 'Kategori');
    await page.goBack();
    await tabHeading(page, 'Produk').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Cari nama produk' }).inputValue()).toBe('massal');
    expect(await page.getByLabel('Halaman', { exact: true }).inputValue()).toBe('2');
    await page.goBack();
    await expectFragment(page, '#produk?cari=massal');
    await expect(page.getByLabel('Halaman', { exact: true })).toHaveValue('1');
  });

  test('stays the same on Back when the owner chooses to keep unsaved changes', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Kategori');
    await openTab(page, 'Konten');
    const title = page.getByLabel('Judul', { exact: true });
    await title.fill('Belum disimpan');
    await page.goBack();
    await dialog(page).getByRole('button', { name: 'Lanjut mengisi' }).click();
    expect(await title.inputValue()).toBe('Belum disimpan');
    await expectFragment(page, '#konten');
    await page.goBack();
    await dialog(page).getByRole('button', { name: 'Buang perubahan' }).click();
    await tabHeading(page, 'Kategori').waitFor();
    await expectFragment(page, '#kategori');
  });

  test('changes on Back while a dialog is open, and the dialog closes', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Kategori');
    await page.getByRole('button', { name: 'Tambah Kategori' }).click();
    await dialog(page).getByLabel('Nama kategori').waitFor();
    await page.goBack();
    await tabHeading(page, 'Produk').waitFor();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
