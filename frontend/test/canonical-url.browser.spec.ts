import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './support/browser.js';
import { openHydrated } from './support/storefront.js';
import { startShopServer, type ShopServer } from '../../backend/test/support/shop-server.js';

let shop: ShopServer;
let browser: Browser;

beforeAll(async () => {
  shop = await startShopServer();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await shop.stop();
});

describe('A link with tracking parameters or another spelling of the path', () => {
  it.each([
    ['/?fbclid=IwAR0x&tampil=16#layanan', '/?tampil=16#layanan'],
    ['/printing/?utm_source=wa&urut=harga', '/printing?urut=harga'],
    ['/%70rinting?urut=harga', '/printing?urut=harga'],
    ['/tidak-ada?fbclid=1', '/tidak-ada?fbclid=1'],
  ])('%s leads to %s, which hydrates without errors', async (link, canonical) => {
    const visitor = await visit(browser);
    const { page, problems } = visitor;
    await openHydrated(page, shop.url + link);
    expect(page.url()).toBe(shop.url + canonical);
    await page.getByRole('button', { name: 'Cari', exact: false }).first().click();
    await page.getByPlaceholder('Cari produk, kategori, atau deskripsi...').waitFor();
    expect(problems).toEqual([]);
    await visitor.close();
  });
});
