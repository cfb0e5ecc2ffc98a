import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { startPausingProxy } from './support/pausing-proxy.js';
import { productNamed } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

/** Layout shifts within 500 ms after input or a viewport change are not counted. This delay is longer. */
const SLOW_MS = 900;

const STEPS: readonly [string, (page: Page) => Promise<void>][] = [
  ['a category', (page) => page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' }).click()],
  ['8 more products', (page) => page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click()],
  ['a product', (page) => page.locator('#layanan article a').nth(5).click()],
  ['an information page', (page) => page.locator('footer a[href="/about"]').click()],
  ['the questions', (page) => page.locator('footer a[href="/faq"]').click()],
];

/**
 * The path of a page, the last part that arrives before the pause, the viewport, and a pattern that ends with this
 * part.
 */
const PAUSES: readonly [path: string, part: string, viewport: typeof PHONE, pause: RegExp][] = [
  ['/', 'the first figure of the countdown', DESKTOP, /role="timer"[^]*?<\/span>/u],
  ['/', 'the beginning of the sheet', DESKTOP, /<\/dl>[^]*?<span[^>]*>/u],
  ['/faq', 'the search button', PHONE, /<form action="\/">[^]*?<\/form>/u],
  ['/printing', 'the second link between the services', DESKTOP, /style="--plates(?:[^]*?<\/li>){2}/u],
  ['/category/printing', 'the label of the sort order', PHONE, /<label for="urut"[^]*?<\/label>/u],
  ['{product}', 'the price above the chat button', PHONE, /data-bottom-bar=""[^]*?<\/p>/u],
];

// No test asserts that nothing moves: `useSharedShop` fails a test whose page reports a layout shift.
test.describe('On a slow network', () => {
  const shop = useSharedShop();

  for (const [device, viewport] of [
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const)
    test.describe(`a ${device}`, () => {
      for (const [name, step] of STEPS)
        test(`shows skeletons until ${name} has loaded, without layout shifts`, async () => {
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

  for (const [path, part, viewport, pause] of PAUSES)
    test(`${path} has no layout shift when its HTML pauses after ${part}`, async () => {
      const { id } = await productNamed(shop.server, 'Desain Logo Profesional');
      const proxy = await startPausingProxy(shop.url, pause, SLOW_MS);
      const { page } = await shop.visitor({ viewport, baseUrl: proxy.url, reportsFontSwaps: true });
      await page.goto(path.replace('{product}', `/product/${id}`));
      await page.waitForTimeout(200);
      await page.context().close();
      proxy.stop();
    });
});
