import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { heldBack, refusal } from './support/fake-api';
import { product, PRODUCT_FIELDS } from './support/fixtures';
import { answer, dialog, fill, findRow, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const many = Array.from({ length: 30 }, (_, n) => product({ id: `p${n}`, name: `Produk ${n}` }));

describe('The list of products', () => {
  it('shows name, price, category, NEW mark, and number of photos', async () => {
    const newCard = product({ id: 'p2', name: 'Kartu', category: 'printing', isNew: true, isActive: false });
    await openPanel(panelApi({ products: [product({ id: 'p1' }), newCard] }));
    const mug = await findRow('Mug Custom Foto');
    expect(mug.getAllByText(/^Rp\s55\.000$/u).length).toBeGreaterThan(0);
    expect(mug.getAllByText(/Merchandise/u).length).toBeGreaterThan(0);
    expect(mug.getByRole('link', { name: /^Mug Custom Foto/u }).getAttribute('href')).toBe('/product/p1');
    const card = await findRow('Kartu');
    card.getByText(/NEW · 1 foto/u);
    expect(card.getByRole<HTMLInputElement>('switch', { name: 'Tampilkan Kartu di toko' }).checked).toBe(
      false,
    );
    await screen.findByText('2 produk, 1 tampil di toko');
  });

  it('says what the price of a price list is for', async () => {
    const priceLabel = { unit: 'kotak', from: true, onRequest: false };
    const byChat = product({
      id: 'p2',
      name: 'Logo',
      price: 0,
      priceLabel: { unit: null, from: false, onRequest: true },
    });
    await openPanel(panelApi({ products: [product({ priceLabel }), byChat] }));
    expect((await findRow('Mug Custom Foto')).getAllByText(/^mulai Rp\s55\.000 \/ kotak$/u)).toHaveLength(2);
    expect((await findRow('Logo')).getAllByText('Harga lewat chat')).toHaveLength(2);
    expect((await findRow('Logo')).queryByText(/Rp/u)).toBeNull();
  });

  it('marks a product whose category was deleted', async () => {
    await openPanel(panelApi({ products: [product({ category: 'lama', uncategorised: true })] }));
    expect((await findRow('Mug Custom Foto')).getAllByText('Tanpa kategori').length).toBeGreaterThan(0);
  });

  it('shows a button to add the first product when there is none', async () => {
    const user = await openPanel(panelApi({ products: [] }));
    await screen.findByText('Belum ada produk');
    screen.getByText('Tambahkan produk pertama: nama, harga, dan minimal satu foto.');
    expect(screen.queryByLabelText('Cari nama produk')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Tambah Produk' }).at(-1) as HTMLElement);
    await dialog('Tambah produk');
  });

  it("shows a placeholder, offers 'Coba lagi' after a failed request, and loads again on click", async () => {
    const api = panelApi();
    const later = heldBack(() => refusal(503, 'Rusak'));
    api.respond('GET /api/admin/products', later.respond);
    const user = await openPanel(api);
    screen.getByText('Sedang memuat…');
    later.release();
    await screen.findByRole('button', { name: 'Coba lagi' });
    expect(screen.queryByText('Rusak')).toBeNull();
    api.respond('GET /api/admin/products', () => [product()]);
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await findRow('Mug Custom Foto');
  });

  it('saves the visibility of a second product while the save of a first product is still running', async () => {
    const api = panelApi({ products: [product({ id: 'p1' }), product({ id: 'p2', name: 'Kartu' })] });
    const first = heldBack(() => product({ id: 'p1' }));
    const user = await openPanel(api);
    const switchOf = async (name: string) =>
      (await findRow(name)).getByRole<HTMLInputElement>('switch', { name: `Tampilkan ${name} di toko` });
    api.respond('PUT /api/products/:id', first.respond);
    await user.click(await switchOf('Mug Custom Foto'));
    await user.click(await switchOf('Kartu'));
    await waitFor(() => expect(api.requestsTo('PUT /api/products/:id')).toHaveLength(2));
    expect(api.bodies('PUT /api/products/:id').map((body) => (body as { name: string }).name)).toEqual([
      'Mug Custom Foto',
      'Kartu',
    ]);
    first.release();
    await screen.findByText('Product updated successfully');
  });

  it('filters by name and category on the server, and can reset the filter', async () => {
    const api = panelApi();
    const user = await openPanel(api);
    await fill(user, screen.getByLabelText('Cari nama produk'), 'mug ');
    await screen.findByText('1 produk cocok');
    await user.selectOptions(screen.getByLabelText('Saring menurut kategori'), 'Percetakan');
    await screen.findByText('Tidak ada produk yang cocok');
    screen.getByText('Coba kata lain atau pilih semua kategori.');
    const filter = { limit: '25', offset: '0', q: 'mug', category: 'printing' };
    const queries = api.requestsTo('GET /api/admin/products').map(({ query }) => Object.fromEntries(query));
    // Nothing matches exactly, so the panel also asks for similar products.
    expect(queries.slice(-2)).toEqual([filter, { ...filter, match: 'similar' }]);
    await user.click(screen.getByRole('button', { name: 'Tampilkan semua' }));
    await findRow('Mug Custom Foto');
  });

  it('lists products whose words match in another spelling when nothing matches exactly', async () => {
    const api = panelApi();
    const cafe = product({ id: 'p9', name: 'Menu Café' });
    const user = await openPanel(api);
    await findRow('Mug Custom Foto');
    api.respond('GET /api/admin/products', ({ query }) => {
      if (query.get('q') === null) return api.shop.products;
      return query.get('match') === 'similar' ? [cafe] : [];
    });
    await fill(user, screen.getByLabelText('Cari nama produk'), 'cafe');
    await findRow('Menu Café');
    screen.getByText('Tidak ada yang persis sama. 1 produk yang mungkin Anda cari');
  });

  it('shows 25 products per page, and does not go beyond the first or last page', async () => {
    const api = panelApi({ products: many });
    const user = await openPanel(api);
    const pages = within(await screen.findByRole('navigation', { name: 'Halaman daftar' }));
    pages.getByText('dari 2');
    expect(screen.getAllByRole('button', { name: /^Ubah /u })).toHaveLength(25);
    const requestCount = api.requestsTo('GET /api/admin/products').length;
    await user.click(pages.getByRole('button', { name: 'Sebelumnya' }));
    expect(api.requestsTo('GET /api/admin/products')).toHaveLength(requestCount);
    await user.click(pages.getByRole('button', { name: 'Berikutnya' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Ubah /u })).toHaveLength(5));
    const page = pages.getByLabelText('Halaman');
    await fill(user, page, '9');
    await user.keyboard('{Enter}');
    expect(screen.getAllByRole('button', { name: /^Ubah /u })).toHaveLength(5);
    await fill(user, page, '1');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Ubah /u })).toHaveLength(25));
  });

  it('changes the visibility of a product by its switch, and reports a failed change', async () => {
    const api = panelApi();
    const user = await openPanel(api);
    const mug = await findRow('Mug Custom Foto');
    await user.click(mug.getByRole('switch'));
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toMatchObject([{ ...PRODUCT_FIELDS, isActive: false }]);
    api.respond('PUT /api/products/:id', () => refusal(503, 'Layanan sedang tidak tersedia.'));
    const again = (await findRow('Mug Custom Foto')).getByRole('switch');
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    await user.click(again);
    // The wait is long, because the previous notification is shown for a minimum time.
    await screen.findByText('Failed to update product', {}, { timeout: 4000 });
    screen.getByText('Layanan sedang tidak tersedia.');
  });

  it('reports a failed deletion', async () => {
    const api = panelApi();
    api.respond('DELETE /api/products/:id', () => refusal(503, 'Layanan sedang tidak tersedia.'));
    const user = await openPanel(api);
    await user.click(
      (await findRow('Mug Custom Foto')).getByRole('button', { name: 'Hapus Mug Custom Foto' }),
    );
    await answer(user, 'Hapus Mug Custom Foto?', 'Hapus');
    await screen.findByText('Failed to delete product');
  });
});
