import { expect, test, type Locator, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { inWib, wakeAfter } from './support/countdown.js';
import { loginToSales, type Sale } from './support/flash-sales.js';
import { loginAsAdmin, read, type Product } from './support/shop-api.js';
import { openHydrated, parseChatUrl, rupiah, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const NAME = 'Cetak Uji Diskon';
const PRICE = 12_350;
const HOUR_MS = 60 * 60 * 1000;
// Rp 12.350 less 33 % is Rp 8.274,5, which is rounded to a whole rupiah.
const SALE_PRICE = rupiah(8275);
const section = (page: Page) => page.getByRole('region', { name: 'Flash Sale' });

async function expectReduced(element: Locator): Promise<void> {
  expect(await visibleText(element)).toContain(SALE_PRICE);
  expect(await visibleText(element.locator('s').first())).toBe(rupiah(PRICE));
  const line = await element
    .locator('s')
    .first()
    .evaluate((s) => getComputedStyle(s).textDecorationLine);
  expect(line).toBe('line-through');
}

test.describe('A product on sale', () => {
  const shop = useShop();
  let product: Product;
  let endDate: Date;

  test.beforeAll(async () => {
    const admin = await loginAsAdmin(shop.server);
    product = await admin.addProduct({
      name: NAME,
      price: PRICE,
      category: 'printing',
      whatsappNumber: '0811 222 3333',
    });
    endDate = new Date(Date.now() + 3 * HOUR_MS);
    const sales = await loginToSales(shop.server);
    await sales.add({ productId: product.id, discountPercentage: 33, endDate });
  });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`is listed among the first three sales, with badge, both prices and end time, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport });
      const sales = await read<Sale[]>(shop.server, '/api/flash-sales');
      expect(sales.length).toBeGreaterThan(3);
      await openHydrated(page, '/');
      const cards = section(page).locator('article');
      expect(await cards.count()).toBe(3);
      for (const [index, sale] of sales.slice(0, 3).entries()) {
        const text = await visibleText(cards.nth(index));
        const reduced = Math.round((sale.product.price * (100 - sale.discountPercentage)) / 100);
        expect(text).toContain(sale.product.name);
        expect(text).toContain(`${sale.discountPercentage}% OFF`);
        expect(text).toContain(rupiah(reduced));
        expect(text).toContain(`Berakhir ${inWib(sale.endDate)}`);
        expect(await visibleText(cards.nth(index).locator('s'))).toBe(rupiah(sale.product.price));
      }
      // The sale from `beforeAll` ends first, so the first card shows this sale.
      await expectReduced(cards.first());
      await cards.first().getByRole('link').click();
      await page.waitForURL(`**/product/${product.id}`);
    });

  test('has the same reduced price on card, search result and page, and in the chat message', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const card = page.locator('#layanan article').filter({ hasText: NAME });
    await expectReduced(card);
    expect(await visibleText(card)).toContain('33% OFF');

    await page.getByRole('button', { name: 'Cari Produk' }).click();
    await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').fill(NAME);
    const row = page.getByRole('dialog').locator('li').filter({ hasText: NAME });
    await row.waitFor();
    await expectReduced(row);
    await row.getByRole('link').click();

    await page.waitForURL(`**/product/${product.id}`);
    const panel = page.locator('h1').locator('..');
    await expect(() => expectReduced(panel)).toPass();
    expect(await visibleText(panel)).toContain('33% OFF');
    expect(await visibleText(panel)).toContain(`Berakhir ${inWib(endDate.toISOString())}`);
    const chat = page.locator('main a[href^="https://wa.me/"]').filter({ visible: true });
    const { url, message } = parseChatUrl(await chat.getAttribute('href'));
    expect(url).toBe('https://wa.me/628112223333');
    expect(message.replaceAll('\u00a0', ' ')).toContain(SALE_PRICE);
    expect(message.replaceAll('\u00a0', ' ')).not.toContain(rupiah(PRICE));
  });

  test('has the reduced price on its category page and among similar services, without JavaScript', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/category/printing');
    await expectReduced(page.locator('main article').filter({ hasText: NAME }));
    await page.locator('main article').nth(1).getByRole('link').click();
    await page.waitForURL('**/product/*');
    await expectReduced(
      page.getByRole('region', { name: 'Layanan Serupa' }).locator('article').filter({ hasText: NAME }),
    );
  });

  test('has the badge and both prices on a service page', async () => {
    const { page } = await shop.visitor();
    await page.goto('/printing?tampil=24');
    const card = page.locator('#daftar article').filter({ hasText: NAME });
    await expectReduced(card);
    expect(await visibleText(card)).toContain('33% OFF');
  });

  for (const [event, tag] of firstIsCore(['visibilitychange', 'pageshow']))
    test.describe(`whose sale ended while the device slept, after the event ${event},${tag}`, () => {
      const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;
      const wake = (page: Page) => wakeAfter(page, A_YEAR_MS, event);

      test('disappears from the flash sale section, and shows its original price on the home page', async () => {
        const { page, problems } = await shop.visitor();
        await openHydrated(page, '/');
        await section(page).waitFor();
        await wake(page);
        await section(page).waitFor({ state: 'detached' });
        expect(await page.locator('#flash-sale').count()).toBe(1);
        expect(await page.locator('#layanan s').count()).toBe(0);
        expect(await visibleText(page.locator('#layanan article').filter({ hasText: NAME }))).toContain(
          rupiah(PRICE),
        );
        expect(problems.splice(0).every((problem) => problem.startsWith('layout shift'))).toBe(true);
      });

      test('shows its original price in the open search after the sale has ended', async () => {
        const { page } = await shop.visitor();
        await openHydrated(page, '/about');
        await page.getByRole('button', { name: 'Cari Produk' }).click();
        await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').fill(NAME);
        const row = page.getByRole('dialog').locator('li').filter({ hasText: NAME });
        await row.locator('s').waitFor();
        await wake(page);
        await row.locator('s').waitFor({ state: 'detached' });
        expect(await visibleText(row)).toContain(rupiah(PRICE));
      });

      for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
        test(`shows its original price without a badge on its page and in the chat message, ${viewport.width} px wide${tag}`, async () => {
          const { page, problems } = await shop.visitor({ viewport });
          await openHydrated(page, `/product/${product.id}`);
          const main = page.locator('main');
          expect(await visibleText(main)).toContain(SALE_PRICE);
          await wake(page);
          await expect(main).not.toContainText(SALE_PRICE, { useInnerText: true });
          expect(await visibleText(main)).not.toContain('33% OFF');
          const chats = await main.locator('a[href^="https://wa.me/628112223333"]').all();
          expect(chats.length).toBe(2);
          for (const chat of chats) {
            const message = parseChatUrl(await chat.getAttribute('href')).message.replaceAll('\u00a0', ' ');
            expect(message).toContain(rupiah(PRICE));
            expect(message).not.toContain(SALE_PRICE);
          }
          expect(problems.splice(0).every((problem) => problem.startsWith('layout shift'))).toBe(true);
        });
    });
});
