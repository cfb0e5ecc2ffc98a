import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { expectCountdownTo, wakeAfter } from './support/countdown.js';
import { loginToSales, type Sale } from './support/flash-sales.js';
import { ignoreProblems } from './support/panel.js';
import { loginAsAdmin, read } from './support/shop-api.js';
import { isHydrated, rupiah, visibleText, waitUntilHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const isPageHydrated = (page: Page): Promise<boolean> => page.evaluate(isHydrated);

test.describe('A page with a sale, before any interaction,', () => {
  const shop = useShop();

  test('counts down both before and after hydration', async () => {
    const { page } = await shop.visitor();
    const [sale] = await read<Sale[]>(shop.server, '/api/flash-sales');
    await page.goto('/');
    const first = await page.getByRole('timer').innerText();
    await expect.poll(() => page.getByRole('timer').innerText()).not.toBe(first);
    await expectCountdownTo(page, sale?.endDate ?? '');
    expect(await isPageHydrated(page)).toBe(false);
    await waitUntilHydrated(page);
    await expectCountdownTo(page, sale?.endDate ?? '');
  });

  for (const path of ['/', '/product/{id}'])
    test(`shows the original price after the sale has ended; path: ${path}`, async () => {
      const sales = await loginToSales(shop.server);
      const sold = await (
        await loginAsAdmin(shop.server)
      ).addProduct({ name: `Diskon Sebentar ${path}`, price: 40_000 });
      const visitor = await shop.visitor({ viewport: PHONE });
      const { page } = visitor;
      const endDate = new Date(Date.now() + 10 * 60_000);
      const sale = await sales.add({ productId: sold.id, discountPercentage: 25, endDate });
      await page.clock.install();
      await page.goto(path.replace('{id}', sold.id));
      expect(await visibleText(page.locator('main'))).toContain(rupiah(30_000));
      expect(await isPageHydrated(page)).toBe(false);
      // The sale is deleted on the server, because only the page's clock moves forward. By the server's clock, the sale
      // would still run.
      await sales.delete(sale);
      await page.clock.fastForward(endDate.getTime() - Date.now() + 1000);
      await expect(page.locator('main')).toContainText(rupiah(40_000), { useInnerText: true });
      expect(await visibleText(page.locator('main'))).not.toContain(rupiah(30_000));
      ignoreProblems(visitor, /^layout shift/u);
    });

  for (const event of ['visibilitychange', 'pageshow'])
    test(`removes sales that ended while the device slept, when the event ${event} arrives`, async () => {
      const visitor = await shop.visitor({ viewport: PHONE });
      const { page } = visitor;
      await page.goto('/');
      // The element `s` contains the original price of a product on sale.
      expect(await page.locator('main s').count()).toBeGreaterThan(0);
      await wakeAfter(page, 365 * 24 * 60 * 60 * 1000, event);
      await expect(page.locator('main s')).toHaveCount(0);
      ignoreProblems(visitor, /^layout shift/u);
    });
});
