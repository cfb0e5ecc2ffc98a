import { expect, test } from '@playwright/test';
import { openHydrated } from './support/storefront.js';
import { useSharedShop } from './support/use-shop.js';

test.describe('A link with tracking parameters or another spelling of the path', () => {
  const shop = useSharedShop();

  for (const [link, canonical] of [
    ['/?fbclid=IwAR0x&tampil=16#layanan', '/?tampil=16#layanan'],
    ['/printing/?utm_source=wa&urut=harga', '/printing?urut=harga'],
    ['/%70rinting?urut=harga', '/printing?urut=harga'],
    ['/tidak-ada?fbclid=1', '/tidak-ada?fbclid=1'],
  ] as const)
    test(`${link} leads to ${canonical}, which hydrates without errors`, async () => {
      const { page } = await shop.visitor();
      await openHydrated(page, link);
      expect(page.url()).toBe(shop.url + canonical);
      await page.getByRole('button', { name: 'Cari', exact: false }).first().click();
      await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').waitFor();
    });
});
