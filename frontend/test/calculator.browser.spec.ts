import { expect, test } from '@playwright/test';
import { axeViolations, PHONE } from './support/browser.js';
import { findOverflow } from './support/overflow.js';
import { ignoreProblems } from './support/panel.js';
import { loginAsAdmin } from './support/shop-api.js';
import {
  eventually,
  openHydrated,
  parseChatUrl,
  recordRequests,
  visibleText,
  visibleTexts,
  waitUntilHydrated,
} from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };
import table from './price-lists/orders.json' with { type: 'json' };

const whatsappNumber = '0812-3456-7890';
const pricings = new Map<string, { readonly variants: readonly object[]; readonly leadTime: string | null }>([
  ...Object.entries(table.lists),
  ...lists.map(({ product, pricing }) => [product, pricing] as const),
]);

function productOf(name: string) {
  const pricing = pricings.get(name);
  const tiers = pricing?.variants.flatMap((variant) => (variant as { tiers: { price: number }[] }).tiers);
  return { name, pricing, price: Math.min(...(tiers ?? []).map(({ price }) => price)), whatsappNumber };
}

test.describe('The calculator of a product', () => {
  const shop = useShop();

  test('sums up an order, asks for it in the chat and copies it', async () => {
    const product = productOf('Spanduk per Meter Persegi');
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
    const ask = main.getByRole('link', { name: 'Pesan dengan hitungan ini' }).first();
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
      '300 × 100 cm = 3 m² Rp 25.000 / m² Total Rp 83.000 Waktu pengerjaan: Bisa ditunggu sampai 5 m² Tambah 7 m²: semua jadi Rp 22.500 / m²',
    );
    const message = [
      'Halo, saya ingin menanyakan hitungan ini:',
      'Spanduk per Meter Persegi, Flexi 280 gsm',
      '300 × 100 cm × 1',
      '3 m² × Rp 25.000 = Rp 75.000',
      'Mata ayam × 8 = Rp 8.000',
      'Lipat tepi = gratis',
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

    // What was typed and left before hydration is asked about, too.
    await page.reload();
    await calculator.getByLabel('Lebar (cm)').focus();
    for (const key of ['3', 'Tab', '1', 'Tab']) await page.keyboard.press(key);
    await waitUntilHydrated(page);
    await expect(calculator.getByRole('button', { name: '3 × 1 meter' })).toBeVisible();
    await calculator.getByLabel('Tinggi (cm)').fill('');
    await calculator.getByLabel('Lebar (cm)').fill('4x2');
    await expect(calculator.getByText('Sudah selesai? Ketuk di luar kotak.')).toBeVisible();
    await page.keyboard.press('Enter');
    await calculator.getByRole('button', { name: '4 × 2 meter' }).click();
    await expect(calculator.getByLabel('Tinggi (m)')).toHaveValue('2');
  });

  test('asks once what a number means, and the bar of a phone carries the sum while it stands', async () => {
    const admin = await loginAsAdmin(shop.server);
    const { id } = await admin.addProduct(productOf('Kartu Nama Berlembar'));
    const { page } = await shop.visitor({ viewport: { width: 320, height: 640 } });
    await openHydrated(page, `/product/${id}`);
    const form = page.getByRole('form', { name: 'Hitung harga' });
    const bar = page.locator('[data-bottom-bar]');
    const shown = async () => [await visibleText(bar), await bar.getByRole('link').getAttribute('href')];
    const before = await shown();
    const quantity = form.locator('[name=banyaknya]');
    await quantity.fill('500');
    await expect(form.getByText('Maksudnya 500 lembar (5 kotak) atau 500 kotak?')).toBeVisible();
    expect(await shown()).toEqual(before);
    expect(await axeViolations(page)).toEqual([]);
    await form.getByRole('button', { name: '500 lembar (5 kotak)' }).click();
    await expect(bar).toHaveText(
      /^Total Rp\s187\.500 ?5 kotak isi 100 \(500 lembar\) ?Pesan dengan hitungan ini/u,
    );
    expect(await form.getByLabel('Banyaknya (lembar, kelipatan 100)').inputValue()).toBe('500');
    await expect(form.getByText('Maksudnya')).toHaveCount(0);
    const link = page.getByRole('link', { name: 'Pesan dengan hitungan ini' });
    expect(parseChatUrl(await link.getAttribute('href')).message).toContain('Total Rp');
    expect(await axeViolations(page)).toEqual([]);
    const copy = form.getByRole('button', { name: 'Salin' });
    await copy.focus();
    const [button, edge] = [await copy.boundingBox(), await bar.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

    await page.locator('footer').getByRole('link', { name: 'FAQ' }).first().click();
    await page.waitForURL('**/faq');
    await page.goBack();
    await expect(bar).toContainText('Pesan dengan hitungan ini');
    await expect(form.getByLabel('Banyaknya (lembar, kelipatan 100)')).toHaveValue('500');
    await quantity.pressSequentially('x');
    await expect(quantity).toHaveAttribute('aria-invalid', 'true');
    await expect(quantity).toHaveAccessibleDescription('Banyaknya: isi dengan angka bulat, misalnya 100.');
    expect(await shown()).toEqual(before);
  });

  const orders = Map.groupBy(table.orders, ({ product }) => product);
  for (const [name, situations] of orders)
    test(`of ${name} says what the table does on every screen @full`, async () => {
      const admin = await loginAsAdmin(shop.server);
      const { id } = await admin.addProduct(productOf(name));
      const visitor = await shop.visitor({ viewport: PHONE });
      const { page } = visitor;
      // The width of the page changes.
      ignoreProblems(visitor, /^layout shift/u);
      const form = page.getByRole('form', { name: 'Hitung harga' });
      const bar = page.locator('[data-bottom-bar]');
      const leadTime = pricings.get(name)?.leadTime;
      for (const {
        enter,
        press = [],
        lines,
        hints = [],
        choices = [],
        total,
        amount,
        message,
      } of situations) {
        await openHydrated(page, `/product/${id}`);
        for (const [field, value] of Object.entries(enter).reverse()) {
          const control = form.locator(`[name=${field}]`);
          if (field === 'pilihan') await control.selectOption(value);
          else if ((await control.count()) === 0)
            await form
              .getByRole('button', { name: new RegExp(`^${Number(value).toLocaleString('id-ID')} `, 'u') })
              .click();
          else if ((await control.getAttribute('type')) === 'checkbox') await control.check();
          else await control.fill(value);
        }
        await form.getByRole('heading').click();
        for (const label of press) await form.getByRole('button', { name: label, exact: true }).click();
        const afterTotal = leadTime ? [`Waktu pengerjaan: ${leadTime}`] : [];
        const said = [...lines, ...(total ? [total, ...afterTotal] : []), ...hints];
        const buttons = form.locator('[aria-labelledby] > button:not([aria-pressed])');
        for (const width of [320, 390, 1366]) {
          await page.setViewportSize({ width, height: 800 });
          await eventually(async () =>
            expect({
              said: await visibleTexts(form.getByRole('status').first().locator('> *')),
              buttons: await visibleTexts(buttons),
              // On a laptop it depends on the scroll position.
              bar: width < 768 && (await visibleText(bar)).startsWith(`${total} ${amount} `),
              overflow: await findOverflow(page),
            }).toEqual({ said, buttons: choices, bar: total !== undefined && width < 768, overflow: [] }),
          );
        }
        if (!message) continue;
        const href = await page
          .getByRole('link', { name: 'Pesan dengan hitungan ini' })
          .first()
          .getAttribute('href');
        expect(parseChatUrl(href).message.replaceAll('\u00a0', ' ').split('\n').slice(1, -1)).toEqual(
          message,
        );
      }
    });
});
