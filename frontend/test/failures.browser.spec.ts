import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { axeFindings, type Visitor } from './support/browser.js';
import { read } from './support/shop-api.js';
import { eventually, open, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const retry = (page: Page) => page.getByRole('button', { name: 'Coba lagi' });

/** Reads fail from now on, until the returned function mends them. */
async function breakReads(
  { page, faults }: Visitor,
  status: number | 'offline',
): Promise<() => Promise<void>> {
  await page.route(/\/api\//u, (route) => {
    if (status === 'offline') return route.abort('internetdisconnected');
    return route.fulfill({ status, contentType: 'application/json', body: '{"message":"Rusak"}' });
  });
  return async () => {
    await page.unroute(/\/api\//u);
    // What Chromium itself says about the answers that were made to fail.
    const said = faults.splice(0).filter((fault) => !fault.startsWith('Failed to load resource'));
    expect(said).toEqual([]);
  };
}

describe("A read that fails in the browser shows 'Coba lagi' and recovers", () => {
  const shop = useShop();

  it.each([503, 'offline'] as const)('in the grid of the home page; failure: %s', async (failure) => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await open(page, '/');
    const mend = await breakReads(visitor, failure);
    await page.locator('#layanan nav').getByRole('link', { name: 'Branding' }).click();
    await retry(page).waitFor();
    expect(await page.getByText('Rusak').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await retry(page).click();
    await retry(page).waitFor();
    await mend();
    await retry(page).click();
    await eventually(async () => expect(await page.locator('#layanan article').count()).toBe(8));
    expect(await retry(page).count()).toBe(0);
  });

  it('when eight more do not come', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await open(page, '/');
    const mend = await breakReads(visitor, 503);
    await page.getByRole('button', { name: 'Muat Lebih Banyak Layanan' }).click();
    await retry(page).waitFor();
    await mend();
    await retry(page).click();
    await eventually(async () => expect(await page.locator('#layanan article').count()).toBe(16));
  });

  it('on a product and on a category page', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await open(page, '/');
    let mend = await breakReads(visitor, 500);
    const card = page.locator('#layanan article').nth(2);
    const name = await words(card.locator('h3'));
    await card.getByRole('link').click();
    await retry(page).waitFor();
    await mend();
    await retry(page).click();
    await eventually(async () => expect(await words(page.locator('h1'))).toBe(name));

    const { length: count } = await read<unknown[]>(shop.server, '/api/products?category=design');
    mend = await breakReads(visitor, 500);
    await page.locator('header summary:visible', { hasText: 'Kategori' }).click();
    await page.locator('header details[open] a').filter({ visible: true }).first().click();
    await retry(page).waitFor();
    await mend();
    await retry(page).click();
    await eventually(async () => expect(await words(page.locator('h1'))).toBe('Desain'));
    await eventually(async () => expect(await page.locator('main article').count()).toBe(count));
  });

  it('in the search dialog', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await open(page, '/');
    await page.getByRole('button', { name: 'Cari Produk' }).click();
    const field = page.getByPlaceholder('Cari produk, kategori, atau deskripsi...');
    await field.waitFor();
    const mend = await breakReads(visitor, 503);
    await field.fill('kalender');
    await retry(page).waitFor();
    await mend();
    await retry(page).click();
    await page.getByText('Ditemukan 1 produk', { exact: true }).waitFor();
  });
});
