import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { loginAsAdmin, type Product } from './support/shop-api.js';
import { openHydrated, rupiah, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const LISTING = 'https://shopee.co.id/etalase-uji';
const buttons = (page: Page) => ({
  chat: page.locator('main a[href^="https://wa.me/"]').filter({ visible: true }),
  listing: page.locator(`main a[href="${LISTING}"]`).filter({ visible: true }),
  contact: page.locator('main').getByRole('link', { name: 'Hubungi Kami' }),
});

test.describe('The order buttons of a product', () => {
  const shop = useShop();
  let products: { name: string; product: Product; chat: number; listing: number; contact: number }[] = [];

  test.beforeAll(async () => {
    const admin = await loginAsAdmin(shop.server);
    const add = async (name: string, whatsappNumber: string | null, shopeeLink: string | null) => ({
      name,
      product: await admin.addProduct({ name, whatsappNumber, shopeeLink }),
      chat: whatsappNumber ? 1 : 0,
      listing: shopeeLink ? 1 : 0,
      contact: whatsappNumber || shopeeLink ? 0 : 1,
    });
    products = [
      await add('Nomor & Lapak', '08123456789', LISTING),
      await add('Hanya Nomor', '08123456789', null),
      await add('Hanya Lapak', null, LISTING),
      await add('Tanpa Keduanya', null, null),
    ];
  });

  for (const [[viewport, javaScript], tag] of firstIsCore([
    [PHONE, true],
    [DESKTOP, true],
    [PHONE, false],
    [DESKTOP, false],
  ] as const))
    test(`link to chat and marketplace, or to the contact page if neither is set, ${viewport.width} px wide; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ viewport, javaScript });
      for (const { product, ...expected } of products) {
        await page.goto(`/product/${product.id}`);
        const { chat, listing, contact } = buttons(page);
        const found = {
          chat: await chat.count(),
          listing: await listing.count(),
          contact: await contact.count(),
        };
        expect({ name: product.name, ...found }).toEqual(expected);
        for (const button of [...(await chat.all()), ...(await listing.all())]) {
          expect(await button.getAttribute('target')).toBe('_blank');
          expect(await button.getAttribute('rel')).toContain('noopener');
        }
        if (expected.contact) expect(await contact.getAttribute('href')).toBe('/contact');
        if (viewport === PHONE) {
          const bar = page.locator('[data-bottom-bar]');
          const name = expected.chat ? /^Pesan via/u : expected.listing ? /^Beli di/u : 'Hubungi Kami';
          expect(await visibleText(bar)).toContain(rupiah(product.price));
          await expect(bar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
        }
      }
    });

  test('open the marketplace listing in a new tab', async () => {
    const { page, context } = await shop.visitor();
    await context.route(`${LISTING}**`, (route) => route.fulfill({ body: 'lapak' }));
    // The third product has only a listing.
    await openHydrated(page, `/product/${products[2]?.product.id}`);
    const [tab] = await Promise.all([context.waitForEvent('page'), buttons(page).listing.click()]);
    await tab.waitForURL(LISTING);
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  });
});
