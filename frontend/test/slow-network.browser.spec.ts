import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

/** Longer than the 500 ms after input in which layout shifts are not counted. */
const SLOW_MS = 900;

const STEPS: readonly [string, (page: Page) => Promise<void>][] = [
  ['a category', (page) => page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' }).click()],
  ['8 more products', (page) => page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click()],
  ['a product', (page) => page.locator('#layanan article a').nth(5).click()],
  ['an information page', (page) => page.locator('footer a[href="/about"]').click()],
  ['the questions', (page) => page.locator('footer a[href="/faq"]').click()],
];

test.describe('On a slow network', () => {
  const shop = useSharedShop();

  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)
    test.describe(`a ${device}`, () => {
      // useShop fails the test on a layout shift.
      for (const [name, step] of STEPS)
        test(`shows skeletons for ${name}, without layout shifts when it has loaded`, async () => {
          const { page } = await shop.visitor({ viewport });
          await openHydrated(page, '/');
          let waiting = 0;
          await page.route(/\/api\//u, async (route) => {
            waiting += 1;
            await new Promise((done) => setTimeout(done, SLOW_MS));
            await route.continue().catch(() => undefined);
            waiting -= 1;
          });
          await step(page);
          await expect.poll(() => page.locator('[data-skeleton]').count()).toBeGreaterThan(0);
          await expect(async () => {
            expect(await page.locator('[data-skeleton]').count()).toBe(0);
            expect(waiting).toBe(0);
          }).toPass({ timeout: 10_000 });
          await page.waitForTimeout(200);
        });
    });
});
