import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import situations from './situations/search-dialog.json' with { type: 'json' };
import { heldBack, json, noNetwork } from './support/fake-api';
import { product } from './support/fixtures';
import { openPage, openSearch, shopApi } from './support/storefront';
import { fill } from './support/watch';

const printed = (id: string, name: string, description: string) =>
  product({ id, name, description, category: 'printing' });
const products = [
  printed('p1', 'Kalender Meja', 'Tiga belas lembar.'),
  printed('p2', 'Stiker', 'Tahan air, tanpa kertas sisa.'),
  product({ id: 'p3', name: 'Logo', description: 'Tiga konsep.', category: 'design' }),
  ...Array.from({ length: 22 }, (_, n) => printed(`m${n}`, `Brosur ${n}`, 'Lipat tiga.')),
];
const OUTCOMES = /Ditemukan|Tidak ada produk|Coba lagi/u;

async function search(api = shopApi(products)) {
  const user = await openPage(api, '/faq');
  return { api, user, ...(await openSearch(user)) };
}

// A small catalog is searched in the browser, so the server gets no request with the search words.
describe('The search in a small catalog', () => {
  it.each(situations.found as [string, string[]][])(
    'finds %j in names, descriptions and categories, ignoring case',
    async (words, names) => {
      const { dialog, user, field } = await search();
      await fill(user, field, words);
      await dialog.findByText(`Ditemukan ${names.length} produk`);
      expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
        names,
      );
    },
  );

  it('shows name, description, price and category in rows that link to their products', async () => {
    const { dialog, user, field } = await search();
    await fill(user, field, 'stiker');
    const row = await dialog.findByRole('link', { name: /Stiker/u });
    expect(row.getAttribute('href')).toBe('/product/p2');
    for (const text of ['Percetakan', 'Stiker', 'Tahan air', 'Rp\u00a055.000'])
      expect(row.textContent).toContain(text);
    expect(row.querySelectorAll('img')).toHaveLength(1);
  });

  it.each(['tidak ada yang begini', '%%', "'; --", '<b>', '\\'])(
    "shows 'Tidak ada produk yang ditemukan' when nothing matches %j",
    async (words) => {
      const { dialog, user, field } = await search();
      await fill(user, field, words);
      const notice = await dialog.findByText('Tidak ada produk yang ditemukan');
      expect(notice.parentElement?.textContent).toContain('Coba kata kunci yang berbeda');
      await fill(user, field, '');
      dialog.getByText('Ketik untuk mencari produk...');
    },
  );

  it("lists products that match in a different word order or by a synonym under 'Mungkin yang Anda cari'", async () => {
    const { dialog, user, field } = await search();
    await fill(user, field, 'meja kalender');
    const heading = await dialog.findByRole('heading', { name: 'Mungkin yang Anda cari' });
    dialog.getByText('Tidak ada produk yang ditemukan');
    const similar = within(heading.parentElement ?? document.body);
    expect(similar.getByRole('link').getAttribute('href')).toBe('/product/p1');
    await fill(user, field, 'stiker');
    await dialog.findByText('Ditemukan 1 produk');
    expect(dialog.queryByText('Mungkin yang Anda cari')).toBeNull();
    await fill(user, field, 'sticker');
    await dialog.findByText('Mungkin yang Anda cari');
    expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Stiker',
    ]);
    dialog.getByText('Tidak ada produk yang ditemukan');
  });

  it("finds products by the owner's synonyms, and requests the synonyms only once", async () => {
    const api = shopApi(products);
    api.respond('GET /api/content/search', () => ({ synonyms: [], groups: [['lambang', 'merek', 'logo']] }));
    const { dialog, user, field } = await search(api);
    await fill(user, field, 'lambang');
    await dialog.findByText('Mungkin yang Anda cari');
    expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe('Logo');
    await fill(user, field, 'merek');
    await waitFor(() => expect(dialog.getByRole('heading', { level: 3 }).textContent).toBe('Logo'));
    expect(api.requestsTo('GET /api/content/search')).toHaveLength(1);
  });

  it('lists similar products separately from the results', async () => {
    const { dialog, user, field } = await search(
      shopApi([...products, product({ id: 's1', name: 'Cetak sticker', description: 'A3' })]),
    );
    await fill(user, field, 'stiker');
    const heading = await dialog.findByRole('heading', { name: 'Mungkin yang Anda cari' });
    dialog.getByText('Ditemukan 1 produk');
    expect(
      within(heading.parentElement ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/product/s1');
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  });

  it('links similar products to the size or quantity in the search', async () => {
    const priceLabel = { unit: 'm²', from: true, onRequest: false };
    const { dialog, user, field } = await search(
      shopApi([
        product({ id: 's1', name: 'Spanduk Flexi', priceLabel }),
        product({ id: 's2', name: 'Spanduk Kain' }),
      ]),
    );
    await fill(user, field, 'sepanduk murah 3 x 1,5 m');
    await dialog.findByRole('heading', { name: 'Mungkin yang Anda cari' });
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/product/s1?hitung=3x1%2C5m', '/product/s2']));
  });

  it('offers a chat about the search words when nothing is found', async () => {
    const { dialog, user, field } = await search();
    // Half a surrogate pair cannot be encoded in a URL, so the link leaves it out.
    await fill(user, field, 'wombat & co \ud83d');
    const chat = await dialog.findByRole('link', { name: /Tanya lewat chat/u });
    const url = new URL(chat.getAttribute('href') ?? '');
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toContain('saya mencari “wombat & co ”');
    await fill(user, field, 'stiker');
    await dialog.findByText('Ditemukan 1 produk');
    expect(dialog.queryByRole('link', { name: /Tanya lewat chat/u })).toBeNull();
  });

  it('shows at most 20 results and a link to all results', async () => {
    const { dialog, user, field } = await search();
    await fill(user, field, 'brosur');
    const all = await dialog.findByRole('link', { name: 'Lihat semua 22 hasil' });
    expect(dialog.getAllByRole('listitem')).toHaveLength(20);
    expect(all.getAttribute('href')).toBe('/?cari=brosur');
  });

  it('shows the results of words that end in half of an emoji', async () => {
    const { user, field } = await search();
    await fill(user, field, 'stiker\ud83d');
    await user.keyboard('{Enter}');
    await screen.findByText('Hasil pencarian “stiker”');
  });

  it('clears the query when closed, and requests the product list only once', async () => {
    const { api, dialog, user, field } = await search();
    await fill(user, field, 'logo');
    await dialog.findByText('Ditemukan 1 produk');
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = await openSearch(user);
    expect(again.field.value).toBe('');
    await user.type(again.field, 'kalender');
    await again.dialog.findByText('Ditemukan 1 produk');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.requestsTo('GET /api/products').map(({ query }) => query.has('q'))).toEqual([false]);
  });

  it("shows 'Mencari…' until the list has loaded, then the results of the current query", async () => {
    const api = shopApi(products);
    const later = heldBack(() => json(products));
    api.respond('GET /api/products', later.respond);
    const { dialog, user, field } = await search(api);
    dialog.getByText('Ketik untuk mencari produk...');
    await fill(user, field, 'kalender');
    dialog.getByText('Mencari…');
    expect(dialog.queryByText(OUTCOMES)).toBeNull();
    later.release();
    await dialog.findByText('Ditemukan 1 produk');
  });

  it("offers 'Coba lagi' when the product list fails to load, and searches again on click", async () => {
    const api = shopApi(products);
    api.respond('GET /api/products', noNetwork);
    const { dialog, user, field } = await search(api);
    await fill(user, field, 'kalender');
    const retry = await dialog.findByRole('button', { name: 'Coba lagi' });
    api.respond('GET /api/products', () => products);
    await user.click(retry);
    await dialog.findByText('Ditemukan 1 produk');
  });
});
