import { expect, test, type Locator, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { productNamed } from './support/shop-api.js';
import { waitUntilHydrated, openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const shop = useSharedShop();
const menu = (page: Page) => page.locator('header summary:visible', { hasText: 'Menu' });
const searchButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Cari Produk' });

interface Overlay {
  readonly name: string;
  readonly opener: (page: Page) => Locator;
  /** An element that is visible only while the overlay is open. */
  readonly content: (page: Page) => Locator;
  readonly close: (page: Page) => Promise<void>;
}

const OVERLAYS: readonly Overlay[] = [
  {
    name: 'the search dialog',
    opener: searchButton,
    content: (page) => page.getByRole('dialog', { name: 'Cari Produk' }),
    close: (page) => page.getByRole('button', { name: 'Tutup' }).click(),
  },
  {
    name: 'the mobile menu',
    opener: menu,
    content: (page) => page.locator('header summary:visible', { hasText: 'Layanan' }),
    close: (page) => tap(menu(page)),
  },
  {
    name: 'the enlarged image',
    opener: (page) => page.getByRole('link', { name: /^Perbesar/u }).first(),
    content: (page) => page.getByRole('dialog', { name: /^Foto/u }),
    close: (page) => page.getByRole('button', { name: 'Tutup' }).click(),
  },
];

/** Taps an element where it is. The method `click` would first scroll to the element. */
async function tap(locator: Locator): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  await locator.page().touchscreen.tap(x + width / 2, y + height / 2);
}

const position = (page: Page) => page.evaluate(() => window.scrollY);

/** Opens the FAQ and then the home page, follows a link to a product there and scrolls down 120 px. */
async function visitProduct(): Promise<{ page: Page; path: string }> {
  const { page } = await shop.visitor({ viewport: PHONE });
  const path = `/product/${(await productNamed(shop.server, 'Desain Logo Profesional')).id}`;
  await page.goto('/faq');
  await openHydrated(page, '/');
  await page.locator(`main a[href="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  await page.waitForTimeout(200);
  return { page, path };
}

async function expectOpen(page: Page, { content }: Overlay, isOpen: boolean): Promise<void> {
  await expect(content(page)).toHaveCount(isOpen ? 1 : 0);
}

/** Waits until the current history entry belongs to a page and not to an overlay. */
const waitForPageEntry = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => (history.state as { overlay?: true } | null)?.overlay ?? false))
    .toBe(false);

async function show(page: Page, overlay: Overlay): Promise<void> {
  await tap(overlay.opener(page));
  await overlay.content(page).waitFor();
}

for (const overlay of OVERLAYS)
  test.describe(`Overlays and the Back button on a phone: ${overlay.name}`, () => {
    test('the first press on Back closes only the overlay, and the second leaves the page', async () => {
      const { page, path } = await visitProduct();
      const top = await position(page);
      await show(page, overlay);
      await page.goBack();
      await expectOpen(page, overlay, false);
      expect(page.url()).toBe(shop.url + path);
      await page.waitForTimeout(300);
      expect(await position(page)).toBe(top);
      await page.goBack();
      await page.waitForURL(`${shop.url}/`);
    });

    test('Back leaves the page after the overlay was closed by its button and by Escape', async () => {
      const { page, path } = await visitProduct();
      const top = await position(page);
      for (const close of [() => overlay.close(page), () => page.keyboard.press('Escape')]) {
        await show(page, overlay);
        await close();
        await expectOpen(page, overlay, false);
        await page.waitForTimeout(200);
        expect([page.url(), await position(page)]).toEqual([shop.url + path, top]);
      }
      await page.goBack();
      await page.waitForURL(`${shop.url}/`);
    });

    test('Back closes an overlay that was closed and immediately opened again', async () => {
      const { page, path } = await visitProduct();
      await show(page, overlay);
      await overlay.close(page);
      await show(page, overlay);
      await page.waitForTimeout(200);
      await expectOpen(page, overlay, true);
      await page.goBack();
      await expectOpen(page, overlay, false);
      expect(page.url()).toBe(shop.url + path);
      await page.goBack();
      await page.waitForURL(`${shop.url}/`);
    });

    test('Forward does not open a closed overlay again, and a reload closes an open overlay', async () => {
      const { page, path } = await visitProduct();
      await show(page, overlay);
      await page.goBack();
      await expectOpen(page, overlay, false);
      // `goForward` may fail, because the page leaves the entry of the closed overlay at once.
      await page.goForward().catch(() => null);
      await waitForPageEntry(page);
      await expectOpen(page, overlay, false);
      expect(page.url()).toBe(shop.url + path);
      await show(page, overlay);
      await page.reload();
      await waitUntilHydrated(page);
      await waitForPageEntry(page);
      await expectOpen(page, overlay, false);
      // Goes back by script. page.goBack() asks the browser process for the current entry, which may still belong to
      // the overlay.
      await page.evaluate(() => history.back());
      await page.waitForURL(`${shop.url}/`);
    });
  });

/** The open search dialog, or the top level of the open mobile menu. */
const openOverlays = (page: Page) =>
  page.locator('dialog, header summary:has-text("Layanan")').filter({ visible: true });

test.describe('The Back button after a choice in an overlay', () => {
  /** A name, a function that makes the choice in an overlay, and the URL of the chosen page. */
  const CHOICES: readonly [string, (page: Page) => Promise<void>, RegExp][] = [
    [
      'a search result',
      async (page) => {
        await searchButton(page).click();
        await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').fill('kalender');
        await page.getByRole('dialog').locator('li a').first().click();
      },
      /\/product\//u,
    ],
    [
      'the page of all search results',
      async (page) => {
        await searchButton(page).click();
        await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').fill('kalender');
        await page.keyboard.press('Enter');
      },
      /\?cari=kalender/u,
    ],
    [
      'a page in the mobile menu',
      async (page) => {
        await menu(page).click();
        await page.locator('header summary:visible', { hasText: 'Layanan' }).click();
        await page
          .locator('header')
          .getByRole('link', { name: 'Branding' })
          .filter({ visible: true })
          .click();
      },
      /\/branding$/u,
    ],
  ];
  for (const [name, choose, chosenUrl] of CHOICES)
    test(`Back returns from ${name} to the previous page with every overlay closed`, async () => {
      const { page } = await shop.visitor({ viewport: PHONE });
      await openHydrated(page, '/about');
      await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
      await page.waitForURL('**/faq');
      await choose(page);
      await page.waitForURL(chosenUrl);
      await page.waitForTimeout(300);
      expect(page.url()).toMatch(chosenUrl);
      await page.goBack();
      await page.waitForURL('**/faq');
      expect(await openOverlays(page).count()).toBe(0);
      await page.goForward();
      await page.waitForURL(chosenUrl);
      await page.goBack();
      await page.waitForURL('**/faq');
      await page.goBack();
      await page.waitForURL('**/about');
    });

  test('after the current page was chosen in the menu, one press on Back leaves that page', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await openHydrated(page, '/about');
    await page.locator('footer').getByRole('link', { name: 'Branding' }).click();
    await page.waitForURL('**/branding');
    await menu(page).click();
    await page.locator('header summary:visible', { hasText: 'Layanan' }).click();
    await page.locator('header').getByRole('link', { name: 'Branding' }).filter({ visible: true }).click();
    await expect(openOverlays(page)).toHaveCount(0);
    await page.waitForTimeout(200);
    await page.goBack();
    await page.waitForURL('**/about');
  });
});

test.describe('A tap outside the open mobile menu', () => {
  test('closes the menu and activates no other element', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await openHydrated(page, '/about');
    await menu(page).click();
    await page.touchscreen.tap(200, 700);
    await expect(openOverlays(page)).toHaveCount(0);
    expect(page.url()).toBe(`${shop.url}/about`);
    await page.waitForTimeout(200);
    // The entries of `about:blank`, of the page and of the closed menu.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  });
});
