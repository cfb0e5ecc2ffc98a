import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  visibleTexts,
  openHydrated,
  parseChatUrl,
  recordRequests,
  visibleText,
} from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const footer = (page: Page) => page.locator('footer');
const emailField = (page: Page) => footer(page).locator('input[type=email]');
const hrefs = (page: Page, name: string) =>
  footer(page)
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));

test.describe('The footer', () => {
  const shop = useSharedShop();

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`has quick links, services, profiles, newsletter and copyright; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      await page.goto('/faq');
      expect(await hrefs(page, 'Tautan Cepat')).toEqual(['/about', '/contact', '/faq', '/shipping']);
      expect(
        await visibleTexts(footer(page).getByRole('navigation', { name: 'Tautan Cepat' }).getByRole('link')),
      ).toEqual(['Tentang Kami', 'Kontak', 'FAQ', 'Info Pengiriman']);
      expect(await hrefs(page, 'Layanan')).toEqual([
        '/design',
        '/printing',
        '/branding',
        '/digital-marketing',
      ]);
      expect(await visibleText(footer(page))).toContain('© 2024');
      const outside = footer(page).locator('a[target=_blank]');
      const addresses = await outside.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
      expect(addresses.some((address) => address.startsWith('https://www.instagram.com/'))).toBe(true);
      expect(addresses.some((address) => address.startsWith('https://shopee.co.id/'))).toBe(true);
      const chat = addresses.find((address) => address.startsWith('https://wa.me/')) ?? null;
      expect(parseChatUrl(chat).url).toBe('https://wa.me/6280000000000');
      for (const link of await outside.all()) expect(await link.getAttribute('rel')).toContain('noopener');
      expect(await emailField(page).isVisible()).toBe(true);
    });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`has a newsletter form that refuses an invalid address, and clears a valid one without a request, ${viewport.width} px wide${tag}`, async () => {
      const { page } = await shop.visitor({ viewport });
      await openHydrated(page, '/about');
      await emailField(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const requests = recordRequests(page);
      await emailField(page).fill('bukan alamat');
      await emailField(page).press('Enter');
      expect(await emailField(page).inputValue()).toBe('bukan alamat');
      expect(
        await emailField(page).evaluate((input) => (input as HTMLInputElement).validity.typeMismatch),
      ).toBe(true);
      await emailField(page).fill('pembeli@contoh.id');
      await footer(page).getByRole('button').click();
      expect(await emailField(page).inputValue()).toBe('');
      await page.waitForTimeout(500);
      expect(requests).toEqual([]);
      expect(page.url()).toBe(`${shop.url}/about`);
    });

  test('sends no request when the newsletter form is submitted without JavaScript', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/about');
    const requests = recordRequests(page);
    await emailField(page).fill('pembeli@contoh.id');
    await emailField(page).press('Enter');
    await page.waitForTimeout(500);
    // Images and the icon may still be loading.
    expect([page.url(), requests.filter((request) => !/\/objects\/|favicon/u.test(request))]).toEqual([
      `${shop.url}/about`,
      [],
    ]);
  });
});
