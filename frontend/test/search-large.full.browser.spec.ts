import { randomBytes } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { openHydrated, recordRequests } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import { addManyProducts } from './support/many-products.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari Produk' });
const field = (page: Page) => dialog(page).getByPlaceholder('Cari produk, kategori, atau deskripsi...');
const openDialog = async (page: Page): Promise<void> => {
  await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
  await field(page).waitFor();
};
const expectText = (page: Page, text: string) =>
  expect(dialog(page)).toContainText(text, { useInnerText: true });

test.describe('The search in a small catalog whose compressed product list is larger than 150 kB', () => {
  const shop = useShop();
  test.beforeAll(() => addManyProducts(shop.server, 60, () => randomBytes(3000).toString('hex')));

  test('queries the server instead of searching in the browser', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const requests = recordRequests(page);
    await openDialog(page);
    await field(page).fill('massal 10');
    await expectText(page, 'Ditemukan 1 produk');
    const searches = requests.filter((request) => request.includes('?q=massal'));
    // The search requests the matching products, and after their response the similar products.
    expect(searches.map((request) => request.includes('match=similar'))).toEqual([false, true]);
  });
});
