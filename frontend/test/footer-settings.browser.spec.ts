import { expect, test, type Page } from '@playwright/test';
import { saveContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { read } from './support/shop-api.js';
import { visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const PAGE_FIELDS = ['aboutLink', 'contactLink', 'faqLink', 'shippingLink'];
const SERVICE_FIELDS = ['designService', 'printingService', 'brandingService', 'digitalService'];
const footer = (page: Page) => page.locator('footer');
const linksOf = (page: Page): Promise<string[][]> =>
  footer(page)
    .locator('nav a')
    .evaluateAll((all) => all.map((a) => [a.textContent?.trim() ?? '', a.getAttribute('href') ?? '']));

test.describe('The footer settings', () => {
  const shop = useShop();

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`appear immediately after a save on five kinds of pages; JavaScript: ${javaScript}${tag}`, async () => {
      const links = [...PAGE_FIELDS, ...SERVICE_FIELDS].map((name) => [
        `${name} ${javaScript}${name === 'faqLink' ? ' (membuka tab baru)' : ''}`,
        name === 'faqLink' ? 'https://contoh.id/tanya' : `/shipping?dari=${name}`,
      ]);
      const settings = [...PAGE_FIELDS, ...SERVICE_FIELDS].flatMap((name, index) => [
        [`${name}Text`, links[index]?.[0]?.replace(' (membuka tab baru)', '')],
        [`${name}Url`, links[index]?.[1]],
      ]);
      const texts = {
        newsletterTitle: `Kabar studio ${javaScript}`,
        newsletterDescription: `Dua minggu sekali & tanpa spam ${javaScript}`,
        copyrightText: `© 2024 Studio ${javaScript}`,
      };
      await saveContent(shop.server, 'footer-settings', { ...Object.fromEntries(settings), ...texts });
      const { page } = await shop.visitor({ javaScript });
      const [product] = await read<{ id: string }[]>(shop.server, '/api/products?limit=1');
      for (const path of ['/', '/faq', `/product/${product?.id}`, '/category/printing', '/tidak-ada']) {
        await page.goto(path);
        expect([path, await linksOf(page)]).toEqual([path, links]);
        const all = await visibleText(footer(page));
        for (const text of Object.values(texts)) expect(all).toContain(text);
      }
    });

  test('do not affect the newsletter field, whose only validation is type=email', async () => {
    const { page } = await shop.visitor();
    await page.goto('/');
    const field = footer(page).locator('input');
    expect(await field.getAttribute('type')).toBe('email');
    for (const rule of ['required', 'pattern', 'minlength', 'maxlength'])
      expect([rule, await field.getAttribute(rule)]).toEqual([rule, null]);
  });
});
