import { expect, test, type Page } from '@playwright/test';
import { loginAsAdmin, type Product } from './support/shop-api.js';
import { eventually, waitUntilHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

interface Event {
  readonly kind: string;
  readonly product?: string;
  readonly from?: string;
  readonly words?: string;
}

/** Records the events that the page sends, and answers instead of the shop. */
async function record(page: Page): Promise<Event[]> {
  const events: Event[] = [];
  await page.route('**/api/visits', (route) => {
    events.push(route.request().postDataJSON() as Event);
    return route.fulfill({ status: 204 });
  });
  // The chat must not be opened.
  await page.context().route('https://wa.me/**', (route) => route.abort());
  return events;
}

test.describe('A visit', () => {
  const shop = useShop();
  let product: Product;
  test.beforeAll(async () => {
    const admin = await loginAsAdmin(shop.server);
    product = await admin.addProduct({ name: 'Mug', whatsappNumber: '08123456789', shopeeLink: null });
  });

  test('counts each page and each press on the chat once, with its source', async () => {
    const { page } = await shop.visitor();
    const events = await record(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const path = `/product/${product.id}`;
    await page.goto(`${path}?dari=ig&b=1#x`);
    await page.clock.fastForward(900);
    expect(events).toEqual([]);
    await page.clock.fastForward(200);
    const seen = { product: product.id, from: 'ig' };
    await eventually(() => expect(events).toEqual([{ kind: 'view', ...seen }]));
    await page.clock.resume();
    expect(await page.evaluate(() => location.pathname + location.search + location.hash)).toBe(
      `${path}?b=1#x`,
    );

    const chat = page.locator('main a[href^="https://wa.me/"]').filter({ visible: true }).first();
    await chat.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await chat.dblclick();
    await eventually(() => expect(events[1]).toEqual({ kind: 'chat', ...seen }));

    await waitUntilHydrated(page);
    await page.getByRole('link', { name: 'Kontak' }).first().click();
    await page.waitForURL('**/contact');
    await page.goBack();
    await page.clock.fastForward(2000);
    await page.goForward();
    await page.clock.fastForward(2000);
    await page.getByRole('link', { name: 'FAQ' }).first().click();
    await page.waitForURL('**/faq');
    await page.clock.fastForward(2000);
    await eventually(() => expect(events.slice(2)).toEqual([{ kind: 'view', from: 'ig' }]));

    await page.goto('/?cari=undangan-biru-langit');
    await page.clock.fastForward(2000);
    const own = new URL(shop.url).host;
    await eventually(() =>
      expect(
        events
          .slice(3)
          .map(({ kind, words }) => [kind, words])
          .toSorted(),
      ).toEqual([
        ['search', 'undangan-biru-langit'],
        ['view', undefined],
      ]),
    );
    for (const { from } of events.slice(3)) expect([undefined, own]).toContain(from);

    await page.goto('/faq?dari=surel', { referer: 'https://l.instagram.com/' });
    await page.clock.fastForward(2000);
    await eventually(() => expect(events.slice(5)).toEqual([{ kind: 'view', from: 'l.instagram.com' }]));
    expect(new URL(page.url()).search).toBe('?dari=surel');
  });

  test('is sent without the beacon, too, after the mark has left the address', async () => {
    const { page } = await shop.visitor();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
    const sent = page.waitForRequest('**/api/visits');
    await page.goto('/faq?dari=qr');
    expect((await sent).postDataJSON()).toEqual({ kind: 'view', from: 'qr' });
    expect(new URL((await sent).headers()['referer'] ?? page.url()).search).toBe('');
    expect(new URL(page.url()).search).toBe('');
    expect(errors).toEqual([]);
  });

  test('is stored by the shop when a browser with a usual agent sends it', async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: shop.url,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    });
    const page = await context.newPage();
    const counted = page.waitForResponse('**/api/visits');
    await page.goto(`/product/${product.id}?dari=wa`);
    expect((await counted).status()).toBe(204);
    await context.close();
  });
});
