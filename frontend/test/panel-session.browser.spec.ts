import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  ADMIN_PASSWORD,
  choosePhotos,
  chosenPhotos,
  dialog,
  enterPassword,
  expectAccessible,
  expectToast,
  ownerOf,
  photo,
} from './support/panel.js';
import { login, unfoldPart, openTab } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const NEW_PASSWORD = 'kertas-dan-tinta';

const shop = useShop();

test.describe('The login', () => {
  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`has one password field, and is required again after a reload, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await ownerOf(shop, { viewport });
      await page.goto('/admin');
      await page.getByRole('heading', { name: 'Panel Admin', level: 1 }).waitFor();
      expect(await page.locator('input').count()).toBe(1);
      await expectAccessible(page);
      await enterPassword(page, 'bukan ini');
      await page.getByRole('alert').getByText('Kata sandi salah').waitFor();
      expect(await visibleText(page.getByRole('alert'))).toBe('Kata sandi salah');
      await expectAccessible(page);

      await page.route('**/api/admin/login', async (route) => {
        await new Promise((done) => setTimeout(done, 400));
        await route.continue();
      });
      await enterPassword(page, ADMIN_PASSWORD);
      await page.getByRole('button', { name: 'Memverifikasi...' }).waitFor();
      await page.getByRole('tab', { name: 'Produk' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin');

      await page.reload();
      await page.getByRole('button', { name: 'Masuk', exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      // Reads only the requests of this document, without late requests of the previous document.
      const requests = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => entry.name),
      );
      expect(requests.length).toBeGreaterThan(0);
      expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
    });
});

/** Reads the drafts that are stored on the device: their texts, and the number of drafts with photos. */
const draftsIn = (page: Page): Promise<{ readonly texts: string[]; readonly withPhotos: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('etalase-drafts');
        opening.onerror = () => reject(new Error('No database'));
        opening.onsuccess = () => {
          const drafts = opening.result.transaction('drafts').objectStore('drafts');
          const [keys, values] = [drafts.getAllKeys(), drafts.getAll()];
          values.onsuccess = () => {
            // The text of a draft has a key that begins with `text:`. The photos of a draft have a separate key.
            const isText = (_: unknown, at: number) => (keys.result[at] as string).startsWith('text:');
            const texts = (values.result as unknown[]).filter(isText).map((draft) => JSON.stringify(draft));
            resolve({ texts, withPhotos: keys.result.length - texts.length });
            opening.result.close();
          };
        };
      }),
  );

test.describe('Drafts in browser tabs', () => {
  test('a tab restores its own draft with photos after a reload, and the draft of a tab that was closed', async () => {
    const { page, context } = await ownerOf(shop, { viewport: PHONE });
    const typeProduct = async (tab: Page, name: string): Promise<void> => {
      await login(tab);
      await tab.getByRole('button', { name: 'Tambah Produk' }).click();
      await dialog(tab).getByLabel('Nama produk').fill(name);
    };
    await typeProduct(page, 'Spanduk Pasar Malam');
    await choosePhotos(page, [await photo('satu', '#D6006C'), await photo('dua', '#00A0D2')]);
    await dialog(page).getByLabel('Deskripsi').pressSequentially('Kain tebal');
    await expect(async () => {
      const { texts, withPhotos } = await draftsIn(page);
      expect(texts).toEqual([expect.stringContaining('Kain tebal')]);
      expect(withPhotos).toBe(1);
    }).toPass();

    const other = await context.newPage();
    await typeProduct(other, 'Undangan Kawin');
    await expect.poll(async () => (await draftsIn(other)).texts).toHaveLength(2);
    const offers = (tab: Page) => dialog(tab).getByRole('button', { name: /^Lanjutkan produk/u });
    expect(await offers(other).count()).toBe(0);

    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await enterPassword(page, ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await offers(page).waitFor();
    await expectAccessible(page);
    await offers(page).click();
    await expect.poll(() => chosenPhotos(page)).toEqual(['satu.png', 'dua.png']);
    const form = dialog(page);
    expect(await form.getByLabel('Nama produk').inputValue()).toBe('Spanduk Pasar Malam');
    expect(await form.getByLabel('Deskripsi').inputValue()).toBe('Kain tebal');
    await form.getByLabel('Harga').fill('50000');
    await form.getByLabel('Kategori').selectOption('printing');
    await form.getByRole('button', { name: 'Simpan produk' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect((await productNamed(shop.server, 'Spanduk Pasar Malam')).images).toHaveLength(2);
    await expect
      .poll(async () => (await draftsIn(page)).texts)
      .toEqual([expect.stringContaining('Undangan Kawin')]);

    await other.close();
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await offers(page).click();
    await expect(form.getByLabel('Nama produk')).toHaveValue('Undangan Kawin');
  });
});

test.describe('A session', () => {
  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`asks for the password when the session expires, and keeps the form, ${viewport.width} px wide${tag}`, async () => {
      const { page, context } = await ownerOf(shop, { viewport });
      await login(page);
      await openTab(page, 'Kategori');
      await page.getByRole('button', { name: 'Ubah Merchandise' }).click();
      const form = page.locator('[role=dialog]').first();
      const description = `Diisi sebelum sesi berakhir, ${viewport.width}`;
      await form.getByLabel('Deskripsi').fill(description);
      await context.clearCookies();
      await form.getByRole('button', { name: 'Simpan perubahan' }).click();
      await page.getByRole('heading', { name: 'Masuk lagi' }).waitFor();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { name: 'Masuk lagi' }).waitFor();
      await enterPassword(page, ADMIN_PASSWORD);
      await expectToast(page, 'Anda sudah masuk lagi');
      expect(await form.getByLabel('Deskripsi').inputValue()).toBe(description);
      await form.getByRole('button', { name: 'Simpan perubahan' }).click();
      await expectToast(page, 'Kategori berhasil diupdate');
      await expect(page.getByText(description)).toHaveCount(1);
    });

  test("is ended on the server by the button 'Keluar'", async () => {
    const { page, context } = await ownerOf(shop);
    await login(page);
    const before = await context.cookies();
    await page.getByRole('button', { name: 'Keluar' }).click();
    await page.getByRole('button', { name: 'Masuk', exact: true }).waitFor();
    const cookie = before.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await fetch(`${shop.url}/api/admin/session`, { headers: { Cookie: cookie } });
    expect(response.status).toBe(401);
  });

  test('asks for confirmation before a tab, a dialog or the page with unsaved changes is left', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await openTab(page, 'Konten');
    const title = page.getByLabel('Judul', { exact: true });
    await title.fill('Belum disimpan');
    await page.getByRole('tab', { name: 'Produk' }).click();
    await dialog(page).getByRole('button', { name: 'Lanjut mengisi' }).click();
    expect(await title.inputValue()).toBe('Belum disimpan');
    const opened = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const beforeUnloadDialog = await opened;
    expect(beforeUnloadDialog.type()).toBe('beforeunload');
    await beforeUnloadDialog.dismiss();
    await page.getByRole('tab', { name: 'Produk' }).click();
    const discard = dialog(page).getByRole('button', { name: 'Buang perubahan' });
    await discard.click();
    await page.getByRole('heading', { name: 'Produk', level: 2 }).waitFor();

    const add = page.getByRole('button', { name: 'Tambah Produk' });
    await add.click();
    await dialog(page).getByLabel('Nama produk').fill('Setengah jadi');
    await page.keyboard.press('Escape');
    await discard.waitFor();
    await page.keyboard.press('Escape');
    await discard.waitFor({ state: 'detached' });
    expect(await dialog(page).getByLabel('Nama produk').inputValue()).toBe('Setengah jadi');
    await page.keyboard.press('Escape');
    await discard.click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  // This test is the last, because it changes the password.
  test('continues after a password change, which ends all other sessions', async () => {
    const [owner, other] = await Promise.all([ownerOf(shop), ownerOf(shop, { viewport: PHONE })]);
    const { page } = owner;
    await login(page);
    await login(other.page);
    await openTab(page, 'Pengaturan');
    await unfoldPart(page, 'Kata sandi');
    const change = async (current: string, next: string): Promise<void> => {
      await page.getByLabel('Kata sandi lama').fill(current);
      await page.getByLabel('Kata sandi baru', { exact: true }).fill(next);
      await page.getByLabel('Konfirmasi kata sandi baru').fill(next);
      await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
    };
    await change(ADMIN_PASSWORD, 'abc');
    await page.getByText('Kata sandi baru harus minimal 6 karakter').waitFor();
    await expectAccessible(page);
    await change('bukan ini', NEW_PASSWORD);
    await expectToast(page, 'Gagal mengubah kata sandi', 'Kata sandi lama salah');
    expect(await page.getByLabel('Kata sandi baru', { exact: true }).inputValue()).toBe(NEW_PASSWORD);
    await change(ADMIN_PASSWORD, NEW_PASSWORD);
    await expectToast(page, 'Kata sandi berhasil diubah');

    await page.getByRole('tab', { name: 'Kategori' }).click();
    await page.getByText('/category/merchandise').waitFor();
    // The settings are not loaded yet, so opening them sends a request, and the request finds the expired session. The
    // categories would come from the cache, because the products' filter has loaded them.
    await other.page.getByRole('tab', { name: 'Pengaturan' }).click();
    await other.page.getByRole('heading', { name: 'Masuk lagi' }).waitFor();
    await enterPassword(other.page, ADMIN_PASSWORD);
    await other.page.getByRole('alert').getByText('Kata sandi salah').waitFor();
    await enterPassword(other.page, NEW_PASSWORD);
    await expect(dialog(other.page)).toHaveCount(0);
  });
});
