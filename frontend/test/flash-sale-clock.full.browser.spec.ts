import { expect, test, type Page } from '@playwright/test';
import { offsetClock } from './support/clock.js';
import { countdown, expectCountdownTo, inWib, secondsOf } from './support/countdown.js';
import { loginToSales, type Sale } from './support/flash-sales.js';
import { productNamed, read } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const HOUR_MS = 60 * 60 * 1000;
// The countdown shows hours modulo 24, so the test would not notice an offset of whole days.
const OFFSET_MS = 25.5 * HOUR_MS;

test.describe('The countdown of the flash sale', () => {
  const shop = useShop();
  const firstSale = async (): Promise<Sale> => {
    const [sale] = await read<Sale[]>(shop.server, '/api/flash-sales');
    if (!sale) throw new Error('The sample catalog has no sale');
    return sale;
  };
  const section = (page: Page) => page.getByRole('region', { name: 'Flash Sale' });

  test('shows hours modulo 24 when more than a day is left', async () => {
    const { page } = await shop.visitor();
    const { endDate } = await firstSale();
    expect(new Date(endDate).getTime() - Date.now()).toBeGreaterThan(24 * HOUR_MS);
    await openHydrated(page, '/');
    await expectCountdownTo(page, endDate);
  });

  test('ticks every second', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/');
    const ticks = await page.getByRole('timer').evaluate(async (timer) => {
      const seen: { at: number; seconds: string }[] = [];
      const watcher = new MutationObserver(() =>
        seen.push({ at: performance.now(), seconds: timer.querySelectorAll('b')[2]?.textContent ?? '' }),
      );
      watcher.observe(timer, { subtree: true, characterData: true, childList: true });
      for (let waited = 0; seen.length < 4 && waited < 100; waited += 1)
        await new Promise((done) => setTimeout(done, 100));
      watcher.disconnect();
      return seen;
    });
    expect(ticks.length).toBe(4);
    for (const [index, tick] of ticks.entries()) {
      const before = ticks[index - 1];
      if (!before) continue;
      expect((Number(before.seconds) - Number(tick.seconds) + 60) % 60).toBe(1);
      expect(Math.abs(tick.at - before.at - 1000)).toBeLessThan(400);
    }
  });

  for (const timezone of ['Asia/Jakarta', 'America/Los_Angeles', 'Pacific/Kiritimati'])
    test.describe(`in ${timezone}`, () => {
      for (const offset of [-OFFSET_MS, OFFSET_MS])
        test(`follows the server's clock when the device's clock is off by ${offset} ms`, async () => {
          const { page, context } = await shop.visitor({ timezone });
          await offsetClock(context, offset);
          const { endDate } = await firstSale();
          await openHydrated(page, '/');
          expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - offset)).toBeLessThan(5000);
          await expectCountdownTo(page, endDate);
          expect(await visibleText(section(page))).toContain(`Berakhir ${inWib(endDate)}`);
        });
    });

  test("is correct when the page comes from the server's or the browser's cache", async () => {
    const { page } = await shop.visitor();
    const { endDate } = await firstSale();
    await openHydrated(page, '/');
    await page.waitForTimeout(3000);
    await page.goto('/about');
    await openHydrated(page, '/');
    await expectCountdownTo(page, endDate);
    // The panel is a separate document, so Back loads the shop's page again, from the browser's cache.
    await page.goto('/admin');
    await page.waitForTimeout(4000);
    await page.goBack();
    await expect(() => expectCountdownTo(page, endDate)).toPass();
  });

  test('is replaced by the end time of the sale when JavaScript is off', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/');
    expect(await visibleText(section(page))).toContain(`Berakhir ${inWib((await firstSale()).endDate)}`);
    expect(await page.getByRole('timer').isVisible()).toBe(false);
  });

  test('reaches 00:00:00, and then counts down to the end of the next sale', async () => {
    const sales = await loginToSales(shop.server);
    const nextSale = await firstSale();
    const { id: productId } = await productNamed(shop.server, 'Poster Acara A2');
    const { page, problems } = await shop.visitor();
    await page.clock.install();
    const endDate = new Date(Date.now() + HOUR_MS);
    // This sale ends before all others, so the countdown shows the time until its end.
    await sales.add({ productId, discountPercentage: 50, endDate });
    await openHydrated(page, '/');
    expect(secondsOf(await countdown(page))).toBeGreaterThan(HOUR_MS / 1000 - 30);
    await page.clock.pauseAt(endDate.getTime() - 500);
    expect(await countdown(page)).toBe('00:00:00');
    await page.clock.runFor(2000);
    await expect(() => expectCountdownTo(page, nextSale.endDate, endDate.getTime() + 1500)).toPass();
    expect(await section(page).locator('article').filter({ hasText: 'Poster Acara A2' }).count()).toBe(0);
    const card = page.locator('#layanan article').filter({ hasText: 'Poster Acara A2' });
    expect(await card.locator('s').count()).toBe(0);
    // When the card of the ended sale is removed, the other cards move.
    expect(problems.splice(0).every((problem) => problem.startsWith('layout shift'))).toBe(true);
  });
});
