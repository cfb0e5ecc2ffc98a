import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './support/browser.js';
import { allWords, eventually, hydrated, open, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const FEW_PIXELS = 4;
const position = (page: Page) => page.evaluate(() => window.scrollY);
const names = (page: Page) => allWords(page.locator('#layanan article h3'));

interface Place {
  readonly top: number;
  readonly names: string[];
}

/** Filter, load more, go down to the product in the middle and open it. */
async function wander(page: Page): Promise<Place> {
  await open(page, '/');
  await page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' }).click();
  await eventually(async () => expect((await names(page))[0]).toBe('Kartu Nama Premium 310 gsm'));
  await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
  await eventually(async () => expect((await names(page)).length).toBe(16));
  const card = page.locator('#layanan article').nth(10);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(200);
  const place = { top: await position(page), names: await names(page) };
  expect(place.top).toBeGreaterThan(1000);
  await card.getByRole('link').click();
  await page.waitForURL('**/product/*');
  await eventually(async () => expect(await words(page.locator('h1'))).toBe(place.names[10]));
  expect(await position(page)).toBe(0);
  return place;
}

async function expectBackAt(page: Page, place: Place): Promise<void> {
  await page.waitForURL(/[?&]kategori=printing/u);
  await eventually(async () => expect(await names(page)).toEqual(place.names));
  const chosen = page.locator('#layanan nav a[aria-current]');
  expect(await words(chosen)).toBe('Percetakan');
  await eventually(async () => expect(Math.abs((await position(page)) - place.top)).toBeLessThan(FEW_PIXELS));
  await page.waitForTimeout(300);
  expect(Math.abs((await position(page)) - place.top)).toBeLessThan(FEW_PIXELS);
}

describe('Going back from a product', () => {
  const shop = useShop();

  it.each([PHONE, DESKTOP])(
    'restores the filter, how many were shown, and the place on the page',
    async (viewport) => {
      const { page } = await shop.visitor({ viewport });
      const place = await wander(page);
      await page.goBack();
      await expectBackAt(page, place);
      await page.goForward();
      await page.waitForURL('**/product/*');
      await page.goBack();
      await expectBackAt(page, place);
    },
  );

  it('restores them when the product was loaded again meanwhile, as phones do with forgotten tabs', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    const place = await wander(page);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expectBackAt(page, place);
  });

  it('restores them when the visitor went on to another document', async () => {
    const { page } = await shop.visitor();
    const place = await wander(page);
    await hydrated(page);
    await page.goto('/admin');
    await page.goBack();
    await page.waitForURL('**/product/*');
    await page.goBack();
    await expectBackAt(page, place);
  });

  it.each(['index-', 'product-page-'])(
    "restores them when the visitor goes back twice before the first page's script '%s' came",
    async (script) => {
      const { page } = await shop.visitor({ viewport: PHONE });
      const place = await wander(page);
      await hydrated(page);
      await page.goto('/admin');
      const held = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname.startsWith(`/assets/${script}`),
        async (route) => {
          await held.promise;
          await route.continue();
        },
      );
      const asked = page.waitForRequest((request) => request.url().includes(`/assets/${script}`));
      await page.goBack({ waitUntil: 'commit' });
      await asked;
      // The address changes within the document, which is still the product's.
      await page.evaluate(() => history.back());
      await page.waitForURL(/[?&]kategori=printing/u, { waitUntil: 'commit' });
      held.resolve();
      await expectBackAt(page, place);
    },
  );

  it('keeps the place when a page is loaded again', async () => {
    const { page } = await shop.visitor();
    await open(page, '/?kategori=printing&tampil=16');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.waitForTimeout(300);
    await page.reload();
    await hydrated(page);
    await eventually(async () => expect(Math.abs((await position(page)) - 1500)).toBeLessThan(FEW_PIXELS));
  });

  it('starts every other page at its top', async () => {
    const { page } = await shop.visitor();
    await open(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await eventually(async () => expect(await position(page)).toBe(0));
  });
});
