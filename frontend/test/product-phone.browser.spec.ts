import { expect, test } from '@playwright/test';
import { expectInBottomBar, PRICES } from './support/bottom-bar.js';
import { firstIsCore } from './support/core.js';
import { loginToSales } from './support/flash-sales.js';
import { loginAsAdmin, type Admin } from './support/shop-api.js';
import { findOverflow } from './support/overflow.js';
import { openHydrated, rupiah } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const NUMBER = '0812-3456-7890';

test.describe('A product page on a phone', () => {
  const shop = useShop();
  let admin: Admin;

  test.beforeAll(async () => {
    admin = await loginAsAdmin(shop.server);
  });

  for (const [price, tag] of firstIsCore(PRICES.toReversed()))
    test(`shows the complete price ${price} and the chat button in the bottom bar${tag}`, async () => {
      const { id } = await admin.addProduct({ price, whatsappNumber: NUMBER });
      await expectInBottomBar(shop, id, rupiah(price));
    });

  for (const [price, tag] of firstIsCore(PRICES.toReversed()))
    test(`shows the complete sale price of ${price} and the chat button in the bottom bar${tag}`, async () => {
      const { id } = await admin.addProduct({ price, whatsappNumber: NUMBER });
      const sales = await loginToSales(shop.server);
      const endDate = new Date(Date.now() + 86_400_000);
      await sales.add({ productId: id, discountPercentage: 20, endDate });
      await expectInBottomBar(shop, id, `20% OFF Harga semula ${rupiah(price)}`);
    });

  test('keeps the tooltip of the wishlist button within the screen @full', async () => {
    for (const whatsappNumber of [NUMBER, null]) {
      for (const shopeeLink of [null, 'https://shopee.co.id/etalase-uji']) {
        const { id } = await admin.addProduct({ whatsappNumber, shopeeLink });
        const { page } = await shop.visitor({ viewport: { width: 320, height: 640 } });
        await openHydrated(page, `/product/${id}`);
        await page.getByRole('button', { name: 'Simpan ke wishlist' }).focus();
        const tooltip = page.getByRole('tooltip', { name: 'Segera hadir' });
        await tooltip.waitFor();
        const { x, width } = (await tooltip.boundingBox()) ?? { x: -1, width: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(320);
      }
    }
  });

  test('never places the wishlist button alone in a row @full', async () => {
    for (const whatsappNumber of [NUMBER, null]) {
      for (const shopeeLink of [null, 'https://shopee.co.id/etalase-uji']) {
        const { id } = await admin.addProduct({ whatsappNumber, shopeeLink });
        for (const width of [320, 390, 1440]) {
          const { page } = await shop.visitor({ viewport: { width, height: 800 } });
          await openHydrated(page, `/product/${id}`);
          const beside = await page.getByRole('button', { name: 'Simpan ke wishlist' }).evaluate((button) => {
            const row = button.getBoundingClientRect();
            // Counts the controls that overlap the row of the button by more than 8 px.
            return [...document.querySelectorAll('main a[href], main button, main input')].filter((other) => {
              const { top, bottom, width } = other.getBoundingClientRect();
              return other !== button && width > 40 && top < row.bottom - 8 && bottom > row.top + 8;
            }).length;
          });
          expect([whatsappNumber, shopeeLink, width, beside > 0]).toEqual([
            whatsappNumber,
            shopeeLink,
            width,
            true,
          ]);
        }
      }
    }
  });

  test('keeps its breadcrumb on one line without truncating the home and category links @full', async () => {
    const name = 'Cetak Kalender Meja Duduk Custom Foto Sendiri Isi Tiga Belas Lembar dengan Kotak';
    const { id } = await admin.addProduct({ name, category: 'printing' });
    for (const width of [320, 360, 390, 1440]) {
      const { page } = await shop.visitor({ viewport: { width, height: 800 } });
      await openHydrated(page, `/product/${id}`);
      const trail = page.getByRole('navigation', { name: 'Anda di sini' });
      await expect(trail.locator('li')).toHaveCount(3);
      const tops = await trail
        .locator('li > *')
        .evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      const cut = await trail
        .locator('a')
        .evaluateAll((all) => all.filter((step) => step.scrollWidth > step.clientWidth).length);
      expect(cut).toBe(0);
      expect(await findOverflow(page)).toEqual([]);
    }
  });
});
