import { expect, test, type Page } from '@playwright/test';
import { choosePhotos, dialog, expectToast, FAILED_LOAD, ignoreProblems, ownerOf } from './support/panel.js';
import { login, photo } from './support/panel.js';
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
});
