import { expect, test, type Page } from '@playwright/test';
import {
  choosePhotos,
  dialog,
  expectAccessible,
  expectToast,
  FAILED_LOAD,
  ignoreProblems,
  ownerOf,
} from './support/panel.js';
import { login, photo } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { recordRequests, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const toast = (page: Page) => page.locator('[data-toast]');

test.describe('A failed save of a product', () => {
  const shop = useShop();

  test('keeps the typed values and uploads, and never shows an HTML error page', async () => {
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
    expect(await visibleText(toast(page))).toBe('Failed to create product');
    await page.unroute('**/api/products');
    await page.route('**/api/products', (route) => route.abort());
    await save.click();
    await expect(toast(page)).toContainText('Server tidak dapat dihubungi.', { useInnerText: true });
    await page.unroute('**/api/products');
    expect(await dialog(page).getByLabel('Nama produk').inputValue()).toBe('Belum jadi');

    // A double click must send only one request. Photos that are uploaded must not be uploaded again.
    const requests = recordRequests(page);
    await save.dblclick();
    await expectToast(page, 'Product created successfully');
    const creations = requests.filter(
      (request) => request.endsWith('/api/products') && request.startsWith('POST'),
    );
    expect(creations).toHaveLength(1);
    expect(requests.filter((request) => request.includes('/api/objects/'))).toEqual([]);
    ignoreProblems(owner, FAILED_LOAD);
  });

  test('offers to load or to overwrite the newer version after a version conflict @full', async () => {
    const owner = await ownerOf(shop);
    const { page } = owner;
    const product = await productNamed(shop.server, 'Mug Custom Foto');
    const saveElsewhere = async (price: number): Promise<void> =>
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
    const saveWithConflict = async (): Promise<void> => {
      await dialog(page).getByRole('button', { name: 'Simpan perubahan' }).click();
      await dialog(page).getByText('Belum tersimpan: data ini baru diubah di perangkat lain.').waitFor();
    };
    await edit.click();
    await dialog(page).getByLabel('Nama produk').fill('Mug Siang');
    await saveElsewhere(61_000);
    await saveWithConflict();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Muat versi terbaru' }).click();
    await expect(dialog(page).getByLabel('Harga')).toHaveValue('61.000');
    expect(await dialog(page).getByLabel('Nama produk').inputValue()).toBe(product.name);

    await dialog(page).getByLabel('Nama produk').fill('Mug Malam');
    await saveElsewhere(62_000);
    await saveWithConflict();
    await dialog(page).getByRole('button', { name: 'Simpan isian saya' }).click();
    await expectToast(page, 'Product updated successfully');
    // The form has the price of the version that it has loaded.
    expect(await productNamed(shop.server, 'Mug Malam')).toMatchObject({ price: 61_000 });
  });
});
