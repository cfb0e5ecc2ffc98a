import { expect, test, type Page } from '@playwright/test';
import situations from './situations/longest-texts.json' with { type: 'json' };
import { DESKTOP, LAPTOP, PHONE } from './support/browser.js';
import { TEXT_KINDS, saveLongestTexts, type LongestShop } from './support/longest-texts.js';
import { findOverflow } from './support/overflow.js';
import { dialog, login, openTab, ownerOf } from './support/panel.js';
import { openHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import { isList, TABS } from './tabs.js';

const SCREENS = [
  { screen: 'phone', viewport: PHONE, widths: [320, 360, 390] },
  { screen: 'desktop', viewport: DESKTOP, widths: [768, 1024, 1440] },
];
const PAGES = situations.pages;

for (const kind of TEXT_KINDS)
  test.describe(`With every text at its maximum length, as ${kind},`, () => {
    const shop = useShop();
    let longest: LongestShop;

    test.beforeAll(async () => {
      longest = await saveLongestTexts(shop.server, kind);
    });

    test('the chat button of a product is whole in the first screen of a laptop', async () => {
      const { page } = await ownerOf(shop, { viewport: LAPTOP });
      await openHydrated(page, `/product/${longest.product.id}`);
      const chat = page.locator('main a[href^="https://wa.me/"]').filter({ visible: true });
      await expect(chat).toBeInViewport({ ratio: 1 });
    });

    for (const { screen, viewport, widths } of SCREENS)
      test.describe(`on a ${screen}`, () => {
        /** Adds to `found` what does not fit the screen, for each width. */
        async function check(page: Page, name: string, found: Record<string, string[]>): Promise<void> {
          for (const width of widths) {
            await page.setViewportSize({ width, height: viewport.height });
            const overflow = await findOverflow(page);
            if (overflow.length > 0) found[`${name} at ${width} px`] = overflow;
          }
        }

        test('every page fits the screen', async () => {
          // Long texts may wrap differently after the font has loaded. `ownerOf` ignores these layout shifts.
          const { page } = await ownerOf(shop, { viewport });
          const found: Record<string, string[]> = {};
          for (const path of PAGES) {
            const withCategory = path.replace('{category}', longest.category.slug);
            await openHydrated(page, withCategory.replace('{product}', longest.product.id));
            await check(page, path, found);
          }
          expect(found).toEqual({});
        });

        test('the open menu fits the screen', async () => {
          const { page } = await ownerOf(shop, { viewport });
          await openHydrated(page, '/shipping');
          if (viewport === PHONE) await page.locator('header summary:visible', { hasText: 'Menu' }).click();
          await page.locator('header summary:visible', { hasText: 'Kategori' }).click();
          await page.locator('header').getByRole('link', { name: longest.category.name }).last().waitFor();
          const found: Record<string, string[]> = {};
          await check(page, 'menu', found);
          expect(found).toEqual({});
        });

        test('every tab of the panel and the dialogs to change and to delete a row fit the screen', async () => {
          const { page } = await ownerOf(shop, { viewport });
          await login(page);
          const found: Record<string, string[]> = {};
          for (const tab of TABS) {
            await openTab(page, tab);
            await check(page, tab, found);
            if (tab === 'Konten')
              for (const part of ['Pengiriman', 'Fakta']) {
                const section = page.getByRole('region', { name: part, exact: true });
                await section.getByRole('button', { name: `Ubah ${part}` }).click();
                await section.getByRole('button', { name: /^1\. /u }).last().click();
                await check(page, part, found);
              }
            if (!isList(tab)) continue;
            for (const button of [/^Ubah /u, /^Hapus /u]) {
              await page.getByRole('button', { name: button }).first().click();
              await dialog(page).waitFor();
              await check(page, `${tab} ${button.source}`, found);
              await page.keyboard.press('Escape');
              await dialog(page).waitFor({ state: 'hidden' });
            }
          }
          expect(found).toEqual({});
        });
      });
  });
