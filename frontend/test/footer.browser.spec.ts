import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PHONE } from './support/browser.js';
import { saveContent } from './support/content-api.js';
import { read } from './support/shop-api.js';
import { chatOf, open, recordRequests, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const LINKS = [
  ['about', 'Tentang Kami', '/about'],
  ['contact', 'Kontak', '/contact'],
  ['faq', 'FAQ', '/faq'],
  ['shipping', 'Info Pengiriman', '/shipping'],
  ['design', 'Desain', '/design'],
  ['printing', 'Percetakan', '/printing'],
  ['branding', 'Branding', '/branding'],
  ['digital', 'Digital Marketing', '/digital-marketing'],
] as const;
const footer = (page: Page) => page.locator('footer');
const linked = (page: Page): Promise<string[][]> =>
  footer(page)
    .locator('nav a')
    .evaluateAll((all) => all.map((a) => [a.textContent?.trim() ?? '', a.getAttribute('href') ?? '']));
const newsletter = (page: Page) => ({
  field: footer(page).locator('input'),
  button: footer(page).locator('button[type=submit]'),
});

describe('The footer', () => {
  const shop = useShop();

  it.each([true, false])(
    'links to profiles, information and services, and says © 2024; JavaScript: %s',
    async (javaScript) => {
      const { page } = await shop.visitor({ javaScript });
      await page.goto('/');
      expect(await linked(page)).toEqual(LINKS.map(([, text, url]) => [text, url]));
      expect(await words(footer(page))).toContain('© 2024');

      const outward = footer(page).locator('a[target=_blank]');
      const hrefs = await outward.evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      const { social } = await read<{ social: Record<string, string> }>(shop.server, '/api/site-content');
      expect(hrefs).toEqual(expect.arrayContaining([social['instagram'], social['marketplace']]));
      const chat = hrefs.find((href) => href.startsWith('https://wa.me/'));
      expect(chatOf(chat ?? null).address).toBe('https://wa.me/6280000000000');
      for (const link of await outward.all()) expect(await link.getAttribute('rel')).toContain('noopener');
    },
  );

  it('has a newsletter field that only clears: no call, and no rule but that of an email', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await open(page, '/faq');
    await page.waitForLoadState('networkidle');
    const { field, button } = newsletter(page);
    expect(await field.getAttribute('type')).toBe('email');
    for (const rule of ['required', 'pattern', 'minlength', 'maxlength'])
      expect([rule, await field.getAttribute(rule)]).toEqual([rule, null]);
    const asked = recordRequests(page);

    await field.fill('bukan email');
    await button.click();
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    expect(await field.inputValue()).toBe('bukan email');
    await field.fill('sari@contoh.id');
    await button.click();
    expect(await field.inputValue()).toBe('');
    await field.fill('sari@contoh.id');
    await field.press('Enter');
    expect(await field.inputValue()).toBe('');
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(`${shop.url}/faq`);
  });

  it('sends the newsletter address nowhere without JavaScript either', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/faq');
    const asked = recordRequests(page);
    const { field, button } = newsletter(page);
    await field.fill('sari@contoh.id');
    await button.click();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    expect(page.url()).toBe(`${shop.url}/faq`);
  });

  it('shows on every page what the owner saved for it', async () => {
    const settings = Object.fromEntries(
      LINKS.flatMap(([name, text]) => {
        const prefix = ['design', 'printing', 'branding', 'digital'].includes(name)
          ? `${name}Service`
          : `${name}Link`;
        const url = name === 'faq' ? 'https://contoh.id/tanya' : `/shipping?dari=${name}`;
        return [
          [`${prefix}Text`, `${text} baru`],
          [`${prefix}Url`, url],
        ];
      }),
    );
    await saveContent(shop.server, 'footer-settings', {
      ...settings,
      newsletterTitle: 'Kabar dari studio',
      newsletterDescription: 'Dua minggu sekali & tanpa spam.',
      copyrightText: '© 2024 Studio Baru',
    });
    const { page } = await shop.visitor();
    const products = await read<{ id: string }[]>(shop.server, '/api/products?limit=1');
    for (const path of ['/', '/faq', `/product/${products[0]?.id}`, '/category/printing', '/tidak-ada']) {
      await page.goto(path);
      expect([path, await linked(page)]).toEqual([
        path,
        LINKS.map(([name, text]) => [
          `${text} baru`,
          name === 'faq' ? 'https://contoh.id/tanya' : `/shipping?dari=${name}`,
        ]),
      ]);
      const all = await words(footer(page));
      for (const text of ['Kabar dari studio', 'Dua minggu sekali & tanpa spam.', '© 2024 Studio Baru'])
        expect(all).toContain(text);
    }
  });
});
