import { expect, test } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

interface PageState {
  readonly queries: { readonly queries: readonly { readonly queryKey: readonly unknown[] }[] };
}

test.describe('The flash sale section', () => {
  const shop = useSharedShop();

  for (const viewport of [PHONE, DESKTOP])
    test(`is hidden while its sales are loading, ${viewport.width} px wide`, async () => {
      const { page, problems } = await shop.visitor({ viewport });
      // When the section appears, the content below it moves. Such layout shifts are ignored.
      const push = problems.push.bind(problems);
      problems.push = (...found) => push(...found.filter((problem) => !problem.startsWith('layout shift')));
      // The state in the page's HTML contains the sales. The test removes the sales from the state, so that the browser
      // must request them.
      await page.route('**/about', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(
          /(<script[^>]*type="?application\/json"?[^>]*>)(.*?)(<\/script>)/su,
          (_block, start: string, json: string, end: string) => {
            const state = JSON.parse(json) as PageState;
            const { queries: all } = state.queries;
            const rest = all.filter(({ queryKey }) => !String(queryKey[0]).includes('flash-sales'));
            expect(rest.length).toBeLessThan(all.length);
            const stateWithoutSales = { ...state, queries: { ...state.queries, queries: rest } };
            return start + JSON.stringify(stateWithoutSales).replaceAll('<', '\\u003c') + end;
          },
        );
        await route.fulfill({ response, body });
      });
      const held = Promise.withResolvers<void>();
      await page.route('**/api/flash-sales', async (route) => {
        await held.promise;
        await route.continue();
      });
      await openHydrated(page, '/about');
      await page
        .locator('header')
        .getByRole('link', { name: /beranda$/u })
        .click();
      await page.locator('#layanan article').first().waitFor();
      const section = page.getByRole('region', { name: 'Flash Sale' });
      expect(await section.count()).toBe(0);
      expect(await page.locator('#flash-sale').count()).toBe(1);
      held.resolve();
      await section.waitFor();
    });
});
