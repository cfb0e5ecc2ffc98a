import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { forgive, FAILED_LOAD } from './support/panel.js';
import { eventually, open, recordRequests, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import { addManyProducts } from './support/many-products.js';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cari Produk' });
const field = (page: Page) => dialog(page).getByPlaceholder('Cari produk, kategori, atau deskripsi...');
const opened = async (page: Page): Promise<void> => {
  await page.locator('header').getByRole('button', { name: 'Cari Produk' }).click();
  await field(page).waitFor();
};
const says = (page: Page, sentence: string) =>
  eventually(async () => expect(await words(dialog(page))).toContain(sentence));
const VERDICTS = /Ditemukan|Tidak ada produk|Coba lagi/u;

/** Keeps answers from the page until they are let go, by the words that were asked for; `''` is the whole list. */
async function holdAnswers(page: Page): Promise<(query: string) => Promise<void>> {
  const held = new Map<string, Route>();
  await page.route(/\/api\/products\?/u, (route) => {
    held.set(new URL(route.request().url()).searchParams.get('q') ?? '', route);
  });
  return async (query) => {
    await eventually(() => Promise.resolve(expect(held.has(query)).toBe(true)));
    await held.get(query)?.continue();
  };
}

describe('The search, in a small catalogue', () => {
  const shop = useShop();

  it("says 'Mencari…' until the list is there, then what belongs to the words in the field", async () => {
    const { page } = await shop.visitor();
    await open(page, '/');
    const release = await holdAnswers(page);
    await opened(page);
    await says(page, 'Ketik untuk mencari produk...');
    await field(page).fill('kalender');
    await says(page, 'Mencari…');
    expect(await words(dialog(page))).not.toMatch(VERDICTS);
    await release('');
    await says(page, 'Ditemukan 1 produk');
  });

  it('reads the list once, and nothing for the words that are typed or when it is opened again', async () => {
    const { page } = await shop.visitor();
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const asked = recordRequests(page);
    const calls = () => asked.filter((request) => request.includes('/api/'));
    for (const word of ['kalender', 'logo', 'tidak ada yang begini']) {
      await opened(page);
      await field(page).pressSequentially(word, { delay: 20 });
      await says(page, word.startsWith('tidak') ? 'Tidak ada produk yang ditemukan' : 'Ditemukan');
      await field(page).press('Escape');
      await eventually(async () => expect(await dialog(page).count()).toBe(0));
    }
    expect(calls().length).toBe(1);
    expect(new URL(calls()[0]?.split(' ')[1] ?? '').searchParams.has('q')).toBe(false);
  });

  it('offers to try again when the list cannot be read', async () => {
    const visitor = await shop.visitor();
    const { page } = visitor;
    await open(page, '/');
    await page.route(/\/api\/products\?/u, (route) => route.abort());
    await opened(page);
    await field(page).fill('kalender');
    await says(page, 'Coba lagi');
    await page.unroute(/\/api\/products\?/u);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await says(page, 'Ditemukan 1 produk');
    forgive(visitor, FAILED_LOAD);
  });
});

describe('The search, in a catalogue of more than 500 products', () => {
  const shop = useShop();
  beforeAll(() => addManyProducts(shop.server, 480));
  const searching = async () => {
    const visitor = await shop.visitor();
    await open(visitor.page, '/');
    await visitor.page.waitForLoadState('networkidle');
    return visitor;
  };

  it('asks the server for the words once the typing pauses, and reads the list only once', async () => {
    const { page } = await searching();
    const asked = recordRequests(page);
    const queries = () =>
      asked
        .filter((request) => request.includes('/api/'))
        .map((request) => new URL(request.split(' ')[1] ?? '').searchParams.get('q'));
    await opened(page);
    await field(page).pressSequentially('massal 10', { delay: 20 });
    await says(page, 'Ditemukan 11 produk');
    await field(page).fill('   ');
    await says(page, 'Ketik untuk mencari produk...');
    await page.waitForTimeout(500);
    expect(queries()).toEqual([null, 'massal 10']);
  });

  it('says nothing about other words while it waits, and keeps the newer of two answers', async () => {
    const { page } = await searching();
    await opened(page);
    await field(page).fill('massal 10');
    await says(page, 'Ditemukan 11 produk');
    const release = await holdAnswers(page);
    await field(page).fill('wombat');
    await says(page, 'Mencari…');
    expect(await words(dialog(page))).not.toMatch(VERDICTS);
    // Asked for, and overtaken by the next words.
    await page.waitForTimeout(500);
    await field(page).fill('massal 4');
    await release('massal 4');
    await says(page, 'Ditemukan 92 produk');
    await release('wombat').catch(() => undefined);
    await page.waitForTimeout(300);
    expect(await words(dialog(page))).toContain('Ditemukan 92 produk');
    await field(page).fill('wombat x');
    await says(page, 'Mencari…');
    expect(await words(dialog(page))).not.toMatch(VERDICTS);
    await release('wombat x');
    await says(page, 'Tidak ada produk yang ditemukan');
    await field(page).fill('massal 10');
    await says(page, 'Ditemukan 11 produk');
  });

  it('offers to try again when the server does not answer', async () => {
    const visitor = await searching();
    const { page } = visitor;
    await opened(page);
    await page.route(/[?&]q=/u, (route) => route.abort());
    await field(page).fill('massal 10');
    await says(page, 'Coba lagi');
    await page.unroute(/[?&]q=/u);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await says(page, 'Ditemukan 11 produk');
    forgive(visitor, FAILED_LOAD);
  });
});

describe('The search, in a catalogue of few products whose list weighs more than 150 kB', () => {
  const shop = useShop();
  beforeAll(() => addManyProducts(shop.server, 60, () => randomBytes(3000).toString('hex')));

  it('asks the server for the words', async () => {
    const { page } = await shop.visitor();
    await open(page, '/');
    const asked = recordRequests(page);
    await opened(page);
    await field(page).fill('massal 10');
    await says(page, 'Ditemukan 1 produk');
    expect(asked.filter((request) => request.includes('?q=massal')).length).toBe(1);
  });
});
