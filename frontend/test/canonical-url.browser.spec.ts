import { expect, test } from '@playwright/test';
import situations from './situations/canonical-url.json' with { type: 'json' };
import { productNamed } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

test.describe('A link with tracking parameters, a final slash or other letters', () => {
  const shop = useSharedShop();

  let id = '';
  test.beforeAll(async () => {
    ({ id } = await productNamed(shop.server, 'Desain Logo Profesional'));
  });

  // `{ID}` is the ID of the product in upper case, and `{id}` in lower case. The URL of a 404 page stays unchanged.
  for (const [link, canonical] of situations.links as [string, string][])
    test(`${link} leads to ${canonical}, which hydrates without errors`, async () => {
      const { page } = await shop.visitor();
      await openHydrated(page, link.replace('{ID}', id.toUpperCase()));
      expect(page.url()).toBe(shop.url + canonical.replace('{id}', id));
      // The hydrated page reacts to a press.
      await page.getByRole('button', { name: 'Cari', exact: false }).first().click();
      await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').waitFor();
    });
});
