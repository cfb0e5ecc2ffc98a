import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import situations from './situations/product-form.json' with { type: 'json' };
import { json, refusal } from './support/fake-api';
import { category } from './support/fixtures';
import { dialog, fill, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function openNew(api = panelApi()) {
  const user = await openPanel(api);
  await user.click(screen.getByRole('button', { name: 'Tambah Produk' }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Tambah produk');
  const field = (name: string) => form.getByLabelText(new RegExp(`^${name}`, 'u'));
  const save = () => user.click(form.getByRole('button', { name: 'Simpan produk' }));
  return { api, user, form, field, save };
}

describe('The form of a new product', () => {
  it("starts empty, with the company's chat number and the product visible in the shop", async () => {
    const { form, field } = await openNew();
    for (const name of ['Nama produk', 'Deskripsi', 'Harga', 'Kategori', 'Link Shopee'])
      expect([name, valueOf(field(name))]).toEqual([name, '']);
    expect(valueOf(field('Nomor WhatsApp'))).toBe('081234567890');
    expect(form.getByLabelText<HTMLInputElement>('Tandai sebagai Baru').checked).toBe(false);
    expect(form.getByRole<HTMLInputElement>('switch', { name: 'Tampil di toko' }).checked).toBe(true);
  });

  it('preselects the category by which the product list is filtered', async () => {
    const user = await openPanel(panelApi());
    await user.selectOptions(await screen.findByLabelText('Saring menurut kategori'), 'Percetakan');
    await user.click(screen.getByRole('button', { name: 'Tambah Produk' }));
    expect(valueOf(await screen.findByLabelText('Kategori'))).toBe('printing');
  });

  it('requires name, description, price and category, and focuses the first invalid field', async () => {
    const { api, field, save } = await openNew();
    await save();
    expect(errorAt(field('Nama produk'))).toContain('Nama produk wajib diisi');
    expect(errorAt(field('Deskripsi'))).toContain('Deskripsi wajib diisi');
    expect(errorAt(field('Harga'))).toContain('Harga wajib diisi');
    expect(errorAt(field('Kategori'))).toContain('Pilih kategori produk ini');
    expect(errorAt(field('Nomor WhatsApp'))).toBe('');
    expect(document.activeElement).toBe(field('Nama produk'));
    expect(api.requestsTo('POST /api/products')).toEqual([]);
  });

  it.each(situations.invalid as [string, string, string][])(
    'shows an error for %s %j until it is corrected',
    async (name, typed, message) => {
      const { user, field, save } = await openNew();
      await fill(user, field(name), typed);
      await save();
      expect(errorAt(field(name))).toContain(message);
      // Only the price is required, so the other two fields are corrected by clearing them.
      await fill(user, field(name), name === 'Harga' ? '150000' : '');
      await waitFor(() => expect(errorAt(field(name))).toBe(''));
    },
  );

  it('groups the price when its field is left, or refuses it there with its text kept', async () => {
    const { user, field } = await openNew();
    await user.type(field('Harga'), '27 500');
    expect(valueOf(field('Harga'))).toBe('27 500');
    await user.tab();
    expect(valueOf(field('Harga'))).toBe('27.500');
    await fill(user, field('Harga'), '12,5');
    expect(errorAt(field('Harga'))).toBe('');
    await user.tab();
    expect(valueOf(field('Harga'))).toBe('12,5');
    expect(errorAt(field('Harga'))).toContain('Titik, koma, atau spasi');
  });

  it('requires at least one photo, with a notification and an error at the field', async () => {
    const { api, user, form, field, save } = await openNew();
    await fill(user, field('Nama produk'), 'Mug');
    await fill(user, field('Deskripsi'), 'Keramik.');
    await fill(user, field('Harga'), '10000');
    await user.selectOptions(field('Kategori'), 'Merchandise');
    await save();
    const notification = (await screen.findByText('Error')).parentElement;
    expect(notification?.textContent).toContain('Harap upload minimal satu gambar produk');
    form.getByText('Harap upload minimal satu gambar produk');
    expect(api.requestsTo('POST /api/products')).toEqual([]);
    expect(valueOf(field('Nama produk'))).toBe('Mug');
  });

  it("marks inactive categories as '(tidak aktif)'", async () => {
    const off = category({ id: 'c3', name: 'Musiman', slug: 'musiman', isActive: false });
    const { form } = await openNew(panelApi({ categories: [off] }));
    form.getByRole('option', { name: 'Musiman (tidak aktif)' });
  });

  it('creates the first category inside the form, and keeps the typed values', async () => {
    const api = panelApi({ categories: [] });
    api.respond('POST /api/categories', ({ body }) => {
      api.shop.categories.push(category({ ...(body as object) }));
      return json(category({ ...(body as object) }));
    });
    const { user, form, field } = await openNew(api);
    form.getByText('Belum ada kategori. Buat yang pertama di sini.');
    await fill(user, field('Nama produk'), 'Spanduk');
    await fill(user, field('Harga'), '50000');
    await user.type(form.getByLabelText('Nama kategori'), ' Kain & Spanduk {Enter}');
    await waitFor(() => expect(valueOf(field('Kategori'))).toBe('kain-spanduk'));
    expect(api.bodies('POST /api/categories')).toEqual([{ name: 'Kain & Spanduk', slug: 'kain-spanduk' }]);
    expect(api.requestsTo('POST /api/products')).toEqual([]);
    expect([valueOf(field('Nama produk')), valueOf(field('Harga'))]).toEqual(['Spanduk', '50.000']);
    expect(form.queryByRole('button', { name: 'Buat kategori' })).toBeNull();
  });

  it('shows why a category could not be created, and keeps its name', async () => {
    const api = panelApi({ categories: [] });
    api.respond('POST /api/categories', () => refusal(503, 'Sedang ada gangguan.'));
    const { user, form } = await openNew(api);
    await fill(user, form.getByLabelText('Nama kategori'), 'Spanduk');
    await user.click(form.getByRole('button', { name: 'Buat kategori' }));
    await screen.findByText('Gagal membuat kategori');
    expect(valueOf(form.getByLabelText('Nama kategori'))).toBe('Spanduk');
  });

  it("fills in the category's chat number, or the company's, until the owner types a number", async () => {
    const kaos = category({ id: 'c3', name: 'Kaos', slug: 'kaos', chatNumber: '081111111111' });
    const { user, field } = await openNew(panelApi({ categories: [category(), kaos] }));
    const number = () => valueOf(field('Nomor WhatsApp'));
    await user.selectOptions(field('Kategori'), 'Kaos');
    expect(number()).toBe('081111111111');
    await user.selectOptions(field('Kategori'), 'Merchandise');
    expect(number()).toBe('081234567890');
    await fill(user, field('Nomor WhatsApp'), '082222222222');
    await user.selectOptions(field('Kategori'), 'Kaos');
    expect(number()).toBe('082222222222');
    await user.clear(field('Nomor WhatsApp'));
    await user.selectOptions(field('Kategori'), 'Merchandise');
    expect(number()).toBe('');
  });
});
