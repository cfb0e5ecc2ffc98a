import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE, type Visitor } from './support/browser.js';
import { ignoreProblems } from './support/panel.js';
import { visibleTexts, waitUntilHydrated, openHydrated, visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const TOLERANCE_PX = 4;
const position = (page: Page) => page.evaluate(() => window.scrollY);
const names = (page: Page) => visibleTexts(page.locator('#layanan article h3'));

interface ListState {
  readonly scrollTop: number;
  readonly names: string[];
}

/** Chooses a category, loads more, scrolls to a product in the middle of the list and opens it. */
async function openListedProduct(visitor: Visitor): Promise<ListState> {
  const { page } = visitor;
  await openHydrated(page, '/');
  await page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' }).click();
  await expect.poll(async () => (await names(page))[0]).toBe('Kartu Nama Premium 310 gsm');
  await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
  await expect.poll(async () => (await names(page)).length).toBe(16);
  const card = page.locator('#layanan article').nth(10);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(200);
  const list = { scrollTop: await position(page), names: await names(page) };
  expect(list.scrollTop).toBeGreaterThan(1000);
  await card.getByRole('link').click();
  await page.waitForURL('**/product/*');
  await expect(page.locator('h1')).toHaveText(list.names[10] ?? '', { useInnerText: true });
  expect(await position(page)).toBe(0);
  // Layout shifts within 500 ms after a click are not reported. On a slow machine, shifts may come later.
  // slow-network.browser.spec.ts tests these shifts. This test considers only shifts while going back.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  ignoreProblems(visitor, /^layout shift/u);
  return list;
}

async function expectRestored(page: Page, list: ListState): Promise<void> {
  await page.waitForURL(/[?&]kategori=printing/u);
  await expect.poll(() => names(page)).toEqual(list.names);
  const chosen = page.locator('#layanan nav a[aria-current]');
  expect(await visibleText(chosen)).toBe('Percetakan');
  await expect.poll(async () => Math.abs((await position(page)) - list.scrollTop)).toBeLessThan(TOLERANCE_PX);
  await page.waitForTimeout(300);
  expect(Math.abs((await position(page)) - list.scrollTop)).toBeLessThan(TOLERANCE_PX);
}

test.describe('Scroll restoration', () => {
  const shop = useSharedShop();

  for (const viewport of [PHONE, DESKTOP])
    test(`restores filter, number of products and position when going back from a product, ${viewport.width} px wide`, async () => {
      const visitor = await shop.visitor({ viewport });
      const { page } = visitor;
      const list = await openListedProduct(visitor);
      await page.goBack();
      await expectRestored(page, list);
      await page.goForward();
      await page.waitForURL('**/product/*');
      await page.goBack();
      await expectRestored(page, list);
    });

  test('restores the list after the product page was reloaded, as phones do with background tabs', async () => {
    const visitor = await shop.visitor({ viewport: PHONE });
    const { page } = visitor;
    const list = await openListedProduct(visitor);
    await page.reload();
    await waitUntilHydrated(page);
    await page.goBack();
    await expectRestored(page, list);
  });

  for (const script of ['entry-browser-', 'product-page-'])
    test(`restores the list after going back twice while the script '${script}' is still loading`, async () => {
      const visitor = await shop.visitor({ viewport: PHONE });
      const { page } = visitor;
      const list = await openListedProduct(visitor);
      await waitUntilHydrated(page);
      await page.goto('/admin');
      const held = Promise.withResolvers<void>();
      await page.route(
        ({ pathname }) => pathname.startsWith(`/assets/${script}`),
        async (route) => {
          await held.promise;
          await route.continue();
        },
      );
      const scriptRequest = page.waitForRequest((request) => request.url().includes(`/assets/${script}`));
      await page.goBack({ waitUntil: 'commit' });
      await scriptRequest;
      // The URL changes without loading a document. At this point, the document is still the product's page.
      await page.evaluate(() => history.back());
      await page.waitForURL(/[?&]kategori=printing/u, { waitUntil: 'commit' });
      held.resolve();
      await expectRestored(page, list);
    });

  test('keeps the scroll position after a reload, and one that the visitor chose then before hydration', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/?kategori=printing&tampil=16');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await page.waitForTimeout(300);
    await page.reload();
    await expect.poll(async () => Math.abs((await position(page)) - 1500)).toBeLessThan(TOLERANCE_PX);
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await waitUntilHydrated(page);
    await page.waitForTimeout(300);
    expect(await position(page)).toBe(700);
  });

  test('starts a newly opened page at its top', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await expect.poll(() => position(page)).toBe(0);
  });
});
