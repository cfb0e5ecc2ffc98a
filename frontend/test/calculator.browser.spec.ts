import { expect, test } from '@playwright/test';
import { loginAsAdmin } from './support/shop-api.js';
import {
  openHydrated,
  parseChatUrl,
  recordRequests,
  visibleText,
  waitUntilHydrated,
} from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };

test.describe('The calculator of a product', () => {
  const shop = useShop();

  test('sums up an order, asks for it in the chat and copies it', async () => {
    const list = lists.find(({ product }) => product === 'Spanduk per Meter Persegi');
    const product = {
      name: list?.product ?? '',
      price: list?.price ?? 0,
      pricing: list?.pricing,
      whatsappNumber: '0812-3456-7890',
    };
    const { id } = await (await loginAsAdmin(shop.server)).addProduct(product);
    const { page, context } = await shop.visitor();
    const requests = recordRequests(page);
    const isCalculation = (request: string) => /\/calculation-[^/]*\.js$/u.test(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openHydrated(page, '/category/design');
    const main = page.locator('main');
    await main.getByRole('link', { name: product.name }).click();
    const calculator = main.getByRole('form', { name: 'Hitung harga' });
    await calculator.waitFor();
    const chats = main.locator('a[href^="https://wa.me/"]').filter({ visible: true });
    const ask = main.getByRole('link', { name: 'Tanyakan hitungan ini' });
    expect(await chats.count()).toBe(1);
    expect(await ask.count()).toBe(0);
    expect(await main.getByRole('button', { name: 'Salin' }).count()).toBe(0);
    const groups = await main
      .getByRole('radio')
      .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('name')));
    expect([groups.length, new Set(groups).size]).toEqual([3, 1]);
    expect(await main.getByRole('spinbutton').count()).toBe(1);

    const order = parseChatUrl(await chats.getAttribute('href')).message;
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isCalculation)).toEqual([]);
    await calculator.getByLabel('Lebar (cm)').focus();
    await expect.poll(() => requests.filter(isCalculation)).toHaveLength(1);
    await calculator.getByLabel('Lebar (cm)').fill('300');
    expect(await ask.count()).toBe(0);
    await calculator.getByLabel('Tinggi (cm)').fill('100');
    await calculator.getByLabel(/^Mata ayam/u).fill('8');
    await calculator.getByLabel(/^Lipat tepi/u).check();
    await expect(calculator.getByText('Total Rp 83.000')).toBeVisible();
    // 'Lipat tepi' is free, so it changes only the message.
    await expect(ask).toHaveAttribute('href', /Lipat%20tepi/u);
    expect(await visibleText(calculator.getByRole('status').first())).toBe(
      'Rp 25.000 / m² Total Rp 83.000 Tambah 7 m²: Rp 22.500 / m²',
    );
    const message = [
      'Halo, saya ingin menanyakan hitungan ini:',
      'Spanduk per Meter Persegi, Flexi 280 gsm',
      '300 × 100 cm × 1',
      '3 m² × Rp 25.000 = Rp 75.000',
      'Mata ayam × 8 = Rp 8.000',
      'Lipat tepi = Rp 0',
      'Total Rp 83.000',
      `${shop.url}/product/${id}`,
    ].join('\n');
    const asked = parseChatUrl(await ask.getAttribute('href'));
    expect(asked.url).toBe('https://wa.me/6281234567890');
    expect(asked.message.replaceAll('\u00a0', ' ')).toBe(message);
    await main.getByRole('button', { name: 'Salin' }).click();
    await expect(main.getByRole('button', { name: 'Tersalin' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\u00a0', ' ')).toBe(message);
    expect(await main.getByRole('spinbutton').inputValue()).toBe('1');
    expect(parseChatUrl(await chats.first().getAttribute('href')).message).toBe(order);

    await page.reload();
    await calculator.getByLabel('Lebar (cm)').fill('300');
    await calculator.getByLabel('Tinggi (cm)').fill('100');
    await waitUntilHydrated(page);
    await expect(calculator.getByText('Total Rp 75.000')).toBeVisible();

    const typed = Promise.withResolvers<void>();
    await page.route(/\/calculation-/u, async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.reload();
    await calculator.getByLabel('Lebar (cm)').fill('300');
    await waitUntilHydrated(page);
    await calculator.getByLabel('Tinggi (cm)').fill('100');
    typed.resolve();
    await expect(calculator.getByText('Total Rp 75.000')).toBeVisible();
  });
});
