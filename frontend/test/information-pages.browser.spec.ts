import { expect, test } from '@playwright/test';
import situations from './situations/information-pages.json' with { type: 'json' };
import { visibleText } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const PAGES = situations.pages as [string, string][];

test.describe('The information and service pages', () => {
  const shop = useSharedShop();

  test('have distinct headings, titles and descriptions, canonical URLs and Open Graph tags', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    const heads = [];
    for (const [path, heading] of PAGES) {
      const response = await page.goto(`${path}?utm_source=wa`);
      expect(response?.status()).toBe(200);
      expect(await visibleText(page.locator('h1'))).toBe(heading);
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
