import { expect, test } from '@playwright/test';
import { productNamed } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

const shop = useSharedShop();

/** Runs in the page. Removes what Firefox lacks over plain HTTP, and Safari before 16.4. */
function removeServerTiming(): void {
  Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'serverTiming');
}

test.describe('A page in an older browser', () => {
  for (const remove of [removeServerTiming])
    for (const path of ['/', '{product}', '/contact'])
      test(`hydrates and opens the search; path: ${path}, ${remove.name}`, async () => {
        const { id } = await productNamed(shop.server, 'Desain Logo Profesional');
        const { page } = await shop.visitor();
        await page.addInitScript(remove);
        await openHydrated(page, path.replace('{product}', `/product/${id}`));
        await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
        await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').waitFor();
      });
});
