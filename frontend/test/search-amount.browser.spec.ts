import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const calculator = (page: Page) => page.getByRole('form', { name: 'Hitung harga' });
const similar = (page: Page) =>
  page.getByRole('region', { name: 'Mungkin yang Anda cari' }).getByRole('link');

test.describe('A row of similar products', () => {
  const shop = useSharedShop();

  test('leads to a calculator with the searched size, which asks for its unit', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await openHydrated(page, '/?cari=spanduk%203x1');
    await similar(page).filter({ hasText: 'Spanduk Flexi' }).click();
    await expect(calculator(page).getByLabel('Lebar (cm)')).toHaveValue('3');
    await expect(page).toHaveURL(/\/product\/[\da-f-]{36}$/u);
    await expect(calculator(page)).not.toContainText('Total');
    await calculator(page).getByRole('button', { name: '3 × 1 meter' }).click();
    await expect(calculator(page)).toContainText('Total');
  });

  test('leads to a searched quantity also without a touch of the page, and only once', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await page.goto('/?cari=brosur%20500');
    const path = (await similar(page).first().getAttribute('href')) ?? '';
    expect(path).toMatch(/\?hitung=500$/u);
    await page.goto(path);
    const total = calculator(page).getByText(/^Total/u);
    await total.waitFor();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?hitung=500', '')}$`, 'u'));
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).not.toContain('hitung');
    await openHydrated(page, path.replace('?hitung=500', ''));
    await expect(total).toHaveCount(0);
  });
});
