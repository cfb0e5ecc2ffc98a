import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  choosePhotos,
  chosenPhotos,
  dialog,
  expectAccessible,
  expectToast,
  ownerOf,
  untilDialogShown,
} from './support/panel.js';
import { loaded, login, openTab, photo } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import { TABS } from './tabs.js';

for (const [{ screen, viewport }, tag] of firstIsCore([
  { screen: 'phone', viewport: PHONE },
  { screen: 'desktop', viewport: DESKTOP },
]))
  test.describe(`The panel on a ${screen}${tag}`, () => {
    const shop = useShop();
    const category = `Undangan ${screen}`;
    const name = `Undangan Kertas Daur Ulang ${screen}`;
    const row = (page: Page) => page.getByRole('listitem').filter({ hasText: name });

    test('creates a category and a product with three photos, then hides and deletes the product', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      const { page: visitor } = await shop.visitor();
      await login(page);

      await openTab(page, 'Kategori');
      await page.getByRole('button', { name: 'Tambah Kategori' }).click();
      await dialog(page).getByLabel('Nama kategori').fill(category);
      expect(await dialog(page).getByLabel('Slug').inputValue()).toBe(`undangan-${screen}`);
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Simpan kategori' }).click();
      await expectToast(page, 'Kategori berhasil dibuat');

      await openTab(page, 'Produk');
      await page.getByRole('button', { name: 'Tambah Produk' }).click();
      const form = dialog(page);
      await form.getByLabel('Nama produk').fill(name);
      await form.getByLabel('Deskripsi').fill('Dicetak di kertas 300 gsm.');
      await form.getByLabel('Harga').pressSequentially('150000');
      await form.getByLabel('Harga').blur();
      expect(await form.getByLabel('Harga').inputValue()).toBe('150.000');
      await form.getByLabel('Kategori').selectOption({ label: category });
      expect(await form.getByLabel('Nomor WhatsApp').inputValue()).toBe('6280000000000');
      await form.getByLabel('Nomor WhatsApp').fill('+81 90 1234 5678');
      await form.getByText('Nomor ini di luar Indonesia.').waitFor();
      await choosePhotos(page, [
        await photo('satu', '#D6006C'),
        await photo('dua', '#00A0D2'),
        await photo('tiga', '#FFD400'),
      ]);
      await form.getByRole('button', { name: 'Geser foto 3 ke depan' }).press('Enter');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => chosenPhotos(page)).toEqual(['tiga.png', 'satu.png', 'dua.png']);
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Simpan produk' }).click();
      await expectToast(page, 'Upload berhasil', '3 foto berhasil diunggah');
      await expectToast(page, 'Product created successfully');
      expect(await dialog(page).count()).toBe(0);

      const made = await productNamed(shop.server, name);
      expect(made).toMatchObject({ price: 150_000, category: `undangan-${screen}`, isNew: false });
      expect(made.images).toHaveLength(3);
      // The name of a published image contains the main color of the image. The first image is yellow.
      expect(made.images[0]).toMatch(/-f[0-9a-f]d[0-9a-f]0[0-9a-f]\.jpg$/u);
      await openHydrated(visitor, `/product/${made.id}`);
      expect(await visibleText(visitor.locator('h1'))).toBe(name);

      await row(page)
        .getByRole('button', { name: `Ubah ${name}` })
        .click();
      await dialog(page).getByLabel('Harga').fill('Rp 200.000');
      await dialog(page).getByRole('checkbox', { name: 'Tandai sebagai Baru' }).check();
      await dialog(page).getByRole('button', { name: 'Geser foto 1 ke belakang' }).press('ArrowRight');
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Simpan perubahan' }).click();
      await expectToast(page, 'Product updated successfully');
      const changed = await productNamed(shop.server, name);
      expect(changed).toMatchObject({ price: 200_000, isNew: true });
      expect(changed.images).toEqual([made.images[1], made.images[0], made.images[2]]);

      await row(page).getByRole('switch').click();
      await expectToast(page, 'Product updated successfully');
      await expect.poll(async () => (await visitor.goto(`/product/${made.id}`))?.status()).toBe(404);

      await row(page)
        .getByRole('button', { name: `Hapus ${name}` })
        .click();
      expect(await visibleText(dialog(page))).toContain('Are you sure you want to delete this product?');
      await untilDialogShown(page);
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Hapus' }).click();
      await expectToast(page, 'Product deleted successfully');
      await expect(row(page)).toHaveCount(0);
    });

    test('opens all six tabs by keyboard, each without accessibility violations', async () => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      await page.getByRole('tab', { name: 'Produk' }).focus();
      for (const [index, tab] of TABS.entries()) {
        if (index > 0) await page.keyboard.press('ArrowRight');
        await page.getByRole('heading', { name: tab, level: 2 }).waitFor();
        await loaded(page);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(tab);
        expect(await visibleText(page.getByRole('tab', { selected: true }))).toBe(tab);
        await expectAccessible(page);
      }
      await page.keyboard.press('Home');
      // The tab is selected shortly after it gets focus.
      await page.getByRole('tab', { name: 'Produk', selected: true }).waitFor();
    });
  });
