import { expect, test } from '@playwright/test';
import { axeViolations, DESKTOP, horizontalOverflow, PHONE } from './support/browser.js';
import { visibleTexts, openHydrated, visibleText } from './support/storefront.js';
import { smallTargets } from './support/touch-targets.js';
import { useSharedShop } from './support/use-shop.js';

const NARROW = { width: 320, height: 640 };
const PAGES = [
  ['/about', 'Tentang Kami'],
  ['/contact', 'Kontak'],
  ['/faq', 'Yang sering ditanyakan'],
  ['/shipping', 'Info Pengiriman'],
  ['/design', 'Desain'],
  ['/printing', 'Percetakan'],
  ['/branding', 'Branding'],
  ['/digital-marketing', 'Digital Marketing'],
] as const;

test.describe('The information and service pages', () => {
  const shop = useSharedShop();

  for (const [path, heading] of PAGES)
    test.describe(`${path}`, () => {
      for (const [device, viewport] of [
        ['phone', PHONE],
        ['desktop', DESKTOP],
      ] as const)
        test(`has no axe violations and no layout shifts on a ${device}`, async () => {
          const { page } = await shop.visitor({ viewport });
          await openHydrated(page, path);
          expect(await visibleText(page.locator('h1'))).toBe(heading);
          expect(await axeViolations(page)).toEqual([]);
        });

      test('fits a width of 320 px, with touch targets of at least 44 px', async () => {
        const { page } = await shop.visitor({ viewport: NARROW });
        await openHydrated(page, path);
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await smallTargets(page)).toEqual([]);
      });

      for (const [device, viewport] of [
        ['phone', PHONE],
        ['desktop', DESKTOP],
      ] as const)
        test(`has no layout shifts on a ${device} when the font loads late`, async () => {
          const { page } = await shop.visitor({ viewport, reportsFontSwaps: true });
          await page.route('**/*.woff2', async (route) => {
            await new Promise((done) => setTimeout(done, 700));
            await route.continue();
          });
          await openHydrated(page, path);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          expect(await page.evaluate(() => document.fonts.check("800 16px 'Plus Jakarta Sans'"))).toBe(true);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
        });

      test('contains every heading and question without JavaScript', async () => {
        const { page } = await shop.visitor({ javaScript: false });
        await page.goto(path);
        const served = await visibleText(page.locator('main'));
        const { page: scripted } = await shop.visitor();
        await openHydrated(scripted, path);
        const headings = await visibleTexts(scripted.locator('main h1, main h2, main h3, main summary'));
        expect(headings.length).toBeGreaterThan(2);
        for (const heading of headings) expect(served).toContain(heading);
        expect(await page.locator('main [data-skeleton]').count()).toBe(0);
      });
    });

  test('have distinct titles and descriptions, canonical URLs and Open Graph tags', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    const heads = [];
    for (const [path] of PAGES) {
      const response = await page.goto(`${path}?utm_source=wa`);
      expect(response?.status()).toBe(200);
      const content = (name: string) => page.locator(`head meta[${name}]`).getAttribute('content');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(shop.url + path);
      expect(await content('property="og:url"')).toBe(shop.url + path);
      const title = await page.title();
      expect(title).toMatch(/ · Etalase$/u);
      expect(await content('property="og:title"')).toBe(title);
      const description = (await content('name="description"')) ?? '';
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(205);
      expect(await content('property="og:description"')).toBe(description);
      expect(await content('property="og:locale"')).toBe('id_ID');
      heads.push(title, description);
    }
    expect(new Set(heads).size).toBe(heads.length);
  });
});
