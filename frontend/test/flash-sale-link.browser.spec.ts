import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

/** The delay of API responses. It is longer than the 500 ms after input in which layout shifts are not counted. */
const SLOW_MS = 900;

const menu = (page: Page) => page.locator('header summary:visible', { hasText: 'Menu' });
const link = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Flash Sale' }).filter({ visible: true });
const distance = (page: Page) =>
  page.locator('#flash-sale').evaluate((section) => Math.abs(section.getBoundingClientRect().top));

test.describe('The link to the flash sale', () => {
  const shop = useSharedShop();

  test('leads from another page to the flash sale section, on a desktop', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/about');
    await link(page).click();
    await page.waitForURL('**/#flash-sale');
    await expect.poll(() => distance(page)).toBeLessThan(120);
  });

  test('leads to /#flash-sale without JavaScript', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/category/design');
    await link(page).click();
    await page.waitForURL('**/#flash-sale');
  });

  test('leads to the section from the mobile menu, and closes the menu', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    const groups = page.locator('header summary:visible', { hasText: 'Layanan' });
    await openHydrated(page, '/about');
    await menu(page).click();
    await link(page).click();
    await page.waitForURL('**/#flash-sale');
    await expect.poll(() => distance(page)).toBeLessThan(100);
    expect(await groups.count()).toBe(0);

    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await menu(page).click();
    await link(page).click();
    await expect.poll(() => distance(page)).toBeLessThan(100);
    await expect(groups).toHaveCount(0);
    // The second choice has added no history entry.
    await page.goBack();
    await page.waitForURL('**/about');
  });

  for (const javaScript of [true, false])
    test(`is in the mobile menu; JavaScript: ${javaScript}`, async () => {
      const { page } = await shop.visitor({ viewport: PHONE, javaScript });
      if (javaScript) await openHydrated(page, '/');
      else await page.goto('/');
      await menu(page).click();
      expect(await link(page).getAttribute('href')).toBe('/#flash-sale');
    });

  test('leads to the section even when the API responds slowly', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await openHydrated(page, '/faq');
    await page.route(/\/api\//u, async (route) => {
      await new Promise((done) => setTimeout(done, SLOW_MS));
      await route.continue().catch(() => undefined);
    });
    await menu(page).click();
    await link(page).click();
    await page.waitForURL('**/#flash-sale');
    await page.waitForTimeout(2 * SLOW_MS);
    expect(await distance(page)).toBeLessThan(100);
  });
});
