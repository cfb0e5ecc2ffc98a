import { expect, test } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { productNamed } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const shop = useSharedShop();

/** Runs in the page. Removes `serverTiming`, which Firefox lacks over plain HTTP and Safari lacks before 16.4. */
function removeServerTiming(): void {
  Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'serverTiming');
}

/** Runs in the page. Removes functions that the oldest supported browsers lack. */
function removeNewFunctions(): void {
  for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
    Reflect.deleteProperty(Array.prototype, name);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
}

test.describe('A page in an older browser', () => {
  for (const remove of [removeServerTiming, removeNewFunctions])
    for (const path of ['/', '{product}', '/contact'])
      test(`hydrates and opens the search; path: ${path}, function: ${remove.name}`, async () => {
        const { id } = await productNamed(shop.server, 'Desain Logo Profesional');
        const { page } = await shop.visitor();
        await page.addInitScript(remove);
        await openHydrated(page, path.replace('{product}', `/product/${id}`));
        await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
        await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').waitFor();
      });

  test('moves the focus by arrow keys in the mobile menu, past the links of closed groups', async () => {
    const { page } = await shop.visitor({ viewport: PHONE });
    await page.addInitScript(removeNewFunctions);
    await openHydrated(page, '/');
    const summary = (name: string) => page.locator('header summary:visible', { hasText: name });
    await summary('Menu').press('Enter');
    await summary('Menu').press('ArrowDown');
    await expect(summary('Layanan')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(summary('Kategori')).toBeFocused();
    await summary('Layanan').press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('header details details[open] a').first()).toBeFocused();
  });
});
