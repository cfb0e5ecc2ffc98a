import { describe, expect, it } from '@jest/globals';
import { DESKTOP } from '../support/browser.js';
import type { Sale } from '../support/flash-sales.js';
import { loginAsAdmin, read } from '../support/shop-api.js';
import { BROWSERS, login } from './both.js';
import { openFirefox } from './firefox.js';
import { useVisit } from './use-visit.js';

/** Runs in the page. Returns whether an open list has an option with this name. */
function isOffered(name: string): boolean {
  return [...document.querySelectorAll('[role=option]')].some(({ textContent }) =>
    textContent.includes(name),
  );
}

describe.each(BROWSERS)('The owner with $browser on a laptop', ({ open }) => {
  const test = useVisit(() => open(DESKTOP));
  // Each attempt uses a different product name, because a failed attempt may have saved its product.
  let attempts = 0;

  it('creates a flash sale of a product', async () => {
    const { shop, visit } = test;
    attempts += 1;
    const name = `Undangan Kain Songket ${attempts}`;
    const { id } = await (await loginAsAdmin(shop)).addProduct({ name });
    await login(visit);
    await visit.press('tab', 'Flash Sales');
    await visit.press('button', 'Tambah Flash Sale');
    await visit.type('Produk', name);
    await visit.until(isOffered, name);
    await visit.key('ArrowDown');
    await visit.key('Enter');
    await visit.type('Diskon (persen)', '25');
    await visit.press('button', '1 hari');
    await visit.press('button', 'Simpan flash sale');
    await visit.sees('Flash sale berhasil dibuat');
    const sales = await read<Sale[]>(shop, '/api/flash-sales');
    expect(sales.find(({ product }) => product.id === id)?.discountPercentage).toBe(25);
  });
});

describe('The panel in Firefox', () => {
  const test = useVisit(() => openFirefox(DESKTOP));

  it('refuses a flash sale with a start date but no start time', async () => {
    const { visit } = test;
    await login(visit);
    await visit.press('tab', 'Flash Sales');
    await visit.press('button', 'Tambah Flash Sale');
    // The date 11/11/2090, without a time.
    await visit.type('Mulai (WIB)', '11112090');
    await visit.press('button', '3 hari');
    await visit.press('button', 'Simpan flash sale');
    await visit.sees('Isi tanggal dan jam mulainya, atau kosongkan keduanya');
  });
});
