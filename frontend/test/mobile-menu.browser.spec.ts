import { expect, test, type Page } from '@playwright/test';
import situations from './situations/mobile-menu.json' with { type: 'json' };
import { axeViolations, horizontalOverflow, PHONE } from './support/browser.js';
import { read, type Category } from './support/shop-api.js';
import { visibleTexts, openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const toggle = (page: Page) => page.locator('header summary:visible', { hasText: 'Menu' });
const group = (page: Page, name: string) => page.locator('header summary:visible', { hasText: name });
const items = (page: Page) => page.locator('header details details[open] a').filter({ visible: true });
const hrefs = (page: Page) => items(page).evaluateAll((all) => all.map((a) => a.getAttribute('href')));

test.describe('The mobile menu', () => {
  const shop = useSharedShop();

  for (const javaScript of [true, false])
    test(`has the header's items in collapsible groups; JavaScript: ${javaScript}`, async () => {
      const { page } = await shop.visitor({ viewport: PHONE, javaScript });
      if (javaScript) await openHydrated(page, '/');
      else await page.goto('/');
      expect(await group(page, 'Layanan').count()).toBe(0);
      await toggle(page).click();
      expect(await items(page).count()).toBe(0);
      await group(page, 'Layanan').click();
      expect(await visibleTexts(items(page))).toEqual(situations.services);
      expect(await hrefs(page)).toEqual(situations.serviceUrls);
      await group(page, 'Layanan').click();
      await expect(items(page)).toHaveCount(0);
      await group(page, 'Kategori').click();
      const categories = await read<Category[]>(shop.server, '/api/categories');
      expect(await visibleTexts(items(page))).toEqual(categories.map(({ name }) => name));
      expect(await hrefs(page)).toEqual(categories.map(({ slug }) => `/category/${slug}`));
      const header = page.locator('header');
      const visible = (name: string) => header.getByRole('link', { name }).filter({ visible: true });
      expect(await visible('Admin').getAttribute('href')).toBe('/admin');
      await items(page).first().click();
      await page.waitForURL('**/category/design');
      await expect(group(page, 'Layanan')).toHaveCount(0);
    });

  test('closes on Escape and returns focus to the button that opened the menu', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await openHydrated(page, '/about');
    await toggle(page).press('Enter');
    await group(page, 'Layanan').waitFor();
    await group(page, 'Layanan').press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(group(page, 'Layanan')).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Menu');
  });

  test('has touch targets of at least 44 px, fits a width of 320 px and has no axe violations', async () => {
    const { page } = await shop.visitor({ viewport: { width: 320, height: 640 } });
    await openHydrated(page, '/faq');
    await toggle(page).click();
    await group(page, 'Layanan').click();
    await group(page, 'Kategori').click();
    const small = await page
      .locator('header')
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all
          .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
          // Sizes are rounded to whole pixels.
          .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
          .map(([name]) => name),
      );
    expect(small).toEqual([]);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
});
