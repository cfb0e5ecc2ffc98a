import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import {
  choosePhotos,
  dialog,
  expectSound,
  expectToast,
  FAILED_LOAD,
  forgive,
  ownerOf,
} from './support/panel.js';
import { login, openTab, photo } from './support/panel.js';
import { loginAsAdmin, productNamed } from './support/shop-api.js';
import { eventually, recordRequests, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const toast = (page: Page) => page.locator('[data-toast]');

describe('When saving goes wrong', () => {
  const shop = useShop();

  it('the form stays as it was, and nobody reads what a proxy wrote', async () => {
    const owner = await ownerOf(shop);
    const { page } = owner;
    await login(page);
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    await dialog(page).getByLabel('Nama produk').fill('Belum jadi');
    await dialog(page).getByLabel('Deskripsi').fill('Masih dicoba.');
    await dialog(page).getByLabel('Harga').fill('10000');
    await dialog(page).getByLabel('Kategori').selectOption('printing');
    await choosePhotos(page, [await photo('satu', '#D6006C')]);
    const save = dialog(page).getByRole('button', { name: 'Simpan produk' });

    await page.route('**/api/products', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<html>Bad Gateway</html>' }),
    );
    await save.click();
    await expectToast(page, 'Failed to create product');
    expect(await words(toast(page))).toBe('Failed to create product');
    await page.unroute('**/api/products');
    await page.route('**/api/products', (route) => route.abort());
    await save.click();
    await eventually(async () => expect(await words(toast(page))).toContain('Server tidak dapat dihubungi.'));
    await page.unroute('**/api/products');
    expect(await dialog(page).getByLabel('Nama produk').inputValue()).toBe('Belum jadi');

    // A double click is one click, and what was uploaded is not uploaded again.
    const asked = recordRequests(page);
    await save.dblclick();
    await expectToast(page, 'Product created successfully');
    const made = asked.filter((request) => request.endsWith('/api/products') && request.startsWith('POST'));
    expect(made).toHaveLength(1);
    expect(asked.filter((request) => request.includes('/api/objects/'))).toEqual([]);
    forgive(owner, FAILED_LOAD);
  });

  it('an edit that somebody else overtook has two ways forward', async () => {
    const owner = await ownerOf(shop);
    const { page } = owner;
    const product = await productNamed(shop.server, 'Mug Custom Foto');
    const overtake = async (price: number): Promise<void> =>
      page.evaluate(
        async ([id, changed]) => {
          const { isActive: _, ...rest } = (await (await fetch(`/api/products/${id}`)).json()) as Record<
            string,
            unknown
          >;
          await fetch(`/api/products/${id}`, {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ ...rest, price: changed }),
          });
        },
        [product.id, price] as const,
      );
    await login(page);
    await page.getByLabel('Cari nama produk').fill(product.name);
    const edit = page.getByRole('button', { name: `Ubah ${product.name}` });
    const saveAndMeet = async (): Promise<void> => {
      await dialog(page).getByRole('button', { name: 'Simpan perubahan' }).click();
      await dialog(page).getByText('Data ini sudah diubah di tempat lain sejak Anda membukanya.').waitFor();
    };
    await edit.click();
    await dialog(page).getByLabel('Nama produk').fill('Mug Siang');
    await overtake(61_000);
    await saveAndMeet();
    await expectSound(page);
    await dialog(page).getByRole('button', { name: 'Muat versi terbaru' }).click();
    await eventually(async () => expect(await dialog(page).getByLabel('Harga').inputValue()).toBe('61.000'));
    expect(await dialog(page).getByLabel('Nama produk').inputValue()).toBe(product.name);

    await dialog(page).getByLabel('Nama produk').fill('Mug Malam');
    await overtake(62_000);
    await saveAndMeet();
    await dialog(page).getByRole('button', { name: 'Simpan isian saya' }).click();
    await expectToast(page, 'Product updated successfully');
    expect(await productNamed(shop.server, 'Mug Malam')).toMatchObject({ price: 61_000 });
  });

  it("says the server's own sentence: a slug that is taken, a sale that overlaps", async () => {
    const { page } = await ownerOf(shop);
    const admin = await loginAsAdmin(shop.server);
    const product = await admin.addProduct({ name: 'Produk Berdiskon' });
    const endDate = new Date(Date.now() + 86_400_000);
    await admin.addSale({ productId: product.id, discountPercentage: 10, endDate });
    await login(page);
    await openTab(page, 'Kategori');
    await page.getByRole('button', { name: 'Tambah Kategori' }).click();
    await dialog(page).getByLabel('Nama kategori').fill('Printing');
    await dialog(page).getByRole('button', { name: 'Simpan kategori' }).click();
    await expectToast(page, 'Gagal membuat kategori');
    expect(await words(toast(page))).toMatch(/slug/iu);
    await page.keyboard.press('Escape');
    await dialog(page).getByRole('button', { name: 'Buang perubahan' }).click();

    await openTab(page, 'Flash Sales');
    await page.getByRole('button', { name: 'Tambah Flash Sale' }).click();
    await dialog(page).getByRole('combobox').fill('Produk Berdiskon');
    await dialog(page).getByRole('option', { name: 'Produk Berdiskon' }).click();
    await dialog(page).getByLabel('Diskon (persen)').fill('20');
    await dialog(page).getByRole('button', { name: '6 jam' }).click();
    await dialog(page).getByRole('button', { name: 'Simpan flash sale' }).click();
    await expectToast(page, 'Gagal membuat flash sale');
    expect((await words(toast(page))).length).toBeGreaterThan('Gagal membuat flash sale'.length);
    expect(await dialog(page).getByLabel('Diskon (persen)').inputValue()).toBe('20');
  });

  it('times are WIB, whatever zone the browser is in', async () => {
    const { page } = await ownerOf(shop, { timezone: 'America/New_York' });
    await login(page);
    await openTab(page, 'Flash Sales');
    await page.getByRole('button', { name: 'Tambah Flash Sale' }).click();
    await dialog(page).getByLabel('Berakhir (WIB)').fill('2030-01-01T00:30');
    await dialog(page).getByText('Selasa, 1 Januari 2030 pukul 00.30 WIB').waitFor();
    await dialog(page).getByRole('combobox').fill('Poster Acara A2');
    await dialog(page).getByRole('option', { name: 'Poster Acara A2' }).click();
    await dialog(page).getByLabel('Diskon (persen)').fill('5');
    const sent = page.waitForRequest(
      (request) => request.url().endsWith('/api/flash-sales') && request.method() === 'POST',
    );
    await dialog(page).getByRole('button', { name: 'Simpan flash sale' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      endDate: '2029-12-31T17:30:00.000Z',
      startDate: null,
    });
    await page.getByText('Berakhir Selasa, 1 Januari 2030 pukul 00.30 WIB').waitFor();
  });
});
