import { expect, test, type Page } from '@playwright/test';
import situations from './situations/contact-page.json' with { type: 'json' };
import { DESKTOP, PHONE } from './support/browser.js';
import { offsetClock } from './support/clock.js';
import { saveContent, type SiteContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { read } from './support/shop-api.js';
import {
  visibleTexts,
  openHydrated,
  parseChatUrl,
  recordRequests,
  visibleText,
  isHydrated,
  waitUntilHydrated,
} from './support/storefront.js';
import { structuredData } from './support/structured-data.js';
import { useShop } from './support/use-shop.js';

const inquiry = situations.inquiry;
const field = (page: Page, label: string) => page.locator('main form').getByLabel(label);
const send = (page: Page) => page.locator('main form button[type=submit]');
const fillForm = async (page: Page, values: Partial<typeof inquiry>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

test.describe('/contact', () => {
  const shop = useShop();

  for (const [javaScript, tag] of firstIsCore([false, true]))
    test(`shows phone number, social profiles and opening hours; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      await page.goto('/contact');
      const all = await visibleText(page.locator('main'));
      for (const fact of situations.facts) expect(all).toContain(fact);
      const links = page.locator('main a[href^="https://"]');
      expect(await links.count()).toBeGreaterThanOrEqual(4);
      for (const link of await links.all()) expect(await link.getAttribute('target')).toBe('_blank');
    });

  test('requires name, email, subject and message, but no telephone number', async () => {
    const { page, context } = await shop.visitor();
    await openHydrated(page, '/contact');
    const opened: string[] = [];
    context.on('page', (tab) => opened.push(tab.url()));
    for (const [label, required] of Object.entries(situations.required))
      expect([label, await field(page, label).getAttribute('required')]).toEqual([
        label,
        required ? '' : null,
      ]);
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');

    await send(page).click();
    expect(await field(page, 'Nama').evaluate((input) => input === document.activeElement)).toBe(true);
    await fillForm(page, { ...inquiry, Email: 'sari' });
    await send(page).click();
    expect(await field(page, 'Email').evaluate((input) => input === document.activeElement)).toBe(true);
    expect(opened).toEqual([]);
  });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`opens a chat with every field in a new tab, and sends no request to the shop, ${viewport.width} px wide${tag}`, async () => {
      const { page, context } = await shop.visitor({ viewport });
      await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'obrolan' }));
      await openHydrated(page, '/contact');
      expect(await visibleText(page.locator('main form'))).toContain('tidak mengirim apa pun kepada kami');
      await fillForm(page, inquiry);
      await page.waitForLoadState('networkidle');
      const requests = recordRequests(page);
      const [chat] = await Promise.all([context.waitForEvent('page'), send(page).click()]);
      await chat.waitForURL('https://wa.me/**');
      const { url, message } = parseChatUrl(chat.url());
      expect(url).toBe('https://wa.me/6280000000000');
      for (const value of Object.values(inquiry)) expect(message).toContain(value);
      // Spaces are encoded as `%20`.
      expect(chat.url()).not.toContain('+');
      expect(await chat.evaluate(() => window.opener === null)).toBe(true);
      await expect(page.locator('main form [role=status]')).not.toHaveText('', { useInnerText: true });
      expect(requests).toEqual([]);
      expect(await field(page, 'Pesan').inputValue()).toBe(inquiry.Pesan);
      const again = page.getByRole('link', { name: 'Tidak terbuka? Buka pesannya di sini' });
      expect(await again.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline');
      expect(await again.getAttribute('href')).toBe(chat.url());
    });

  test('has at least 4 px between each label and the focus ring of its field', async () => {
    const { page } = await shop.visitor();
    await page.goto('/contact');
    for (const label of Object.keys(inquiry)) {
      await field(page, label).focus();
      const distance = await field(page, label).evaluate((input) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(input);
        const ring = Math.max(3, parseFloat(outlineOffset) + parseFloat(outlineWidth));
        const text = document.createRange();
        text.selectNodeContents(document.querySelector(`label[for="${input.id}"]`) ?? input);
        return input.getBoundingClientRect().top - ring - text.getBoundingClientRect().bottom;
      });
      expect([label, distance >= 4]).toEqual([label, true]);
    }
  });

  test('without JavaScript, opens a chat that contains only the typed message', async () => {
    const { page, context } = await shop.visitor({ javaScript: false });
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'obrolan' }));
    await page.goto('/contact');
    await fillForm(page, inquiry);
    const [chat] = await Promise.all([context.waitForEvent('page'), send(page).click()]);
    await chat.waitForURL('https://wa.me/**');
    expect(parseChatUrl(chat.url()).url).toBe('https://wa.me/6280000000000');
    expect(parseChatUrl(chat.url()).message.replaceAll('\r\n', '\n')).toBe(inquiry.Pesan);
  });

  test.describe('opening status', () => {
    const times = [
      ['2026-11-20T17:58:00+07:00', 'Buka sekarang'],
      ['2026-11-22T23:30:00+07:00', 'Tutup, dibalas besok pukul 09.00 WIB'],
    ] as const;
    /** Sets the server's time for the page, in the document's Server-Timing header. */
    const setServerTime = (page: Page, time: string) =>
      page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'server-timing': `now;dur=${Date.parse(time)}` };
        await route.fulfill({ response, headers });
      });

    for (const [time, line] of times)
      test(`is '${line}' at ${time} by the server's clock`, async () => {
        // The device's time zone and clock are wrong, and must not matter.
        const { page, context } = await shop.visitor({ timezone: 'America/New_York' });
        await offsetClock(context, 26 * 60 * 60 * 1000);
        await setServerTime(page, time);
        await page.goto('/contact');
        await page.getByText(line, { exact: true }).waitFor();
        expect(await page.evaluate(isHydrated)).toBe(false);
        await waitUntilHydrated(page);
        await page.getByText(line, { exact: true }).waitFor();
      });

    test('is not in the cached HTML', async () => {
      const html = await (await fetch(`${shop.url}/contact`)).text();
      expect(html).not.toMatch(/Buka sekarang|Tutup, dibalas/u);
      expect(html).toContain('Chat dibalas pada jam buka');
    });
  });

  test('shows saved hours and chat number immediately on the page and in structured data', async () => {
    const content = await read<SiteContent>(shop.server, '/api/site-content');
    const company = {
      ...content.company,
      chatNumber: '0812-3456-7890',
      hours: [{ days: [2, 4], opens: '10:30', closes: '20:00' }],
    };
    await saveContent(shop.server, 'site-content', { ...content, company });
    const { page } = await shop.visitor();
    await openHydrated(page, '/contact');
    expect(await visibleTexts(page.locator('main li'))).toEqual([
      'Selasa, Kamis 10.30–20.00 WIB',
      'Senin, Rabu, Jumat–Minggu tutup',
    ]);
    expect(await visibleText(page.locator('main'))).toContain('+62 812-3456-7890');
    expect(await page.locator('main form').getAttribute('action')).toBe('https://wa.me/6281234567890');
    expect(await structuredData(page, 'LocalBusiness')).toMatchObject({
      telephone: '+6281234567890',
      address: { addressCountry: 'ID' },
      openingHoursSpecification: [
        {
          dayOfWeek: ['https://schema.org/Tuesday', 'https://schema.org/Thursday'],
          opens: '10:30',
          closes: '20:00',
        },
      ],
    });
    await saveContent(shop.server, 'site-content', content);
  });
});
