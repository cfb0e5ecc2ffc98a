import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import { read, type Product } from './support/shop-api.js';
import { openHydrated, parseChatUrl, rupiah } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

/** The visible chat links of the page without those in the footer. */
const chats = (page: Page) => page.locator('main a[href^="https://wa.me/"]').filter({ visible: true });

test.describe('From the home page to the chat', () => {
  const shop = useSharedShop();

  for (const [[device, viewport], tag] of firstIsCore([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ] as const))
    test.describe(`on a ${device}${tag}`, () => {
      for (const javaScript of [true, false])
        test(`a visitor filters, loads more, opens a product and starts a chat; JavaScript: ${javaScript}`, async () => {
          const { page, context } = await shop.visitor({ viewport, javaScript });
          await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'obrolan' }));
          const tenth = (await read<Product[]>(shop.server, '/api/products?category=printing'))[9];
          if (!tenth) throw new Error('Fewer than 10 products in the category printing');
          if (javaScript) await openHydrated(page, '/');
          else await page.goto('/');

          const filter = page.locator('#layanan nav').getByRole('link', { name: 'Percetakan' });
          await filter.click();
          await page.waitForURL(/[?&]kategori=printing/u);
          // The URL changes before the page has rendered, so each step also waits for the rendered result.
          await expect(filter).toHaveAttribute('aria-current', 'true');
          await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
          await expect(page.locator('#layanan article')).toHaveCount(16);
          await page.locator('#layanan').getByRole('link', { name: tenth.name, exact: true }).click();
          await page.waitForURL(`**/product/${tenth.id}`);
          await expect(page.locator('h1')).toHaveText(tenth.name, { useInnerText: true });

          expect(await chats(page).count()).toBe(1);
          const href = await chats(page).getAttribute('href');
          const { url, message } = parseChatUrl(href);
          expect(url).toBe('https://wa.me/6280000000000');
          expect(href).toBe(`${url}?text=${encodeURIComponent(message)}`);
          expect(message).toContain(tenth.name);
          expect(message.replaceAll('\u00a0', ' ')).toContain(rupiah(tenth.price));
          expect(message).toContain(`${shop.url}/product/${tenth.id}`);

          const [chat] = await Promise.all([context.waitForEvent('page'), chats(page).click()]);
          await chat.waitForURL((url) => url.href === href);
          expect(await chat.evaluate(() => window.opener === null)).toBe(true);
          expect(page.url()).toBe(`${shop.url}/product/${tenth.id}`);
        });

      test("the hero links to a chat ('Pesan Sekarang') and to the services ('Lihat Layanan')", async () => {
        const { page } = await shop.visitor({ viewport });
        await openHydrated(page, '/');
        const order = page.getByRole('link', { name: 'Pesan Sekarang' });
        const { url, message } = parseChatUrl(await order.getAttribute('href'));
        expect(url).toBe('https://wa.me/6280000000000');
        expect(message).toMatch(/^Halo\b/u);
        expect(await order.getAttribute('target')).toBe('_blank');
        expect(await order.getAttribute('rel')).toContain('noopener');

        const services = page.locator('#layanan');
        const top = () => services.evaluate((section) => section.getBoundingClientRect().top);
        expect(await top()).toBeGreaterThan(viewport.height / 2);
        await page.getByRole('link', { name: 'Lihat Layanan' }).click();
        await expect.poll(async () => Math.abs(await top())).toBeLessThan(120);
      });
    });

  test('the home page has title, description, canonical URL and structured data', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/?kategori=design');
    expect(await page.title()).toContain('Make your ideas become true');
    const description = page.locator('meta[name=description]');
    expect((await description.getAttribute('content'))?.length).toBeGreaterThan(50);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${shop.url}/`);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.map((block) => JSON.parse(block) as unknown)).toContainEqual(
      expect.objectContaining({
        name: 'Etalase',
        telephone: '+6280000000000',
        address: expect.objectContaining({ addressCountry: 'ID' }),
      }),
    );
  });
});
