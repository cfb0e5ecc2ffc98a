import { expect, test, type Page } from '@playwright/test';
import { loginAsAdmin, type Admin } from './support/shop-api.js';
import { findOverflow } from './support/overflow.js';
import { ownerOf } from './support/panel.js';
import { openHydrated, rupiah, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const PHONES = [320, 360, 390].map((width) => ({ width, height: 640 }));
const NUMBER = '0812-3456-7890';
const bar = (page: Page) => page.locator('[data-bottom-bar]');
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  if (!found) throw new Error(`${selector} is not drawn`);
  return found;
};

test.describe('A product page on a phone', () => {
  const shop = useShop();
  let admin: Admin;

  test.beforeAll(async () => {
    admin = await loginAsAdmin(shop.server);
  });

  for (const price of [85_000, 13_000_000, 1_300_000_000, Number.MAX_SAFE_INTEGER])
    test.describe(`with the price ${price}`, () => {
      for (const discount of [0, 20])
        test(`shows the complete price and chat button in the bottom bar at a discount of ${discount}%%`, async () => {
          const { id } = await admin.addProduct({ price, whatsappNumber: NUMBER });
          const endDate = new Date(Date.now() + 86_400_000);
          if (discount) await admin.addSale({ productId: id, discountPercentage: discount, endDate });
          for (const viewport of PHONES) {
            // ownerOf ignores layout shifts: a price may wrap differently after the font has loaded.
            const { page } = await ownerOf(shop, { viewport });
            await openHydrated(page, `/product/${id}`);
            const shown = (await visibleText(bar(page))).replaceAll('\u00a0', ' ');
            if (discount) expect(shown).toContain(`20% OFF Harga semula ${rupiah(price)}`);
            else expect(shown).toContain(rupiah(price));
            expect([viewport, await findOverflow(page)]).toEqual([viewport, []]);

            await page.evaluate(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
            const imprint = await box(page, 'footer p:last-of-type >> nth=-1');
            expect(imprint.y + imprint.height).toBeLessThanOrEqual((await box(page, '[data-bottom-bar]')).y);
          }
        });
    });

  test('keeps the tooltip of the wishlist button on the screen', async () => {
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

  test('never has the wishlist button alone in its row', async () => {
    for (const whatsappNumber of [NUMBER, null]) {
      for (const shopeeLink of [null, 'https://shopee.co.id/etalase-uji']) {
        const { id } = await admin.addProduct({ whatsappNumber, shopeeLink });
        for (const width of [320, 390, 1440]) {
          const { page } = await shop.visitor({ viewport: { width, height: 800 } });
          await openHydrated(page, `/product/${id}`);
          const beside = await page.getByRole('button', { name: 'Simpan ke wishlist' }).evaluate((heart) => {
            const row = heart.getBoundingClientRect();
            return [...document.querySelectorAll('main a[href], main button, main input')].filter((other) => {
              const { top, bottom, width } = other.getBoundingClientRect();
              return other !== heart && width > 40 && top < row.bottom - 8 && bottom > row.top + 8;
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

  test('keeps its breadcrumb on one line without truncating the home and category links', async () => {
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
